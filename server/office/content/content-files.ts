import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { namesIn } from '#server/http/pages.ts';

/** Files by path below a content folder; null for a file that is missing. */
export type ContentFiles = ReadonlyMap<string, Uint8Array | null>;

/** Whether two files have the same bytes. */
export const isSameFile = (one: Uint8Array | null, other: Uint8Array | null): boolean =>
  one === null || other === null ? one === other : Buffer.compare(one, other) === 0;

/** Handles the error of a file operation: null if the file is missing. */
export const nullIfMissing = (error: NodeJS.ErrnoException): null => {
  if (error.code === 'ENOENT') return null;
  throw error;
};

/** A file; null if it is missing. */
export const readOptional = (file: string): Promise<Buffer | null> =>
  readFile(file).catch(nullIfMissing);

/** Paths of all files below a folder, except hidden ones, which are half-written (switch-files.ts). */
export async function filesBelow(folder: string): Promise<string[]> {
  const names = (await namesIn(folder).catch(nullIfMissing)) ?? [];
  return names.filter((name) => !basename(name).startsWith('.'));
}
