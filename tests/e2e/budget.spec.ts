import { fill } from '#contract/fill.ts';
import { formatPaise, rupeesToPaise } from '#contract/money.ts';
import { planMixes } from '#src/features/budget/plan.ts';
import { describeRest } from '#src/features/budget/plan-text.ts';
import { sumLimits } from '#src/features/budget/use-budget.ts';
import { budgets, headingOf, openBudget, plansOf } from './budget-parts.ts';
import { first } from './content.ts';
import { expect, test } from './site.fixture.ts';

for (const { site, path, data, labels: budget } of budgets) {
  const purpose = first(data.purposes);
  const district = first(site.districts);
  const sum = formatPaise(data.sums[1] ?? 0);

  test.describe(`the budget in ${site.language}`, () => {
    test('a typed sum shows its plans, and an invalid one changes nothing', async ({ page }) => {
      await openBudget(page, path);
      const field = page.getByLabel(budget.anySum);
      await field.fill('7,777');
      await expect(headingOf(page)).toHaveText(`₹7,777 · ${purpose.name}`);
      const plans = planMixes(purpose.mixes, rupeesToPaise(7777), data.labels.gstPercent);
      for (const plan of plans) {
        const item = plansOf(page).filter({ hasText: plan.name });
        await expect(item).toContainText(formatPaise(plan.amounts.totalPaise));
        await expect(item).toContainText(describeRest(plan, data.labels));
      }
      const limits = { least: formatPaise(sumLimits.least), most: formatPaise(sumLimits.most) };
      const fault = fill(budget.sumFault, { ...limits, sum: '₹7,777' });
      for (const wrong of ['0', '-1', '1e9', '1000000000', 'many']) {
        await field.fill(wrong);
        await field.blur();
        await expect(field).toHaveAccessibleDescription(fault);
        await expect(headingOf(page)).toHaveText(`₹7,777 · ${purpose.name}`);
      }
      await page.getByLabel(sum, { exact: true }).check();
      await expect(field).toHaveValue('');
      await expect(field).toHaveAccessibleDescription('');
      await expect(headingOf(page)).toHaveText(`${sum} · ${purpose.name}`);
    });

    test('no error is shown while a sum is being typed', async ({ page }) => {
      await openBudget(page, path);
      const field = page.getByLabel(budget.anySum);
      for (const figure of '25000') {
        await field.press(figure);
        await expect(field).toHaveAccessibleDescription('');
      }
      await expect(headingOf(page)).toHaveText(`₹25,000 · ${purpose.name}`);
      await field.fill('2');
      await field.press('Enter');
      await expect(field).not.toHaveAccessibleDescription('');
      await field.fill('25000');
      await expect(field).toHaveAccessibleDescription('');
    });

    test('the address selects the district, and an unknown one shows a message', async ({
      page,
    }) => {
      await openBudget(page, `${path}?district=${district.slug}`);
      await expect(page.getByLabel(budget.district)).toHaveValue(district.slug);
      await expect(headingOf(page)).toContainText(district.name);
      await openBudget(page, `${path}?district=atlantis`);
      await expect(page.getByText(budget.districtFault)).toBeVisible();
      await expect(page.getByLabel(budget.district)).toHaveValue('');
    });
  });
}
