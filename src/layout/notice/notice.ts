import { atEveryShow } from '../../page-scripts/at-every-show.ts';

/**
 * In localStorage, for it is kept for good. Not by tab-storage.ts: a choice of stores would cost the script
 * inside every page 20 bytes, which the first ten packets of /hi do not have.
 */
const key = 'notice';

/** Notice.module.css hides it by this; so may the first script of the page, before it is painted. */
function hideNotice(): void {
  document.documentElement.dataset.noticed = '';
}

/** Lets the notice be closed by its button, for good. */
export function startNotice(): void {
  document.querySelector('[data-notice] [data-close]')?.addEventListener('click', () => {
    hideNotice();
    try {
      localStorage[key] = '1';
    } catch {
      // Private mode, or storage is switched off: the next page shows it again, nothing worse.
    }
  });
}

/** Hides the notice where it has been closed on another page since this one was read. */
export function keepNoticeClosed(): void {
  atEveryShow(() => {
    try {
      if (localStorage[key]) hideNotice();
    } catch {
      // Storage is switched off.
    }
  });
}
