import { keep, kept } from '#src/lib/tab-storage.ts';

const key = 'board-name';

/** Keeps what was typed for the other pages of this tab; it is in no address and is sent nowhere. */
export function storeName(typed: string): void {
  keep(key, typed);
}

/** What was typed in this tab, or nothing. */
export function storedName(): string {
  return kept(key);
}
