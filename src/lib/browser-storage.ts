/** The tab's storage, or the device's, which also survives the tab. */
type Area = 'sessionStorage' | 'localStorage';

/** Stores a text, or a flag. Ignored where the browser blocks storage. */
export function save(key: string, text = '1', area: Area = 'sessionStorage'): void {
  try {
    window[area][key] = text;
  } catch {}
}

/** The stored text, or an empty one. */
export function load(key: string, area: Area = 'sessionStorage'): string {
  try {
    return window[area][key] ?? '';
  } catch {
    return '';
  }
}
