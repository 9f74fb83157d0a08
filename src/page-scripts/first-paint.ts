/** Runs right after the first paint; at the load event where the browser reports no paints. */
export function onFirstPaint(run: () => void): void {
  if (!PerformanceObserver.supportedEntryTypes.includes('paint')) {
    addEventListener('load', run);
    return;
  }
  new PerformanceObserver((_paints, observer) => {
    observer.disconnect();
    run();
  }).observe({ type: 'paint', buffered: true });
}
