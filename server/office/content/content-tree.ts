import type { Stats } from 'node:fs';
import {
  copyFile,
  mkdir,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  utimes,
  writeFile,
} from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Files by path below a content folder; null for one that is not there. */
export type ContentFiles = ReadonlyMap<string, Uint8Array | null>;

/** Whether two files have the same bytes. */
export const isSameFile = (one: Uint8Array | null, other: Uint8Array | null): boolean =>
  one === null || other === null ? one === other : Buffer.compare(one, other) === 0;

/** Paths of all files below a folder. Hidden ones are no content: a publication writes them before it renames them. */
export async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return [];
      throw error;
    },
  );
  return entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort();
}

/** Writes a file in one step: a reader finds the old one or the new one. */
export async function replaceFile(file: string, body: Uint8Array): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const next = `${file}.next`;
  await writeFile(next, body, { flush: true });
  await rename(next, file);
}

/** By size and time, which a copy takes over; a draft's time is that of its writing. */
async function isSameCopy(source: Stats, copy: string): Promise<boolean> {
  const there = await stat(copy).catch(() => undefined);
  return there?.size === source.size && Math.trunc(there.mtimeMs) === Math.trunc(source.mtimeMs);
}

const hasBody = async (file: string, body: Uint8Array): Promise<boolean> =>
  readFile(file).then(
    (there) => there.equals(body),
    () => false,
  );

/**
 * Makes `to` a copy of the content folder `from` with other files over it; copies only what has changed since the
 * last time.
 */
export async function writeTree(to: string, from: string, over: ContentFiles): Promise<void> {
  const published = (await filesBelow(from)).filter((file) => !over.has(file));
  const wanted = new Set([
    ...published,
    ...[...over].flatMap(([file, body]) => (body === null ? [] : [file])),
  ]);
  const left = await filesBelow(to);
  await Promise.all(
    left.filter((file) => !wanted.has(file)).map((file) => rm(join(to, file), { force: true })),
  );
  await Promise.all(
    published.map(async (file) => {
      const [source, copy] = [join(from, file), join(to, file)];
      const found = await stat(source);
      if (await isSameCopy(found, copy)) return;
      await mkdir(dirname(copy), { recursive: true });
      await copyFile(source, copy);
      await utimes(copy, found.atime, found.mtime);
    }),
  );
  for (const [file, body] of over) {
    if (body && !(await hasBody(join(to, file), body))) await replaceFile(join(to, file), body);
  }
}
