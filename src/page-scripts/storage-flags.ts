/** Sets a flag for later pages. A browser that forbids storage ignores it. */
export function setFlag(storage: 'localStorage' | 'sessionStorage', key: string): void {
  try {
    window[storage].setItem(key, '1');
  } catch {
    // Private mode, or storage is switched off: the next page does not know, nothing worse.
  }
}

/** Whether the flag was set. */
export function hasFlag(storage: 'localStorage' | 'sessionStorage', key: string): boolean {
  try {
    return Boolean(window[storage].getItem(key));
  } catch {
    return false;
  }
}
