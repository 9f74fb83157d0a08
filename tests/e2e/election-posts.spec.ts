import { localPath } from '#contract/local-path.ts';
import { formatPaise } from '#contract/money.ts';
import { readAllSites } from '#tests/fixtures/site.ts';
import { layOutBelowFold } from '../below-fold.ts';
import { budgets, headingOf, openPlans, plannerOf } from './budget-parts.ts';
import { first } from './content.ts';
import { expect, test } from './site.fixture.ts';

test.use({ viewport: { width: 360, height: 740 } });

for (const site of readAllSites()) {
  const { language } = site;
  const page = first(
    site.pages.filter(({ sections }) => sections.some(({ type }) => type === 'election-posts')),
  );
  const path = localPath(language, `/${page.slug}`);
  const { data, labels } = first(budgets.filter((one) => one.site.language === language));
  const posts = data.purposes.flatMap((purpose) => purpose.posts);

  test(`a post in ${language} leads to its plan, open on the budget page`, async ({ page }) => {
    await page.goto(path);
    const fold = page.getByRole('main').locator('details').first();
    await fold.locator('summary').click();
    const plan = fold.getByRole('link').last();
    const name = await plan.locator('b').first().textContent();
    await plan.click();
    await page.waitForURL((url) => url.pathname === localPath(language, '/budget'));
    await plannerOf(page);
    const slug = new URL(page.url()).searchParams.get('post');
    const post = first(posts.filter((one) => one.slug === slug));
    await expect(page.getByLabel(labels.post)).toHaveValue(post.slug);
    await expect(headingOf(page)).toContainText(`${formatPaise(post.sumPaise)} · `);
    await expect(headingOf(page)).toContainText(post.name);
    const heading = openPlans(page).getByRole('heading', { name: name ?? '' });
    await expect(heading).toBeInViewport();
    await page.reload();
    await plannerOf(page);
    await expect(page.getByLabel(labels.post)).toHaveValue(post.slug);
    await expect(heading).toBeInViewport();
  });

  test(`the page of posts in ${language} is eight screens at most`, async ({ page }) => {
    await page.goto(path);
    await page.evaluate(layOutBelowFold);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(height).toBeLessThanOrEqual(8 * 740);
  });
}
