import { remember, remembers } from './memory.ts';

const key = 'notice';

/** Shows the consent-style notice until it has been closed once on this device. */
export function startNotice(): void {
  const notice = document.querySelector<HTMLElement>('[data-notice]');
  if (!notice || remembers('localStorage', key)) return;
  notice.hidden = false;
  notice.querySelector('[data-close]')?.addEventListener('click', () => {
    notice.hidden = true;
    remember('localStorage', key);
  });
}
