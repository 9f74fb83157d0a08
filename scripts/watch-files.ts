import { watch } from 'node:fs';
import { join } from 'node:path';

/** An editor saves in several steps. So long after the last one, in ms, it is done. */
const restMs = 200;

/**
 * Calls back with the path of a changed file after each change below the folders. Changes that come
 * together lead to one call; a call waits until the one before it has ended, the first one until the
 * start has: what is changed while the program starts is seen, too.
 */
export function watchFiles(
  folders: string[],
  started: Promise<unknown>,
  changed: (path: string) => Promise<void>,
): void {
  let rest: NodeJS.Timeout | undefined;
  let last = started;
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
