import type { Stats } from 'node:fs';
import { copyFile, mkdir, rm, stat, utimes } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type ContentFiles, filesBelow } from './content-files.ts';
import { switchChangedFiles } from './switch-files.ts';

/** Compares size and time. Copies keep the time of their source; a draft has the time when it was written here. */
async function isSameCopy(source: Stats, copy: string): Promise<boolean> {
  const found = await stat(copy).catch(() => undefined);
  return found?.size === source.size && Math.trunc(found.mtimeMs) === Math.trunc(source.mtimeMs);
}

/**
 * Makes `to` a copy of the content folder `from`, with other files in place of its own. Copies only what has changed
 * since the last time.
 */
export async function writeTree(to: string, from: string, over: ContentFiles): Promise<void> {
  const published = (await filesBelow(from)).filter((file) => !over.has(file));
  const wanted = new Set([...published, ...over.keys()]);
  const outdated = (await filesBelow(to)).filter((file) => !wanted.has(file));
  await Promise.all(outdated.map((file) => rm(join(to, file), { force: true })));
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
  await switchChangedFiles(to, over);
}
