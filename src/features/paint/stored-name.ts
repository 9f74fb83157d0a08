import { keep, kept } from '#src/lib/tab-storage.ts';

const key = 'board-name';

/** Keeps what was typed for the other pages of this tab; it is in no address and is sent nowhere. */
export const storeName = (typed: string): void => keep(key, typed);

/** What was typed in this tab, or nothing. */
export const storedName = (): string => kept(key);

/** Hands the name typed under the board of the home page (sections/hero/NameField.tsx) to the studio. */
export function startNameField(): void {
  const form = document.querySelector('[data-name-field]');
  form?.addEventListener('submit', () => {
    const typed = form.querySelector('input')?.value.trim();
    // Left empty, it keeps what was typed in the studio before.
    if (typed) storeName(typed);
  });
}
