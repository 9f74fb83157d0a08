/**
 * Runs now, and whenever the page is shown again: from the back/forward cache, from behind another tab, or
 * when its link is clicked after it was loaded ahead (server/http/speculation-rules.ts).
 */
export function atEveryShow(run: () => void): void {
  run();
  addEventListener('pageshow', run);
  document.addEventListener('visibilitychange', run);
}
