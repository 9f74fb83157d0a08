const key = 'board-name';

/** Keeps what was typed for the other pages of this tab; it is in no address and is sent nowhere. */
export function storeName(typed: string): void {
  try {
    sessionStorage.setItem(key, typed);
  } catch {
    // Private mode, or storage is switched off: it is typed once more, nothing worse.
  }
}

/** What was typed in this tab, or nothing. */
export function storedName(): string {
  try {
    return sessionStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}
