import type { Locator, Page } from '@playwright/test';
import { fill } from '#contract/fill.ts';
import type { NavigationGroup } from '#src/content/navigation.schema.ts';
import { labels, navigation } from './content.ts';
import { expect } from './site.fixture.ts';

/** The links of the header that open a list. */
export const groups = [navigation.services, navigation.locations];

/** The link of a group in the header, the button beside it, and the list that it opens. */
export function groupParts(page: Page, group: NavigationGroup) {
  const header = page.getByRole('banner');
  return {
    link: header.getByRole('link', { name: group.name, exact: true }),
    button: header.getByRole('button', { name: fill(labels.header.open, { name: group.name }) }),
    list: header.locator(`ul:not(:has(ul)):has(a[href="${group.items.at(-1)?.path}"])`),
  };
}

/** The button that opens the navigation on small screens. */
export const menuButton = (page: Page): Locator =>
  page.getByRole('banner').getByRole('button', { name: labels.header.menu, exact: true });

/** The letters of the painted brand name. */
export const brandLetters = (page: Page): Locator =>
  page.getByRole('banner').locator('a[href="/"] [aria-hidden] span');

/** Neither the menu nor a list is open. */
export async function expectAllClosed(page: Page) {
  await expect(page.getByRole('banner').locator('[aria-expanded="true"]')).toHaveCount(0);
  for (const group of groups) await expect(groupParts(page, group).list).toBeHidden();
}
