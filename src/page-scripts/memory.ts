/** Remembers that something was closed; a browser that forbids storage just forgets. */
export function remember(storage: 'localStorage' | 'sessionStorage', key: string): void {
  try {
    window[storage].setItem(key, '1');
  } catch {
    // Private mode or storage switched off: shown again on the next page, nothing worse.
  }
}

/** Whether that was remembered. */
export function remembers(storage: 'localStorage' | 'sessionStorage', key: string): boolean {
  try {
    return window[storage].getItem(key) !== null;
  } catch {
    return false;
  }
}
