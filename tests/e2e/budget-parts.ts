import type { Locator, Page } from '@playwright/test';
import { localPath } from '#contract/local-path.ts';
import { plannerProps } from '#src/features/budget/planner-props.ts';
import { readAllSites } from '#tests/fixtures/site.ts';
import { first } from './content.ts';

/** The budget page in every language: its address, its labels and the props of its island. */
export const budgets = readAllSites().map((site) => ({
  site,
  path: localPath(site.language, '/budget'),
  labels: site.labels.budget,
  data: first(
    site.pages
      .flatMap(({ sections }) => sections)
      .flatMap((section) => (section.type === 'budget' ? plannerProps(section, site) : [])),
  ),
}));

/** Waits until the planner is live: until then its buttons are hidden, and have no role. */
export const plannerOf = (page: Page): Promise<void> =>
  page.getByRole('main').getByRole('button').first().waitFor();

/** Opens the page, and waits until its planner is live. */
export async function openBudget(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await plannerOf(page);
}

/** Heading of the plans. */
export const headingOf = (page: Page): Locator =>
  page.getByRole('main').getByRole('heading', { level: 2, name: /^₹/ });

/** The plans on the page. */
export const plansOf = (page: Page): Locator =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3 }) });

/** The plans whose numbers can be changed. */
export const openPlans = (page: Page): Locator => page.locator('main li[data-open]');
