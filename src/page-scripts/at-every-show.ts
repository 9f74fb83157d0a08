/** Runs now, and whenever the page is shown again: from the back/forward cache, or prerendered before. */
export function atEveryShow(run: () => void): void {
  run();
  addEventListener('pageshow', run);
  document.addEventListener('prerenderingchange', run);
}
