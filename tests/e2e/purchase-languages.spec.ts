// The whole way in every other language than the default one, with nothing stubbed.
import { expect, test } from '@playwright/test';
import { labelOf } from '#contract/catalogue.ts';
import { fill } from '#contract/fill.ts';
import { localPath } from '#contract/local-path.ts';
import { formatPaise } from '#contract/money.ts';
import { service, totalOf } from '#tests/fixtures/content.ts';
import { readAllSites } from '#tests/fixtures/site.ts';
import { orderPath, typed } from './checkout-parts.ts';
import { bankMs, heading, outcomeButton } from './purchase-parts.ts';

const [, ...others] = readAllSites();
const price = formatPaise(totalOf(service));

for (const { catalogue, labels, language, payment } of others) {
  const { reasons, server, status } = payment;
  const bought = { price, service: labelOf(catalogue, service.name) };
  const outcomes = [
    { outcome: 'pay', title: status.successTitle, message: fill(server.success, bought) },
    { outcome: 'cancel', title: status.failureTitle, message: reasons.TXN_CANCELLED ?? '' },
  ] as const;

  for (const { outcome, title, message } of outcomes) {
    test(`in ${labels.language.name}: ${outcome}`, async ({ page }) => {
      await page.goto(localPath(language, orderPath));
      const pay = page.getByRole('button', { name: fill(payment.checkout.pay, { price }) });
      await expect(pay).toBeEnabled();
      for (const name of ['name', 'email', 'phone'] as const) {
        await page.locator(`[name=${name}]`).fill(typed[name]);
      }
      await pay.click();
      await outcomeButton(page, outcome).click();
      await page.waitForURL(new RegExp(`${localPath(language, '/payment-status')}\\?id=BAW-`));
      await expect(heading(page, title)).toBeVisible({ timeout: bankMs });
      await expect(page.getByText(message)).toBeVisible();
    });
  }
}
