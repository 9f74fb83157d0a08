/**
 * Runs now, if the page is seen, and whenever it is shown again: from the back/forward cache, from behind
 * another tab, or when its link is clicked after it was loaded ahead (server/http/speculation-rules.ts).
 */
export function atEveryShow(run: () => void): void {
  const runIfSeen = () => {
    if (!document.hidden) run();
  };
  runIfSeen();
  addEventListener('pageshow', runIfSeen);
  document.addEventListener('visibilitychange', runIfSeen);
}
