import { getItem, setItem } from '#src/page-scripts/storage.ts';

const key = 'board-name';

/** Keeps what was typed for the other pages of this tab; it is in no address and is sent nowhere. */
export const keepName = (typed: string): void => setItem('sessionStorage', key, typed);

/** What was typed in this tab, or nothing. */
export const keptName = (): string => getItem('sessionStorage', key);
