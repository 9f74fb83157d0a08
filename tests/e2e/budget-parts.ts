import type { Locator, Page } from '@playwright/test';
import { localPath } from '#contract/local-path.ts';
import { budgetData } from '#src/features/budget/budget-data.ts';
import { readAllSites } from '#tests/fixtures/site.ts';
import { first } from './content.ts';

/** The budget page in every language: where it is, what it says and works with. */
export const budgets = readAllSites().map((site) => ({
  site,
  path: localPath(site.language, '/budget'),
  labels: site.labels.budget,
  data: first(
    site.pages
      .flatMap(({ sections }) => sections)
      .flatMap((section) => (section.type === 'budget' ? budgetData(section, site) : [])),
  ),
}));

/** Waits for the script of the page. */
export const scriptOf = (page: Page): Promise<void> =>
  page.locator('[data-plans][data-ready]').waitFor();

/** Opens the page, and waits for its script. */
export async function openBudget(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await scriptOf(page);
}

/** The headings of the sheets that are seen. */
export const headingOf = (page: Page): Locator =>
  page.locator('[data-field="heading"]').filter({ visible: true });
