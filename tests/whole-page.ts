/** In the page: lays out what waits until it is scrolled near, so that checks and pictures see it. */
export function showWholePage(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('* { content-visibility: visible !important }');
  document.adoptedStyleSheets.push(sheet);
}
