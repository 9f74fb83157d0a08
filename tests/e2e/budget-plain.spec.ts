import { formatPaise, rupeesToPaise } from '#contract/money.ts';
import { labels, sectionOf } from './content.ts';
import { expect, test } from './site.fixture.ts';

test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 640 } });

const { sums, purposes } = sectionOf('budget', 'budget');

test('the sheet of the chosen sum and purpose is seen, and no other', async ({ page }) => {
  await page.goto('/budget');
  const headings = page.locator('main h2:visible');
  const sheet = (sum: number, purpose: string) => `${formatPaise(rupeesToPaise(sum))} · ${purpose}`;
  const sheets = purposes.flatMap(({ name }) => sums.map((sum) => sheet(sum, name)));
  const seen = async () =>
    (await headings.allTextContents()).filter((text) => sheets.includes(text));
  for (const { name, note } of purposes) {
    await page.getByLabel(name, { exact: true }).check();
    for (const sum of sums) {
      await page.getByLabel(formatPaise(rupeesToPaise(sum)), { exact: true }).check();
      expect(await seen()).toEqual([sheet(sum, name)]);
    }
    if (note) await expect(page.getByText(note)).toBeVisible();
  }
  const others = purposes.slice(0, -1).flatMap(({ note = [] }) => note);
  for (const note of others) await expect(page.getByText(note)).toBeHidden();
});

test('every plan says what is fixed and what others ask for', async ({ page }) => {
  await page.goto('/budget');
  const plans = page.locator('main ol > li:visible');
  for (const plan of await plans.all()) {
    await expect(plan.getByText(labels.budget.fixed, { exact: true })).toBeVisible();
    await expect(plan.getByText(labels.budget.asked, { exact: true })).toBeVisible();
  }
  await expect(plans).not.toHaveCount(0);
});
