import { storeName } from '#src/features/paint/stored-name.ts';

/** Hands the name that is typed under a board to the page that paints it; it stays in the tab. */
export function startNameField(): void {
  const form = document.querySelector('[data-name-field]');
  form?.addEventListener('submit', () => {
    const typed = form.querySelector('input')?.value.trim();
    // Left empty, it leaves alone what was typed on that page before.
    if (typed) storeName(typed);
  });
}
