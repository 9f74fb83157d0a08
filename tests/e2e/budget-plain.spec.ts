import { fill } from '#contract/fill.ts';
import { formatPaise } from '#contract/money.ts';
import { planMixes } from '#src/features/budget/plan.ts';
import { budgets, headingOf, plansOf } from './budget-parts.ts';
import { chatText, first } from './content.ts';
import { expect, test } from './site.fixture.ts';

test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 640 } });

for (const { site, path, data, labels } of budgets) {
  const [, sum = 0] = data.sums;
  const purpose = first(data.purposes);

  test(`without scripts, plans in ${site.language} can be read and sent`, async ({ page }) => {
    await page.goto(path);
    await expect(headingOf(page)).toHaveText(`${formatPaise(sum)} · ${purpose.name}`);
    // Playwright finds no text inside of <noscript>.
    const explanation = page.locator('main noscript > p').first();
    await expect(explanation).toHaveText(fill(labels.withoutScripts, { sum: formatPaise(sum) }));
    await expect(explanation).toBeVisible();
    const plans = planMixes(purpose.mixes, sum, data.labels.gstPercent);
    await expect(plansOf(page)).toHaveCount(plans.length);
    for (const [at, { name, amounts }] of plans.entries()) {
      const plan = plansOf(page).nth(at);
      await expect(plan.getByRole('heading', { name })).toBeVisible();
      await expect(plan.getByText(labels.fixed, { exact: true })).toBeVisible();
      await expect(plan.getByText(labels.asked, { exact: true })).toBeVisible();
      const send = plan.getByRole('link', { name: labels.send });
      expect(chatText(await send.getAttribute('href'))).toContain(formatPaise(amounts.totalPaise));
    }
  });

  test(`without scripts, nothing in ${site.language} pretends to work`, async ({ page }) => {
    await page.goto(path);
    const main = page.getByRole('main');
    for (const role of ['radio', 'textbox', 'combobox', 'button'] as const) {
      await expect(main.getByRole(role)).toHaveCount(0);
    }
  });
}
