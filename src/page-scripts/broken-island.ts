/** Astro's element around an island: it tells that its scripts did not come, and can start again. */
type Island = HTMLElement & { start: () => Promise<void> };

/**
 * Where the line broke between the page and the scripts of its form: says so, if the page has words
 * for it, and starts the form again when the browser is back online, or at a press. Nothing is loaded
 * again, so what was typed meanwhile stays.
 */
export function startBrokenIsland(): void {
  const words = document.querySelector<HTMLElement>('[data-broken]');
  let broken: Island | undefined;
  const setHidden = (hidden: boolean) => {
    if (words) words.hidden = hidden;
  };
  const tryAgain = () => {
    setHidden(true);
    broken?.start();
    broken = undefined;
  };

  addEventListener('astro:hydration-error', ({ target }) => {
    broken = target as Island;
    setHidden(false);
  });
  addEventListener('online', tryAgain);
  words?.querySelector('button')?.addEventListener('click', tryAgain);
}
