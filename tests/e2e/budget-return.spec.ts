import type { Page } from '@playwright/test';
import { formatPaise } from '#contract/money.ts';
import { budgets, headingOf, openBudget, plannerOf } from './budget-parts.ts';
import { first } from './content.ts';
import { expect, test } from './site.fixture.ts';

// Playwright switches the back/forward cache off, as some browsers do: going back reloads the page.

/** Follows a link, and goes back. */
async function goAwayAndBack(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('link').first().click();
  await page.waitForURL((url) => !url.pathname.endsWith('/budget'));
  await page.goBack();
  const isNew = () =>
    performance.getEntriesByType('navigation').map((entry) => entry.toJSON().type);
  expect(await page.evaluate(isNew)).toEqual(['back_forward']);
}

const { site, path, data, labels } = first(budgets);
const [purpose = first(data.purposes)] = data.purposes.slice(1);
const district = first(site.districts);

test('a typed sum is restored, with purpose and district', async ({ page }) => {
  await openBudget(page, path);
  await page.getByLabel(purpose.name, { exact: true }).check();
  await page.getByLabel(labels.district).selectOption(district.slug);
  await page.getByLabel(labels.anySum).fill('7,777');
  await goAwayAndBack(page);
  await plannerOf(page);
  await expect(page.getByLabel(labels.anySum)).toHaveValue('7,777');
  await expect(headingOf(page)).toHaveText(`₹7,777 · ${purpose.name} · ${district.name}`);
});

test('a selected sum is restored', async ({ page }) => {
  await openBudget(page, path);
  const sum = formatPaise(data.sums.at(-1) ?? 0);
  await page.getByLabel(sum, { exact: true }).check();
  await goAwayAndBack(page);
  await plannerOf(page);
  await expect(page.getByLabel(sum, { exact: true })).toBeChecked();
  await expect(headingOf(page)).toHaveText(`${sum} · ${first(data.purposes).name}`);
});

test('a sum is selected after the typed one was cleared', async ({ page }) => {
  await openBudget(page, path);
  const field = page.getByLabel(labels.anySum);
  await field.fill('7,777');
  await field.fill('');
  await goAwayAndBack(page);
  await plannerOf(page);
  const sum = formatPaise(data.sums[1] ?? 0);
  await expect(page.getByLabel(sum, { exact: true })).toBeChecked();
  await expect(headingOf(page)).toHaveText(`${sum} · ${first(data.purposes).name}`);
});

test('input from before hydration is kept', async ({ page }) => {
  const arrival = Promise.withResolvers<void>();
  await page.route('**/BudgetPlanner.*.js', async (route) => {
    await arrival.promise;
    await route.continue();
  });
  await page.goto(path);
  await page.getByLabel(purpose.name, { exact: true }).check();
  await page.getByLabel(labels.district).selectOption(district.slug);
  await page.getByLabel(labels.anySum).fill('7,777');
  arrival.resolve();
  await plannerOf(page);
  await expect(page.getByLabel(labels.anySum)).toHaveValue('7,777');
  await expect(headingOf(page)).toHaveText(`₹7,777 · ${purpose.name} · ${district.name}`);
});
