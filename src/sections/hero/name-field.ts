import { save } from '#src/lib/browser-storage.ts';

/** Key of the name that is painted, for the pages of this tab; it is in no address and is sent nowhere. */
export const boardNameKey = 'board-name';

/** Hands the name typed under the board (NameField.tsx) to the page that paints it. */
export function startNameField(): void {
  const form = document.querySelector('[data-name-field]');
  form?.addEventListener('submit', () => {
    const typed = form.querySelector('input')?.value.trim();
    // Left empty, it keeps what was typed on that page before.
    if (typed) save(boardNameKey, typed);
  });
}
