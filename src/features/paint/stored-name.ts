/** Storage key of the name to paint: kept in this tab, never in a URL or on the server. */
export const nameKey = 'board-name';

/** Longest input in UTF-16 code units, enough for 40 letters of any script; cleanName says what is painted. */
export const maxTyped = 400;

/** Stores the name to paint. Ignored where the browser blocks storage. */
export function storeName(name: string): void {
  try {
    sessionStorage[nameKey] = name;
  } catch {}
}

/** The stored name, or an empty one. */
export function storedName(): string {
  try {
    return sessionStorage[nameKey] ?? '';
  } catch {
    return '';
  }
}
