import type { Page } from '@playwright/test';
import { afterAll, beforeAll, inject, it } from 'vitest';
import { axeViolations, colourRules, wcag } from '../axe.ts';
import { layOutBelowFold } from '../below-fold.ts';
import { browsedPaths } from './browsed-paths.ts';
import { type Fault, noFaults } from './faults.ts';
import { closePrompt, openTab, type Tab } from './tab.ts';

const [phone, desk] = [360, 1280];

/** A phone and a desk; `npm test` sees the phone in light and the desk in dark colours. */
export function widthsIn(colorScheme: 'light' | 'dark'): number[] {
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

/**
 * Checks the pages in one colour scheme: all rules in light colours, those of colours in dark ones. A page whose kinds
 * of sections were seen on others is checked as on a phone alone.
 */
export async function checkAccess(colorScheme: 'light' | 'dark'): Promise<void> {
  const paths = await browsedPaths();
  const kinds = new Set(await browsedPaths(true));
  const rules = colorScheme === 'light' ? wcag : colourRules;
  let tab: Tab;

  beforeAll(async () => {
    tab = await openTab({ colorScheme });
    await tab.page.goto(inject('origin'));
    await closePrompt(tab.page);
  });
  afterAll(() => tab.close());

  it(`keeps WCAG 2.2 AA on every page in ${colorScheme} colours`, async () => {
    const faults: Fault[] = [];
    for (const path of paths) {
      await tab.page.goto(inject('origin') + path);
      for (const width of kinds.has(path) ? widthsIn(colorScheme) : [phone]) {
        const found = await accessFaults(tab.page, width, rules);
        faults.push(...found.map((fault) => ({ path, fault })));
      }
    }
    noFaults(faults);
  });
}
