/**
 * Lays out what is below the fold, which was left out of the first paint (base.css), so that it is there
 * when a visitor scrolls fast and in full-page screenshots.
 */
export function layOutBelowFold(): void {
  document.documentElement.dataset.laidOut = '';
}
