import { load, save } from '#src/lib/browser-storage.ts';

/** Page.astro reads it before the first paint. */
const storageKey = 'notice';

/** Lets the button close the notice for good, and hides it if another page has closed it meanwhile. */
export function startNotice(): void {
  const notice = document.querySelector<HTMLElement>('[data-notice]');
  if (!notice) return;
  notice.querySelector('button')?.addEventListener('click', () => {
    notice.hidden = true;
    save(storageKey, '1', 'localStorage');
  });
  const hideIfClosed = () => {
    notice.hidden ||= load(storageKey, 'localStorage') !== '';
  };
  addEventListener('pageshow', hideIfClosed);
  document.addEventListener('visibilitychange', hideIfClosed);
}
