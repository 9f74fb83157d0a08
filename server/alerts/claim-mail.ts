import { rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { wasNotifiedRecently } from './alerts.repository.ts';

/**
 * Whether the caller is to mail the cause now: no server with the same folder has done so for an hour.
 * For a database that does not answer; the servers see it by the time of a file. Where none can be
 * written, each of them mails: rather twice than never.
 */
export function claimMail(folder: string, cause: string, atMs: number): boolean {
  const path = join(folder, `mailed-${cause}`);
  try {
    const mailed = statSync(path, { throwIfNoEntry: false });
    if (wasNotifiedRecently(mailed?.mtimeMs, atMs)) return false;
    rmSync(path, { force: true });
    // Of two at the same moment, the second one finds it there.
    writeFileSync(path, '', { flag: 'wx', mode: 0o600 });
    utimesSync(path, atMs / 1000, atMs / 1000);
    return true;
  } catch (error) {
    return !(error instanceof Error && 'code' in error && error.code === 'EEXIST');
  }
}
