import { labelOf } from '#contract/catalogue.ts';
import { localPath } from '#contract/local-path.ts';
import { formatPaise } from '#contract/money.ts';
import type { NavigationItem } from '#src/content/navigation.schema.ts';
import { readAllSites } from '#tests/fixtures/site.ts';
import { chatText } from './content.ts';
import { groupParts, groups } from './header-parts.ts';
import { expect, test } from './site.fixture.ts';

test.use({ javaScriptEnabled: false });

const sizes = [
  { width: 360, height: 640 },
  { width: 1280, height: 800 },
];

for (const { catalogue, labels, language, navigation } of readAllSites()) {
  const at = (path: string) => localPath(language, path);
  const linksAt = (links: NavigationItem[]) =>
    links.map(({ name, path }) => ({ name, path: at(path) }));
  const groups = [navigation.services, navigation.locations].map(({ items, more, ...group }) => ({
    ...group,
    items: linksAt(items),
    more: linksAt(more),
  }));
  const services = catalogue.categories.flatMap((category) => category.services);

  for (const viewport of sizes) {
    const tag = viewport.width === 360 ? '@core' : [];
    test.describe(`at ${viewport.width} px, in ${labels.language.name}`, () => {
      test.use({ viewport });

      test('the menu has every link, and no button is dead', { tag }, async ({ page }) => {
        await page.goto(at('/about'));
        const header = page.getByRole('banner');
        await expect(header.getByRole('button')).toHaveCount(0);
        if (viewport.width === 360) {
          await expect(header.locator('nav')).toBeHidden();
          await header.locator('details summary', { hasText: labels.header.menu }).click();
          for (const group of groups) await expect(groupParts(page, group).list).toBeVisible();
        }
        for (const { name } of [...navigation.main, ...groups]) {
          await expect(header.getByRole('link', { name, exact: true })).toBeVisible();
        }
        await header.getByRole('link', { name: navigation.services.name, exact: true }).click();
        await page.waitForURL(`**${at(navigation.services.path)}`);
      });

      test('every link of the lists is on the page', async ({ page }) => {
        await page.goto(at('/about'));
        if (viewport.width === 360) {
          for (const list of await page.locator('footer summary').all()) await list.click();
        }
        for (const { name, path } of groups.flatMap(({ items, more }) => [...items, ...more])) {
          const link = page.getByRole('contentinfo').getByRole('link', { name, exact: true });
          await expect(link).toBeVisible();
          await expect(link).toHaveAttribute('href', path);
        }
      });

      test('questions open', async ({ page }) => {
        await page.goto(at('/'));
        const question = page.locator('main details', { has: page.locator('p') }).first();
        const answer = question.locator('p');
        await expect(answer).toBeHidden();
        await question.locator('summary').click();
        await expect(answer).toBeVisible();
      });

      test('every price can be read', { tag }, async ({ page }) => {
        await page.goto(at('/pricing'));
        for (const { name, amountPaise } of services) {
          const row = page
            .getByRole('main')
            .getByRole('listitem')
            .filter({ has: page.getByText(labelOf(catalogue, name), { exact: true }) })
            // A link below the rate card may have the same words.
            .first();
          await expect(row).toBeVisible();
          const price = amountPaise === undefined ? labels.price.custom : formatPaise(amountPaise);
          await expect(row).toContainText(price);
        }
      });

      test('the chat button works, and nothing else floats', async ({ page, opened }) => {
        await page.goto(at('/'));
        await expect(page.locator('[data-prompt]')).toBeHidden();
        await expect(page.locator('[data-notice]')).toBeHidden();
        const button = page.locator('a[href]').last();
        await expect(button).toBeInViewport({ ratio: 1 });
        await button.click();
        await page.waitForURL('https://wa.me/**');
        expect(opened.map(chatText)).toHaveLength(1);
      });
    });
  }
}

test('the lists open on hover and on focus on a wide screen', async ({ page }) => {
  await page.goto('/about');
  for (const group of groups) {
    const { link, list } = groupParts(page, group);
    await expect(list).toBeHidden();
    await link.hover();
    await expect(list).toBeVisible();
    await page.mouse.move(20, 700);
    await expect(list).toBeHidden();
    await link.focus();
    await expect(list).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(list.getByRole('link').first()).toBeFocused();
  }
});
