import {
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { findOrder, historyOf } from '#server/orders/store.ts';
import { openSqlite } from '#tests/fixtures/databases.ts';
import { startMs, storedOrder } from '#tests/fixtures/orders.ts';
import { openDatabase } from '../connection.ts';
import { makeBackup, pruneBackups } from './backup.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'backups-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
});

describe('a backup of SQLite', () => {
  it('restores every order that was stored when it was made', async () => {
    const { db, options, remove } = await openSqlite();
    onTestFinished(remove);
    const first = await storedOrder(db);
    const second = await storedOrder(db);
    const backup = await makeBackup(options, folder, startMs);
    const later = await storedOrder(db);
    expect(backup).toEqual({
      path: join(folder, 'orders-2026-09-21T141320Z.sqlite'),
      orders: 2,
    });

    const dataDir = join(folder, 'restored');
    await (await openDatabase({ dataDir })).destroy();
    renameSync(backup.path, join(dataDir, 'orders.sqlite'));
    const restored = await openDatabase({ dataDir });
    expect(await findOrder(restored, first.id)).toEqual(first);
    expect(await historyOf(restored, second.id)).toHaveLength(1);
    expect(await findOrder(restored, later.id)).toBeUndefined();
    await restored.destroy();
  });

  it('is one file, which only its owner may read', async () => {
    const { options, remove } = await openSqlite();
    onTestFinished(remove);
    const inside = join(folder, 'deep', 'backups');
    const { path } = await makeBackup(options, inside, startMs);
    expect(readdirSync(inside).map((name) => join(inside, name))).toEqual([path]);
    expect(statSync(path).mode & 0o777).toBe(0o600);
    expect(statSync(inside).mode & 0o777).toBe(0o700);
  });

  it('is made while the server writes', async () => {
    const { db, options, remove } = await openSqlite();
    onTestFinished(remove);
    const { id } = await storedOrder(db);
    const making = db.transaction().execute(async (tx) => {
      await storedOrder(tx);
      return await makeBackup(options, folder, startMs);
    });
    expect((await making).orders).toBe(1);
    expect(await findOrder(db, id)).toBeDefined();
  });

  it.each([
    ['there is none', undefined, 'There are no orders in '],
    ['the file is another one', 'a letter', 'cannot be read: file is not a database'],
    ['the file is empty', '', 'cannot be read: no such table: orders'],
  ])('says that %s, and leaves nothing behind', async (_, content, message) => {
    const dataDir = mkdtempSync(join(tmpdir(), 'orders-'));
    onTestFinished(() => rmSync(dataDir, { recursive: true }));
    if (content !== undefined) writeFileSync(join(dataDir, 'orders.sqlite'), content.repeat(200));
    await expect(makeBackup({ dataDir }, folder, startMs)).rejects.toThrow(message);
    expect(readdirSync(folder)).toEqual([]);
  });

  it('finds a damaged page, and leaves nothing behind', async () => {
    const { db, options, remove } = await openSqlite();
    onTestFinished(remove);
    await storedOrder(db);
    await db.destroy();
    const file = join(options.dataDir, 'orders.sqlite');
    const bytes = readFileSync(file);
    // The last page, of 4096 bytes, is no page of the table of orders.
    writeFileSync(file, bytes.fill(7, bytes.length - 4096));
    await expect(makeBackup(options, folder, startMs)).rejects.toThrow('The copy is damaged: ');
    expect(readdirSync(folder)).toEqual([]);
  });

  it('says that the folder cannot be written', async () => {
    const { options, remove } = await openSqlite();
    onTestFinished(remove);
    writeFileSync(join(folder, 'file'), '');
    const making = makeBackup(options, join(folder, 'file', 'deep'), startMs);
    await expect(making).rejects.toThrow(/cannot be stored in .*--to FOLDER/);
  });
});

describe('pruneBackups', () => {
  it('keeps the newest ones, and whatever is no backup', () => {
    const days = ['03', '01', '02'].map((day) => `orders-2026-11-${day}T033000Z.sqlite`);
    const others = ['orders-2026-11-01T033000Z.sqlite.part', 'notes.txt'];
    for (const name of [...days, ...others]) writeFileSync(join(folder, name), '');
    expect(pruneBackups(folder, 2)).toEqual(['orders-2026-11-01T033000Z.sqlite']);
    expect(pruneBackups(folder, 2)).toEqual([]);
    expect(readdirSync(folder)).toHaveLength(4);
  });
});
