import { first, navigation, site } from './content.ts';
import { groupParts } from './header-parts.ts';
import { expect, test } from './site.fixture.ts';

const { main, services, locations } = navigation;
const headerLinks = [main, services, services.items, locations, locations.items].flat();

/** A place outside Bihar, which is below Locations. */
const branchPath = `/locations/${first(site.branches).slug}`;

/** The group that each page belongs to. */
const pages = [
  { path: '/about', group: undefined },
  { path: branchPath, group: locations },
  { path: first(main.slice(-1)).path, group: undefined },
  { path: first(services.items.slice(1)).path, group: services },
  { path: (services.more.at(-1) ?? services).path, group: services },
  { path: services.path, group: services },
];

for (const { path, group } of pages) {
  test(`the header marks where ${path} is`, async ({ page }) => {
    await page.goto(path);
    const bar = page.locator('header nav');
    const current = headerLinks.filter((link) => link.path === path).map(({ name }) => name);
    await expect(bar.locator('a[aria-current="page"]')).toHaveText(current);

    for (const { name, path: target } of [...main, services, locations]) {
      const link = expect(bar.getByRole('link', { name, exact: true }));
      // The mark is a painted line below the words.
      if (name === group?.name || target === path) await link.not.toHaveCSS('box-shadow', 'none');
      else await link.toHaveCSS('box-shadow', 'none');
    }
  });
}

test('a link to the parent of the current page says so to screen readers', async ({ page }) => {
  await page.goto(branchPath);
  await expect(groupParts(page, locations).link).toHaveAttribute('aria-current', 'true');
});
