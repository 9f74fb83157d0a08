import { fill } from '#contract/fill.ts';
import { labels } from './content.ts';
import { expect, test } from './site.fixture.ts';

test("the copyright year is that of the visitor's date", async ({ page }) => {
  await page.clock.setFixedTime('2031-03-04');
  await page.goto('/about');
  const rights = fill(labels.footer.rights, { year: 2031 });
  await expect(page.getByRole('contentinfo')).toContainText(rights);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the copyright has the year of the build', async ({ page }) => {
    await page.goto('/about');
    await expect(page.locator('footer [data-year]')).toHaveText(/^20\d\d$/);
  });
});
