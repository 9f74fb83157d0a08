import { watch } from 'node:fs';
import { join } from 'node:path';

/** An editor saves in several steps. So long after the last one, in ms, it is done. */
const restMs = 200;

/**
 * Calls back with the path of a changed file after each change below the folders. Changes that come
 * together lead to one call; a call waits until the one before it has ended.
 */
export function watchFiles(folders: string[], changed: (path: string) => Promise<void>): void {
  let rest: NodeJS.Timeout | undefined;
  let last = Promise.resolve();
  for (const folder of folders) {
    const watcher = watch(folder, { recursive: true }, (_event, name) => {
      clearTimeout(rest);
      rest = setTimeout(() => {
        last = last.then(() => changed(join(folder, name ?? '')));
      }, restMs);
    });
    watcher.on('error', ({ message }) => {
      console.error(`Changes in ${folder}/ will not be seen: ${message}`);
    });
  }
}
