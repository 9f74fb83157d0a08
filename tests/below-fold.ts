/**
 * Runs in the page: lays out every part of it at once, also those that `content-visibility: auto` leaves
 * until a visitor comes near, for checks and screenshots of the whole page.
 */
export function layOutBelowFold(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('* { content-visibility: visible !important }');
  document.adoptedStyleSheets.push(sheet);
}
