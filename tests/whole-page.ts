/**
 * In the page: lays out what waits until the first paint is done, as page-scripts/whole-page.ts does,
 * so that checks and pictures need not wait for it.
 */
export function showWholePage(): void {
  document.documentElement.style.setProperty('--below', 'visible');
}
