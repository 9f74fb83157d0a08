/**
 * Runs in the page: lays out what is below the fold at once, as page-scripts/below-fold.ts does after
 * the first paint, so that checks and screenshots need not wait for it.
 */
export function layOutBelowFold(): void {
  document.documentElement.dataset.laidOut = '';
}
