import type { Page } from '@playwright/test';
import { axeViolations, type colorSchemes, wcag } from '../axe.ts';
import { layOutBelowFold } from '../below-fold.ts';

/** A phone and a desktop; `npm test` checks the phone in light and the desktop in dark colours. */
export function widthsIn(colorScheme: (typeof colorSchemes)[number]): number[] {
  if (process.env.PAGES !== 'kinds') return [360, 1280];
  return [colorScheme === 'light' ? 360 : 1280];
}

/**
 * Takes drawn patterns off the page: axe does not judge text on a pattern. What is left, the plain
 * colour below, has to carry the text by itself.
 */
function takePatternsAway(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`*, ::before, ::after { background-image: none !important }
    ::before, ::after { content: none !important }`);
  document.adoptedStyleSheets.push(sheet);
}

/** Opens a page for `accessFaults`: laid out as a whole, and without patterns. */
export async function openPlain(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.evaluate(takePatternsAway);
  await page.evaluate(layOutBelowFold);
}

/** What axe finds on the current page, at one width. */
export async function accessFaults(page: Page, width: number, rules = wcag): Promise<string[]> {
  await page.setViewportSize({ width, height: 800 });
  return (await axeViolations(page, rules)).flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => {
      const reason = failureSummary?.split('\n')[1]?.trim();
      return `${width} px: ${id}: ${target.join(' ')}: ${reason}`;
    }),
  );
}
