import { hasFlag, setFlag } from './storage-flags.ts';

const key = 'notice';

/** Lets the consent-style notice be closed, once for all pages of this device. */
export function startNotice(): void {
  const notice = document.querySelector<HTMLElement>('[data-notice]');
  if (!notice) return;
  notice.querySelector('[data-close]')?.addEventListener('click', () => {
    notice.hidden = true;
    setFlag('localStorage', key);
  });
  const settle = () => {
    notice.hidden ||= hasFlag('localStorage', key);
  };
  // The notice may have been closed on another page since this one was put into the back/forward cache
  // or prerendered.
  addEventListener('pageshow', settle);
  document.addEventListener('prerenderingchange', settle);
}
