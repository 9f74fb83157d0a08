/** What stays: for all visits, or for this tab. */
type Storage = 'localStorage' | 'sessionStorage';

/** Keeps a text for later pages. A browser that forbids storage ignores it. */
export function setItem(storage: Storage, key: string, text = '1'): void {
  try {
    window[storage].setItem(key, text);
  } catch {
    // Private mode, or storage is switched off: the next page does not know, nothing worse.
  }
}

/** What was kept, or nothing. */
export function getItem(storage: Storage, key: string): string {
  try {
    return window[storage].getItem(key) ?? '';
  } catch {
    return '';
  }
}
