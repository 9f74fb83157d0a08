import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { BackupError } from './backup-error.ts';

/** Longest wait for a lock, in ms. Nothing but the backup runs in this process. */
const timeout = 10_000;

/** Copies `orders.sqlite` of the folder as of one moment; returns the number of orders in the copy. */
export async function copySqlite(dataDir: string, path: string): Promise<number> {
  const file = join(resolve(dataDir), 'orders.sqlite');
  if (!existsSync(file)) {
    throw new BackupError(`There are no orders in ${file}: DATA_DIR must name the server's folder`);
  }
  const source = new DatabaseSync(file, { readOnly: true, timeout });
  try {
    const before = countOrders(source, file);
    // All pages in one step: a copy in several begins again whenever a server writes in between.
    await backup(source, path, { rate: 2 ** 31 - 1 });
    const orders = readBack(path);
    if (orders < before) {
      throw new BackupError(`The copy has ${orders} orders, and the database had ${before}`);
    }
    return orders;
  } finally {
    source.close();
  }
}

/** The number of orders in a copy, once SQLite has found no fault in it. */
function readBack(path: string): number {
  const copy = new DatabaseSync(path);
  try {
    // One file alone: the write-ahead log of a copy would be forgotten when it is moved.
    copy.exec('pragma journal_mode = delete');
    const faults = copy.prepare('pragma integrity_check').all();
    if (faults[0]?.integrity_check !== 'ok') {
      throw new BackupError(`The copy is damaged: ${JSON.stringify(faults[0])}`);
    }
    return countOrders(copy, path);
  } finally {
    copy.close();
  }
}

function countOrders(file: DatabaseSync, path: string): number {
  try {
    return Number(file.prepare('select count(*) as orders from orders').get()?.orders);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new BackupError(`The orders in ${path} cannot be read: ${reason}`);
  }
}
