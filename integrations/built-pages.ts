import { glob } from 'node:fs/promises';
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
