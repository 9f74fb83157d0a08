// What goes wrong at the checkout, in every language other than the default one, on a phone.
import { fill } from '#contract/fill.ts';
import { localPath } from '#contract/local-path.ts';
import { formatPaise } from '#contract/money.ts';
import { service, totalOf } from '#tests/fixtures/content.ts';
import { readAllSites } from '#tests/fixtures/site.ts';
import { axeFaults, pageWidth } from './axe-faults.ts';
import { answer, orderPath, stubPayment, typed } from './checkout-parts.ts';
import { expect, test } from './site.fixture.ts';

const [, ...others] = readAllSites();

test.use({ viewport: { width: 320, height: 640 } });

for (const { labels, language, payment } of others) {
  const { checkout } = payment;
  const payLabel = fill(checkout.pay, { price: formatPaise(totalOf(service)) });
  const words = 'कीमत बदल गई है।';
  const failures = {
    'a refusal': [answer({ success: false, message: words }, 409), words],
  } as const;

  test.describe(`in ${labels.language.name}`, () => {
    test.beforeEach(async ({ page }) => {
      await page.goto(localPath(language, orderPath));
      await expect(page.getByRole('button', { name: payLabel })).toBeEnabled();
    });

    test('shows an error at each empty field, and focuses the first', async ({ page }) => {
      await page.getByRole('button', { name: payLabel }).click();
      await expect(page.locator('[name=name]')).toBeFocused();
      for (const [name, fault] of [
        ['name', checkout.nameMissing],
        ['email', checkout.emailWrong],
        ['phone', checkout.phoneWrong],
      ] as const) {
        await expect(page.locator(`[name=${name}]`)).toHaveAccessibleDescription(fault);
      }
      expect(await pageWidth(page)).toBe(320);
      expect(await axeFaults(page)).toEqual([]);
    });

    for (const [what, [give, text]] of Object.entries(failures)) {
      test(`${what} leaves the form live and loses no input`, async ({ page }) => {
        await stubPayment(page, give);
        for (const name of ['name', 'email', 'phone'] as const) {
          await page.locator(`[name=${name}]`).fill(typed[name]);
        }
        await page.getByRole('button', { name: payLabel }).click();
        await expect(page.getByRole('alert').filter({ hasText: text })).toContainText(
          checkout.failedTitle,
        );
        await expect(page.locator('form')).toContainText(text);
        await expect(page.locator('[name=name]')).toHaveValue(typed.name);
        await expect(page.getByRole('button', { name: payLabel })).toBeEnabled();
      });
    }
  });
}
