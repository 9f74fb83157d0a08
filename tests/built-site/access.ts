import type { Page } from '@playwright/test';
import { axeViolations, wcag } from '../axe.ts';
import { layOutBelowFold } from '../below-fold.ts';

/** What a visitor's device may ask for. */
export const colorSchemes = ['light', 'dark'] as const;
/** Width of a phone, in px. */
export const phone = 360;
const desk = 1280;

/** A phone and a desk; `npm test` sees the phone in light and the desk in dark colours. */
export function widthsIn(colorScheme: (typeof colorSchemes)[number]): number[] {
  if (process.env.PAGES !== 'kinds') return [phone, desk];
  return [colorScheme === 'light' ? phone : desk];
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

/** What axe finds on the page as it stands, at one width. */
export async function accessFaults(page: Page, width: number, rules = wcag): Promise<string[]> {
  await page.setViewportSize({ width, height: 800 });
  await page.evaluate(takePatternsAway);
  await page.evaluate(layOutBelowFold);
  return (await axeViolations(page, rules)).flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => {
      const reason = failureSummary?.split('\n')[1]?.trim();
      return `${width} px: ${id}: ${target.join(' ')}: ${reason}`;
    }),
  );
}
