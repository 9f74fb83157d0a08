/** Settings that a device keeps. */
type Setting = 'office-language' | 'office-sound';

/** A stored setting; an empty text where there is none, or the browser blocks storage. */
export function loadSetting(key: Setting): string {
  try {
    return localStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

/** Stores a setting. Ignored where the browser blocks storage: it then lasts as long as the page. */
export function saveSetting(key: Setting, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {}
}
