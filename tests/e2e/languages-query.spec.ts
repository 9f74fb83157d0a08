// The same page in another language shows what the query of the address names: an order, a district.

import { labelOf } from '#contract/catalogue.ts';
import { fill } from '#contract/fill.ts';
import { localPath } from '#contract/local-path.ts';
import { formatPaise } from '#contract/money.ts';
import { pricedServices, service, totalOf } from '#tests/fixtures/content.ts';
import { readAllSites } from '#tests/fixtures/site.ts';
import {
  accept,
  checkout,
  checkoutLabels,
  openOrder,
  orderPath,
  pathOf,
  stubPayment,
  typed,
} from './checkout-parts.ts';
import { first } from './content.ts';
import { expect, test } from './site.fixture.ts';

const [, ...others] = readAllSites();

for (const { catalogue, labels: local, language, payment } of others) {
  const at = (path: string) => localPath(language, path);
  const price = formatPaise(totalOf(service));

  test.describe(`in ${local.language.name}`, () => {
    test('the checkout keeps its order and what was typed', async ({ page }) => {
      await openOrder(page);
      await checkout(page).email.fill(typed.email);
      await page.getByRole('banner').getByRole('link', { name: local.language.name }).click();
      await page.waitForURL(`**${at(orderPath)}`);
      await expect(page.locator('[name=email]')).toHaveValue(typed.email);
      const main = page.getByRole('main');
      await expect(main).toContainText(labelOf(catalogue, service.name));
      const requests = await stubPayment(page, accept);
      await page.locator('[name=name]').fill(typed.name);
      await page.locator('[name=phone]').fill(typed.phone);
      await page.getByRole('button', { name: fill(payment.checkout.pay, { price }) }).click();
      await expect
        .poll(() => requests.map((request) => request.postDataJSON()))
        .toMatchObject([{ language, serviceName: service.name }]);
    });

    test('the checkout keeps the chosen quantity', async ({ page }) => {
      const counted = first(pricedServices.filter(({ limits }) => limits.most > limits.least));
      await openOrder(page, pathOf(counted));
      await page.getByRole('button', { name: checkoutLabels.more }).click();
      const quantity = `quantity=${counted.limits.least + counted.limits.step}`;
      await page.waitForURL(`**&${quantity}`);
      await page.getByRole('banner').getByRole('link', { name: local.language.name }).click();
      await page.waitForURL(`**${at(pathOf(counted))}&${quantity}`);
    });

    test('the plans keep their district', async ({ page }) => {
      await page.goto('/budget?district=somewhere');
      const link = page.getByRole('banner').getByRole('link', { name: local.language.name });
      await expect(link).toHaveAttribute('href', at('/budget?district=somewhere'));
    });

    test('the order is kept before hydration', async ({ page }) => {
      await page.route('**/Checkout.*.js', (route) => route.abort());
      await page.goto(orderPath);
      const link = page.getByRole('banner').getByRole('link', { name: local.language.name });
      await expect(link).toHaveAttribute('href', at(orderPath));
    });

    test('input from before hydration is kept', async ({ page }) => {
      await page.route('**/Checkout.*.js', (route) => route.abort());
      await page.goto(orderPath);
      await page.locator('[name=email]').fill(typed.email);
      await page.unroute('**/Checkout.*.js');
      await page.getByRole('banner').getByRole('link', { name: local.language.name }).click();
      await page.waitForURL(`**${at(orderPath)}`);
      await expect(page.locator('[name=email]')).toHaveValue(typed.email);
      await expect(page.locator('[name=name]')).toHaveValue('');
    });

    test('input is kept if the page is left during hydration', async ({ page }) => {
      await page.clock.install({ time: 0 });
      await page.clock.pauseAt(1000);
      await page.goto(orderPath);
      await page.locator('[name=email]').fill(typed.email);
      // It is live, and the frame after that has not come.
      await expect(async () => {
        await page.clock.runFor(16);
        await expect(page.locator('astro-island[ssr]')).toHaveCount(0, { timeout: 500 });
      }).toPass();
      await page.goto(at(orderPath));
      await page.clock.resume();
      await expect(page.locator('[name=email]')).toHaveValue(typed.email);
    });
  });
}
