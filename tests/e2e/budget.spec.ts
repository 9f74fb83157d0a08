import type { Page } from '@playwright/test';
import { fill } from '#contract/fill.ts';
import { localPath } from '#contract/local-path.ts';
import { formatPaise, rupeesToPaise } from '#contract/money.ts';
import { budgetData } from '#src/budget/budget-data.ts';
import { planMixes } from '#src/budget/plan.ts';
import { describeRest } from '#src/budget/plan-text.ts';
import { sumLimits } from '#src/budget/sum-limits.ts';
import type { Site } from '#src/content/site.ts';
import { readAllSites } from '#tests/fixtures/site.ts';
import { chatText, first } from './content.ts';
import { expect, test } from './site.fixture.ts';

const budgetOf = (site: Site) =>
  first(
    site.pages
      .flatMap(({ sections }) => sections)
      .flatMap((section) => (section.type === 'budget' ? budgetData(section, site) : [])),
  );

/** Opens the page, and waits for its script. */
async function openBudget(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.locator('[data-plans][data-ready]').waitFor();
}

const headingOf = (page: Page) => page.locator('main h2:visible').first();

for (const site of readAllSites()) {
  const data = budgetOf(site);
  const { budget } = site.labels;
  const path = localPath(site.language, '/budget');
  const purpose = first(data.purposes);
  const district = first(site.districts);
  const sum = formatPaise(data.sums[1] ?? 0);

  test.describe(`the budget in ${site.language}`, () => {
    test('a typed sum has its plans, and what is no sum changes nothing', async ({ page }) => {
      await openBudget(page, path);
      const field = page.getByLabel(budget.anySum);
      await field.fill('7,777');
      await expect(headingOf(page)).toHaveText(`₹7,777 · ${purpose.name}`);
      const plans = planMixes(purpose.mixes, rupeesToPaise(7777), data.labels.gstPercent);
      for (const plan of plans) {
        const item = page.locator('ol > li:visible').filter({ hasText: plan.name });
        await expect(item).toContainText(formatPaise(plan.amounts.totalPaise));
        await expect(item).toContainText(describeRest(plan, data.labels));
      }
      const limits = { least: formatPaise(sumLimits.least), most: formatPaise(sumLimits.most) };
      const fault = fill(budget.sumFault, { ...limits, sum: '₹7,777' });
      for (const wrong of ['0', '-1', '1e9', '1000000000', 'many']) {
        await field.fill(wrong);
        await expect(field).toHaveAccessibleDescription(fault);
        await expect(headingOf(page)).toHaveText(`₹7,777 · ${purpose.name}`);
      }
      await page.getByLabel(sum, { exact: true }).check();
      await expect(field).toHaveValue('');
      await expect(field).toHaveAccessibleDescription('');
      await expect(headingOf(page)).toHaveText(`${sum} · ${purpose.name}`);
    });

    test('a plan is changed, sent as a whole and booked by the line', async ({ page }) => {
      await openBudget(page, path);
      const [plan] = planMixes(purpose.mixes, data.sums[1] ?? 0, data.labels.gstPercent);
      if (!plan) throw new Error(`Nothing fits into ${sum}`);
      await page.getByRole('button', { name: budget.change }).first().click();
      const open = page.locator('li[data-open]');
      await expect(open.getByRole('heading', { name: plan.name })).toBeFocused();
      const line = first(plan.lines);
      const [number = 0] = line.numbers;
      const row = open.getByRole('listitem').first();
      await row.getByRole('button').nth(1).press('Enter');
      await expect(row.getByRole('spinbutton').first()).toHaveValue(String(number + 1));
      const rest = line.numbers.slice(1).reduce((product, one) => product * one, 1);
      const quantity = (number + 1) * rest;
      const price = formatPaise(line.service.amountPaise * quantity);
      await expect(row).toContainText(price);
      await page.getByLabel(budget.district).selectOption(district.slug);
      await expect(headingOf(page)).toHaveText(`${sum} · ${purpose.name} · ${district.name}`);
      const send = open.getByRole('link', { name: budget.send });
      const text = chatText(await send.getAttribute('href'));
      const told = [
        sum,
        purpose.name,
        district.name,
        price,
        ...plan.lines.map((one) => one.service.label),
      ];
      for (const words of told) expect(text).toContain(words);
      await row.getByRole('link').click();
      await expect(page).toHaveURL((url) => url.pathname === localPath(site.language, '/payment'));
      const query = new URL(page.url()).searchParams;
      expect(query.get('serviceName')).toBe(line.service.name);
      expect(Number(query.get('quantity') ?? 1)).toBe(quantity);
    });

    test('the address chooses the district, and says so where there is none', async ({ page }) => {
      await openBudget(page, `${path}?district=${district.slug}`);
      await expect(page.getByLabel(budget.district)).toHaveValue(district.slug);
      await expect(headingOf(page)).toContainText(district.name);
      await openBudget(page, `${path}?district=atlantis`);
      await expect(page.getByText(budget.districtFault)).toBeVisible();
      await expect(page.getByLabel(budget.district)).toHaveValue('');
    });

    test('prints on one page, with the day and how long it holds', async ({ page }) => {
      await openBudget(page, path);
      const pagesOf = async () =>
        (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b/g)?.length;
      expect(await pagesOf()).toBe(1);
      await page.getByRole('button', { name: budget.change }).first().click();
      expect(await pagesOf()).toBe(1);
      await page.emulateMedia({ media: 'print' });
      await expect(page.locator('[data-date]')).toBeVisible();
      await expect(page.locator('[data-date]')).toContainText(String(new Date().getFullYear()));
      await expect(page.locator('ol > li:visible')).toHaveCount(1);
      await expect(page.getByRole('banner')).toBeHidden();
      await expect(page.getByRole('contentinfo')).toBeHidden();
    });
  });
}
