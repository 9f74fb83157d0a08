import { glob } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Absolute names of the files of a built site that match a pattern. */
export async function builtFiles(directory: URL, pattern: string): Promise<string[]> {
  const root = fileURLToPath(directory);
  const files = await Array.fromAsync(glob(pattern, { cwd: root }));
  return files.map((file) => join(root, file)).sort();
}

/** The built pages. */
export const builtPages = (directory: URL) => builtFiles(directory, '**/*.html');

/** Does some work for each file, a few at once so that neither processor nor disk waits. */
export async function forEachFile(
  files: string[],
  work: (file: string, index: number) => Promise<void>,
): Promise<void> {
  const queue = files.entries();
  const hand = async () => {
    for (const [index, file] of queue) await work(file, index);
  };
  await Promise.all(Array.from({ length: 4 * availableParallelism() }, hand));
}
