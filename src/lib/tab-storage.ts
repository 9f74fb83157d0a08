/** Keeps a text, or a flag, for the other pages of this tab. A browser that forbids storage ignores it. */
export function keep(key: string, text = '1'): void {
  try {
    sessionStorage[key] = text;
  } catch {
    // Private mode, or storage is switched off: the next page does not know, nothing worse.
  }
}

/** The text that was kept in this tab, or nothing. */
export function kept(key: string): string {
  try {
    return sessionStorage[key] ?? '';
  } catch {
    return '';
  }
}
