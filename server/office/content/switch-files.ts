import { mkdir, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { type ContentFiles, isSameFile, readOptional } from './content-files.ts';

/** A hidden file beside the final one, which readers of content ignore; each server has its own. */
const stagedName = (file: string): string =>
  join(dirname(file), `.${basename(file)}.${process.pid}.next`);

/**
 * Replaces files of a folder: writes all of them to hidden files first, then renames those. If the disk is full, it
 * throws before anything has changed.
 */
export async function switchFiles(folder: string, files: ContentFiles): Promise<void> {
  const staged: string[] = [];
  try {
    for (const [name, body] of files) {
      if (body === null) continue;
      const file = join(folder, name);
      await mkdir(dirname(file), { recursive: true });
      staged.push(stagedName(file));
      await writeFile(stagedName(file), body, { flush: true });
    }
    for (const [name, body] of files) {
      const file = join(folder, name);
      if (body) await rename(stagedName(file), file);
      else await removeFile(file);
    }
  } catch (error) {
    await Promise.all(staged.map((file) => rm(file, { force: true })));
    throw error;
  }
}

/** Replaces the files that differ, so that a full disk is no obstacle if none does. */
export async function switchChangedFiles(folder: string, files: ContentFiles): Promise<void> {
  const changed = await Promise.all(
    [...files].map(async ([name, body]) =>
      isSameFile(await readOptional(join(folder, name)), body) ? [] : [[name, body] as const],
    ),
  );
  await switchFiles(folder, new Map(changed.flat()));
}

/** Removes a file, and its folder if that is empty then, such as that of a job. */
async function removeFile(file: string): Promise<void> {
  await rm(file, { force: true });
  await rmdir(dirname(file)).catch(() => undefined);
}
