import { rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { wasNotifiedRecently } from './alerts.ts';

/**
 * Whether the caller should mail this cause now: true if no server that shares the folder has done so for
 * an hour. Used while the database does not answer; the servers agree by the time of a file. If it cannot
 * be written, each server mails: better twice than never.
 */
export function acquireHourlyMailSlot(folder: string, cause: string, atMs: number): boolean {
  const path = join(folder, `mailed-${cause}`);
  try {
    const mailed = statSync(path, { throwIfNoEntry: false });
    if (wasNotifiedRecently(mailed?.mtimeMs, atMs)) return false;
    rmSync(path, { force: true });
    // Of two servers at the same moment, the second one finds the file there.
    writeFileSync(path, '', { flag: 'wx', mode: 0o600 });
    utimesSync(path, atMs / 1000, atMs / 1000);
    return true;
  } catch (error) {
    return !(error instanceof Error && 'code' in error && error.code === 'EEXIST');
  }
}
