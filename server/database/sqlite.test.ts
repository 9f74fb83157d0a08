import { execFile } from 'node:child_process';
import { readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { listOrders } from '#server/orders/store.ts';
import { sqliteFolder } from '#tests/fixtures/databases.ts';
import { openDatabase } from './connection.ts';
import { DatabaseUnavailable } from './database-error.ts';

describe('openDatabase in a folder', () => {
  let folder: string;
  beforeEach(() => {
    const { options, removeData } = sqliteFolder();
    folder = options.dataDir;
    onTestFinished(removeData);
  });

  it('makes the folder and the file for their owner only', async () => {
    const dataDir = join(folder, 'deep', 'data');
    const db = await openDatabase({ dataDir });
    expect(statSync(dataDir).mode & 0o777).toBe(0o700);
    const files = readdirSync(dataDir);
    expect(files).toContain('orders.sqlite');
    for (const file of files) expect(statSync(join(dataDir, file)).mode & 0o077, file).toBe(0);
    await db.destroy();
  });

  it.each([
    ['journal_mode', 'wal'],
    ['synchronous', 2],
    ['foreign_keys', 1],
    ['secure_delete', 1],
  ])('sets %s to %s', async (name, value) => {
    const db = await openDatabase({ dataDir: folder });
    const { rows } = await sql<Record<string, unknown>>`pragma ${sql.raw(name)}`.execute(
      db.withoutPlugins(),
    );
    expect(rows.map((row) => row[name])).toEqual([value]);
    await db.destroy();
  });

  it('says what cannot be written', async () => {
    const inTheWay = join(folder, 'file');
    writeFileSync(inTheWay, '');
    const opened = openDatabase({ dataDir: inTheWay });
    await expect(opened).rejects.toThrow(DatabaseUnavailable);
    await expect(opened).rejects.toThrow(/stored in .*file\/orders\.sqlite: .*DATA_DIR must name/);
  });

  it('says where the file is something else', async () => {
    writeFileSync(join(folder, 'orders.sqlite'), 'a letter to my grandmother\n'.repeat(100));
    const opened = openDatabase({ dataDir: folder });
    await expect(opened).rejects.toThrow(DatabaseUnavailable);
    await expect(opened).rejects.toThrow('file is not a database');
  });

  it('is shared by processes that start and write at once', async () => {
    const program = `
      import { openDatabase } from '#server/database/connection.ts';
      import { storedOrder } from '#tests/fixtures/orders.ts';
      const db = await openDatabase({ dataDir: process.argv[1] });
      for (let count = 0; count < 25; count += 1) await storedOrder(db);
      await db.destroy();`;
    const run = () =>
      promisify(execFile)(process.execPath, ['--input-type=module', '-e', program, folder]);
    await Promise.all([run(), run(), run(), run()]);
    const db = await openDatabase({ dataDir: folder });
    expect(await Array.fromAsync(listOrders(db))).toHaveLength(100);
    await db.destroy();
  });
});
