import type { Page } from '@playwright/test';

/** Of the Layout Instability API, which TypeScript's library does not know. */
interface LayoutShiftEntry extends PerformanceEntry {
  value: number;
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
}

/** How much of a page has moved, and what. */
export interface LayoutShift {
  sum: number;
  moved: string[];
}

/** Waits until the display font is there: all its faces that the page uses. */
export async function waitForDisplayFont(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const faces = [...document.fonts].filter(({ family }) => family.includes('Anek'));
    const isLoading = document.fonts.status === 'loading';
    return !isLoading && faces.some(({ status }) => status === 'loaded');
  });
}

/** Runs in the browser: all layout shifts so far. */
export function shiftSoFar(): Promise<LayoutShift> {
  return new Promise((resolve) => {
    const entries: LayoutShiftEntry[] = [];
    const observer = new PerformanceObserver((list) => {
      entries.push(...(list.getEntries() as LayoutShiftEntry[]));
    });
    observer.observe({ type: 'layout-shift', buffered: true });
    const place = ({ x, y, width, height }: DOMRect) =>
      [x, y, width, height].map(Math.round).join(' ');
    const nameOf = ({ startTime, sources }: LayoutShiftEntry) => {
      const moves = sources.map(({ node, previousRect, currentRect }) => {
        const element = node instanceof Element ? node : node?.parentElement;
        const name = `${element?.localName}.${element?.className}`;
        return `${name} from ${place(previousRect)} to ${place(currentRect)}`;
      });
      return `at ${Math.round(startTime)} ms ${moves.join(', ')}`;
    };
    // The buffer is handed over in a task of its own, or not at all where it is empty.
    setTimeout(() => {
      const sum = entries.reduce((total, { value }) => total + value, 0);
      resolve({ sum, moved: entries.map(nameOf) });
    }, 200);
  });
}
