/** Long after the largest paint, so that what is fetched then competes with nothing else. */
const pauseMs = 500;

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

/** Runs half a second after the first paint. */
export const afterFirstPaint = (run: () => void): void =>
  onFirstPaint(() => {
    setTimeout(run, pauseMs);
  });
