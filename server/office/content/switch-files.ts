import { mkdir, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { type ContentFiles, isSameFile } from './content-tree.ts';
import { readOptional } from './rebase-drafts.ts';

/** Beside the file, hidden from whoever reads the content; two servers do not share one. */
const stagedName = (file: string): string =>
  join(dirname(file), `.${basename(file)}.${process.pid}.next`);

/**
 * Replaces files of a folder. Nothing has changed if it throws before the last file is on the disk, as where that is
 * full: afterwards there are only renames.
 */
export async function switchFiles(folder: string, files: ContentFiles): Promise<void> {
  const written: string[] = [];
  try {
    for (const [name, body] of files) {
      if (body === null) continue;
      const file = join(folder, name);
      await mkdir(dirname(file), { recursive: true });
      written.push(stagedName(file));
      await writeFile(stagedName(file), body, { flush: true });
    }
    for (const [name, body] of files) {
      const file = join(folder, name);
      if (body) await rename(stagedName(file), file);
      else await removeFile(file);
    }
  } catch (error) {
    await Promise.all(written.map((file) => rm(file, { force: true })));
    throw error;
  }
}

/** Replaces those that differ: a full disk is no obstacle where nothing has changed. */
export async function putBack(folder: string, files: ContentFiles): Promise<void> {
  const changed = await Promise.all(
    [...files].map(async ([name, body]) =>
      isSameFile(await readOptional(join(folder, name)), body) ? [] : [[name, body] as const],
    ),
  );
  await switchFiles(folder, new Map(changed.flat()));
}

/** Removes a file, and its folder if that was the last one in it: a job is a folder. */
async function removeFile(file: string): Promise<void> {
  await rm(file, { force: true });
  await rmdir(dirname(file)).catch(() => undefined);
}
