/** Long after the largest paint, so that what is fetched then competes with nothing. */
const pauseMs = 500;

/** Runs once the page has been painted for a while; at the load event where that cannot be told. */
export function whenPainted(run: () => void): void {
  if (!globalThis.PerformanceObserver?.supportedEntryTypes?.includes('paint')) {
    addEventListener('load', run);
    return;
  }
  new PerformanceObserver((_paints, observer) => {
    observer.disconnect();
    setTimeout(run, pauseMs);
  }).observe({ type: 'paint', buffered: true });
}
