import { expect, type Page } from '@playwright/test';
import { axeViolations, colorSchemes, wcag } from '../axe.ts';
import { layOutBelowFold } from '../below-fold.ts';

/**
 * What axe finds on the current page: WCAG 2.2, levels A and AA. From the top, because axe
 * takes a field that is scrolled half under the header for a small target.
 */
export async function axeFaults(page: Page): Promise<string[]> {
  await page.evaluate(layOutBelowFold);
  await page.evaluate(() => scrollTo(0, 0));
  return (await axeViolations(page, wcag)).flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
  );
}

/** Width of the page; more than that of the window means that it scrolls sideways. */
export const pageWidth = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

/** Expects the current page to fit these widths, and to meet WCAG 2.2 AA in light and dark colours. */
export async function expectAccess(page: Page, widths: number[]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 640 });
    expect(await pageWidth(page)).toBe(width);
    for (const colorScheme of colorSchemes) {
      await page.emulateMedia({ colorScheme });
      expect(await axeFaults(page), `${width} px, ${colorScheme}`).toEqual([]);
    }
  }
}
