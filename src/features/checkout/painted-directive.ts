import type { ClientDirective } from 'astro';
import { afterNextPaint } from './after-next-paint.ts';

/** Runs right after the first paint; at the load event where the browser reports no paints. */
function onFirstPaint(run: () => void): void {
  if (!PerformanceObserver.supportedEntryTypes.includes('paint')) {
    addEventListener('load', run);
    return;
  }
  new PerformanceObserver((_paints, observer) => {
    observer.disconnect();
    run();
  }).observe({ type: 'paint', buffered: true });
}

/** Runs when the whole page has been parsed and painted: the first paint may show the top of it alone. */
function onWholePaint(run: () => void): void {
  if (document.readyState === 'loading') {
    document.addEventListener('DOMContentLoaded', () => afterNextPaint(run), { once: true });
  } else afterNextPaint(run);
}

/** client:painted: hydrates an island once the page is painted, which its scripts would hold up. */
const hydrateWhenPainted: ClientDirective = (load) =>
  onFirstPaint(() =>
    onWholePaint(async () => {
      const hydrate = await load();
      await hydrate();
    }),
  );

export default hydrateWhenPainted;
