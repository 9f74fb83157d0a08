import { closeSync, openSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Dialect } from 'kysely';
import { DatabaseUnavailable } from './database-error.ts';
import { makePrivateFolder } from './private-folder.ts';
import { busyTimeoutMs, retryWhileBusy } from './sqlite-connection.ts';
import { sqliteFileDialect } from './sqlite-dialect.ts';

const settings = `
  pragma journal_mode = wal;
  pragma synchronous = full;
  pragma foreign_keys = on;
  pragma secure_delete = on;
`;

/**
 * Opens `orders.sqlite` in the folder; makes both where they are missing, for their owner's eyes
 * only. Throws DatabaseUnavailable where the folder or the file cannot be written.
 */
export async function openSqliteFile(dataDir: string): Promise<Dialect> {
  const folder = resolve(dataDir);
  const path = join(folder, 'orders.sqlite');
  let file: DatabaseSync | undefined;
  try {
    makePrivateFolder(folder);
    // SQLite's own new file would be readable by everyone on the machine.
    closeSync(openSync(path, 'a', 0o600));
    const opened = new DatabaseSync(path, { timeout: busyTimeoutMs });
    file = opened;
    await retryWhileBusy(() => opened.exec(settings));
    return sqliteFileDialect(opened);
  } catch (error) {
    file?.close();
    const reason = error instanceof Error ? error.message : String(error);
    throw new DatabaseUnavailable(
      `The orders cannot be stored in ${path}: ${reason}. DATA_DIR must name a folder that this user may write.`,
    );
  }
}
