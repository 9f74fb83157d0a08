import { existsSync, globSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The first of these programs that is on the PATH, as a full path. */
export function onPath(...names: string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return names
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .find((file) => existsSync(file));
}

/** The first file that fits one of the patterns. */
export const firstFile = (...patterns: string[]): string | undefined =>
  globSync(patterns).sort()[0];
