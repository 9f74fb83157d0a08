/** In localStorage, because a closed notice stays closed for good; Page.astro reads it before the paint. */
const storageKey = 'notice';

/** Lets the notice be closed by its button, and hides it where it was closed on another page meanwhile. */
export function startNotice(): void {
  const notice = document.querySelector<HTMLElement>('[data-notice]');
  if (!notice) return;
  notice.querySelector('button')?.addEventListener('click', () => {
    notice.hidden = true;
    try {
      localStorage[storageKey] = '1';
    } catch {
      // Storage is off: the next page shows it again.
    }
  });
  const hideIfClosed = () => {
    try {
      if (localStorage[storageKey]) notice.hidden = true;
    } catch {
      // Storage is off.
    }
  };
  addEventListener('pageshow', hideIfClosed);
  document.addEventListener('visibilitychange', hideIfClosed);
}
