import type { Page } from '@playwright/test';
import { formatPaise } from '#contract/money.ts';
import { budgets, openBudget, openPlans, plansOf } from './budget-parts.ts';
import { expect, test } from './site.fixture.ts';

/** On how many sheets of A4 a page is printed, with the margins of Chromium's dialogue. */
async function sheetsOf(page: Page): Promise<number> {
  const margin = { top: '1cm', right: '1cm', bottom: '1cm', left: '1cm' };
  const pdf = await page.pdf({ format: 'A4', margin });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

for (const { site, path, data, labels: budget } of budgets) {
  test.describe(`an open plan in ${site.language}`, () => {
    test('its button prints the page', async ({ page }) => {
      await page.addInitScript(() => {
        window.print = () => document.documentElement.setAttribute('data-printing', '');
      });
      await openBudget(page, path);
      await page.getByRole('button', { name: budget.change }).first().click();
      await page.getByRole('button', { name: budget.print }).click();
      await expect(page.locator('html')).toHaveAttribute('data-printing', '');
    });

    test('prints on one page, with the day and how long it holds', async ({ page }) => {
      await openBudget(page, path);
      expect(await sheetsOf(page)).toBe(1);
      await page.getByRole('button', { name: budget.change }).first().press('Enter');
      expect(await sheetsOf(page)).toBe(1);
      const focused = openPlans(page).locator(':focus-visible');
      await page.emulateMedia({ media: 'print' });
      await expect(focused).toHaveCSS('outline-style', 'none');
      const date = page.getByText(`${budget.date}: `);
      await expect(date).toBeVisible();
      await expect(date).toContainText(String(new Date().getFullYear()));
      await expect(plansOf(page).filter({ visible: true })).toHaveCount(1);
      await expect(page.getByRole('banner')).toBeHidden();
      await expect(page.getByRole('contentinfo')).toBeHidden();
    });

    for (const { name } of data.purposes) {
      test(`all three of “${name}” print on one page`, async ({ page }) => {
        await openBudget(page, path);
        await page.getByLabel(name, { exact: true }).check();
        for (const dear of data.sums.slice(-2)) {
          await page.getByLabel(formatPaise(dear), { exact: true }).check();
          const closed = page.getByRole('button', { name: budget.change });
          while ((await closed.count()) > 0) await closed.first().click();
          expect(await sheetsOf(page)).toBe(1);
        }
      });
    }
  });
}
