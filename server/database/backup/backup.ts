import { chmodSync, closeSync, openSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { DatabaseOptions } from '../connection.ts';
import { makePrivateFolder } from '../private-folder.ts';
import { BackupError } from './backup-error.ts';
import { copyPostgres } from './postgres-backup.ts';
import { copySqlite } from './sqlite-backup.ts';

/** A copy of all orders that has been read back. */
export interface Backup {
  path: string;
  /** How many orders are in it. */
  orders: number;
}

const namePattern = /^orders-\d{4}-\d\d-\d\dT\d{6}Z\.(?:sqlite|dump)$/;

/**
 * Copies the orders into a new file of the folder, while servers go on working, and reads the copy
 * back. Both are for their owner's eyes only. Throws a BackupError or DatabaseUnavailable; a copy
 * that is not whole leaves no file.
 */
export async function makeBackup(
  { databaseUrl, dataDir }: DatabaseOptions,
  folder: string,
  atMs: number,
): Promise<Backup> {
  const second = new Date(atMs).toISOString().slice(0, 19).replaceAll(':', '');
  const path = join(resolve(folder), `orders-${second}Z.${databaseUrl ? 'dump' : 'sqlite'}`);
  const unfinished = `${path}.part`;
  makePrivateFile(resolve(folder), unfinished);
  try {
    const orders = databaseUrl
      ? await copyPostgres(databaseUrl, unfinished)
      : await copySqlite(dataDir, unfinished);
    chmodSync(unfinished, 0o600);
    renameSync(unfinished, path);
    return { path, orders };
  } catch (error) {
    rmSync(unfinished, { force: true });
    throw error;
  }
}

function makePrivateFile(folder: string, path: string): void {
  try {
    makePrivateFolder(folder);
    closeSync(openSync(path, 'w', 0o600));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new BackupError(
      `The backup cannot be stored in ${folder}: ${reason}. Name a folder that this user may write: --to FOLDER`,
    );
  }
}

/** Removes all backups of the folder but the newest ones, and returns the names of the removed. */
export function pruneBackups(folder: string, keep: number): string[] {
  const backups = readdirSync(folder).filter((name) => namePattern.test(name));
  const old = backups.sort().slice(0, -keep);
  for (const name of old) rmSync(join(folder, name));
  return old;
}
