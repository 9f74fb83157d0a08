const key = 'board-name';

/**
 * Keeps what was typed for the other pages of this tab; it is in no address and is sent nowhere. Does
 * nothing where storage is forbidden.
 */
export function storeName(typed: string): void {
  try {
    sessionStorage.setItem(key, typed);
  } catch {
    // The next page does not know the name.
  }
}

/** What was typed in this tab, here or on the home page (sections/hero/name-field.ts); or nothing. */
export function storedName(): string {
  try {
    return sessionStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}
