import { save } from '#src/lib/browser-storage.ts';

/** Storage key of the name to paint: kept in this tab, never in a URL or on the server. */
export const boardNameKey = 'board-name';

/** Stores the name typed in the field (NameField.tsx) for the page that paints it. */
export function startNameField(): void {
  const form = document.querySelector('[data-name-field]');
  form?.addEventListener('submit', () => {
    const typed = form.querySelector('input')?.value.trim();
    // An empty field keeps the name already stored.
    if (typed) save(boardNameKey, typed);
  });
}
