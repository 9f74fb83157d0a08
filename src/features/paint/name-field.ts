import { storeName } from './stored-name.ts';

/** Stores the name typed in the field (NameField.tsx) for the page that paints it. */
export function startNameField(): void {
  const form = document.querySelector('[data-name-field]');
  form?.addEventListener('submit', () => {
    const typed = form.querySelector('input')?.value.trim();
    // An empty field keeps the name already stored.
    if (typed) storeName(typed);
  });
}
