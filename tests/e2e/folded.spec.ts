import { hasHeadOffice } from '#src/content/district.schema.ts';
import { districtPath } from '#src/site/routes.ts';
import { districts, first, labels } from './content.ts';
import { expect, test } from './site.fixture.ts';

const district = first(districts);
const [, format] = district.formats;
const name = labels.formats[format?.format ?? 'hoarding'];
const text = format?.text ?? '';

test('a phone folds all formats of a district but the first until one is tapped', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(districtPath(district.slug));
  const shown = page.getByText(text, { exact: true });
  await expect(shown).toBeHidden();
  await page.locator('summary', { hasText: name }).click();
  await expect(shown).toBeVisible();
});

test('a wide screen shows them below plain headings', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 740 });
  await page.goto(districtPath(district.slug));
  await expect(page.getByText(text, { exact: true })).toBeVisible();
  const heading = page.getByRole('heading', { level: 3, name, exact: true });
  const fold = page.locator('main details', { has: heading });
  await fold.locator('h3').click({ force: true });
  await expect(fold).not.toHaveAttribute('open');
});

test('the contact page leads to directions that are not folded', async ({ page }) => {
  const home = districts.find(hasHeadOffice);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/contact');
  const link = page.getByRole('link', { name: labels.district.visit });
  await expect(link).toHaveCount(home ? 1 : 0);
  if (!home) return;
  await link.click();
  await expect(page.getByText(home.reach, { exact: true })).toBeVisible();
});
