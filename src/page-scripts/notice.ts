import { makeRoomForDock } from './dock.ts';
import { remember, remembers } from './memory.ts';

const key = 'notice';

/** Lets the consent-style notice be closed, once for all pages of this device. */
export function startNotice(): void {
  const notice = document.querySelector<HTMLElement>('[data-notice]');
  if (!notice) return;
  notice.querySelector('[data-close]')?.addEventListener('click', () => {
    notice.hidden = true;
    remember('localStorage', key);
    makeRoomForDock();
  });
  const settle = () => {
    notice.hidden ||= remembers('localStorage', key);
    makeRoomForDock();
  };
  // A page from the back/forward cache may have been left before the notice was closed elsewhere,
  // and one that was loaded ahead may have been loaded before that.
  addEventListener('pageshow', settle);
  document.addEventListener('prerenderingchange', settle);
}
