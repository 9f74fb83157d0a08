/** Astro's element around an island, which can hydrate again after its scripts failed to load. */
type Island = HTMLElement & { start: () => Promise<void> };

/**
 * Where the scripts of an island failed to load: shows the page's alert, if it has one, and hydrates
 * the island again once the browser is back online, or when asked to. The page is not reloaded, so
 * what was typed meanwhile stays.
 */
export function startHydrationRetry(): void {
  const alert = document.querySelector<HTMLElement>('[data-broken]');
  let failed: Island | undefined;
  const setHidden = (hidden: boolean) => {
    if (alert) alert.hidden = hidden;
  };
  const tryAgain = () => {
    setHidden(true);
    failed?.start();
    failed = undefined;
  };

  addEventListener('astro:hydration-error', ({ target }) => {
    failed = target as Island;
    setHidden(false);
  });
  addEventListener('online', tryAgain);
  alert?.querySelector('button')?.addEventListener('click', tryAgain);
}
