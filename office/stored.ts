/** Settings that a device keeps. */
type Setting = 'office-language' | 'office-sound';

/** A stored setting; empty if unset or if the browser blocks storage. */
export function loadSetting(key: Setting): string {
  try {
    return localStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

/** Stores a setting; if the browser blocks storage, it lasts as long as the page. */
export function saveSetting(key: Setting, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {}
}
