import { atEveryShow } from './at-every-show.ts';
import { hasFlag, setFlag } from './storage-flags.ts';

/** Notice.module.css hides it by this; so may the first script of the page, before it is painted. */
function hideNotice(): void {
  document.documentElement.dataset.noticed = '';
}

/** Lets the notice be closed by its button, for good. */
export function startNotice(): void {
  document.querySelector('[data-notice] [data-close]')?.addEventListener('click', () => {
    setFlag('localStorage', 'notice');
    hideNotice();
  });
}

/** Hides the notice where it has been closed on another page since this one was read. */
export function keepNoticeClosed(): void {
  atEveryShow(() => {
    if (hasFlag('localStorage', 'notice')) hideNotice();
  });
}
