import { keep } from '#src/lib/tab-storage.ts';

/**
 * Hands the name typed under the board to the page that paints it (features/paint/stored-name.ts, which has
 * the key, too). A module shared with that island would no longer be inline in every page.
 */
export function startNameField(): void {
  const form = document.querySelector('[data-name-field]');
  form?.addEventListener('submit', () => {
    const typed = form.querySelector('input')?.value.trim();
    // Left empty, it keeps what was typed on that page before.
    if (typed) keep('board-name', typed);
  });
}
