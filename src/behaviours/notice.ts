import { remember, remembers } from './memory.ts';

const key = 'notice';

/** Shows the consent-style notice until it has been closed once on this device. */
export function startNotice(): void {
  const notice = document.querySelector<HTMLElement>('[data-notice]');
  if (!notice || remembers('localStorage', key)) return;
  const { style } = document.documentElement;
  notice.hidden = false;
  // Whatever is focused scrolls clear of the notice and the chat button (WCAG 2.4.11).
  style.scrollPaddingBottom = `${notice.offsetHeight + 96}px`;
  notice.querySelector('[data-close]')?.addEventListener('click', () => {
    notice.hidden = true;
    style.scrollPaddingBottom = '';
    remember('localStorage', key);
  });
}
