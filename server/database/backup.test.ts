import { execFile, execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { beforeEach, describe, expect, inject, it, onTestFinished, vi } from 'vitest';
import { historyOf } from '#server/orders/moves.ts';
import { findOrder } from '#server/orders/store.ts';
import { openSqlite } from '#tests/fixtures/databases.ts';
import { describeUnless } from '#tests/fixtures/describe-unless.ts';
import { onPath } from '#tests/fixtures/installed.ts';
import { startMs, storedOrder } from '#tests/fixtures/orders.ts';
import { startPostgres } from '#tests/fixtures/postgres.ts';
import { makeBackup, pruneBackups } from './backup.ts';
import { openDatabase } from './connection.ts';

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
    // The last page (4096 bytes) is of the index of codes, by which orders are counted; the page before it is not.
    writeFileSync(file, bytes.fill(7, bytes.length - 8192, bytes.length - 4096));
    await expect(makeBackup(options, folder, startMs)).rejects.toThrow('The copy is damaged: ');
    expect(readdirSync(folder)).toEqual([]);
  });

  it('removes the files of a killed backup, but none still being written', async () => {
    const { options, remove } = await openSqlite();
    onTestFinished(remove);
    const killed = ['sqlite.part', 'sqlite.part-journal', 'dump.part'];
    const leave = (name: string, agoMs: number) => {
      writeFileSync(join(folder, name), '');
      utimesSync(join(folder, name), new Date(startMs - agoMs), new Date(startMs - agoMs));
    };
    for (const ending of killed) leave(`orders-2026-09-20T033000Z.${ending}`, 2 * 60 * 60_000);
    leave('orders-2026-09-21T141000Z.sqlite.part', 60_000);
    leave('notes.part', 2 * 60 * 60_000);
    await makeBackup(options, folder, startMs);
    expect(readdirSync(folder).toSorted()).toEqual([
      'notes.part',
      'orders-2026-09-21T141000Z.sqlite.part',
      'orders-2026-09-21T141320Z.sqlite',
    ]);
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
  it('keeps the newest ones, and other files', () => {
    const days = ['03', '01', '02'].map((day) => `orders-2026-11-${day}T033000Z.sqlite`);
    const others = ['orders-2026-11-01T033000Z.sqlite.part', 'notes.txt'];
    for (const name of [...days, ...others]) writeFileSync(join(folder, name), '');
    expect(pruneBackups(folder, 2)).toEqual(['orders-2026-11-01T033000Z.sqlite']);
    expect(pruneBackups(folder, 2)).toEqual([]);
    expect(readdirSync(folder)).toHaveLength(4);
  });
});

/** pg_dump refuses a server newer than itself, so the server comes from the same installation. */
function serverOfPgDump(): string | undefined {
  if (!onPath('pg_dump')) return undefined;
  const said = execFileSync('pg_dump', ['--version'], { encoding: 'utf8' });
  const programs = `/usr/lib/postgresql/${/ (\d+)/.exec(said)?.[1]}/bin`;
  return existsSync(join(programs, 'initdb')) ? programs : undefined;
}

const programs = serverOfPgDump();
const missing = programs ? undefined : 'pg_dump and a server of its version are not installed';

describeUnless(missing, 'a backup of PostgreSQL', () => {
  it('restores every order that was stored when it was made', async () => {
    const server = await startPostgres({ programs });
    onTestFinished(server.remove);
    const options = { databaseUrl: server.url, dataDir: '' };
    const db = await openDatabase(options);
    const first = await storedOrder(db);
    const second = await storedOrder(db);
    const backup = await makeBackup(options, folder, startMs);
    expect(backup).toEqual({ path: expect.stringMatching(/T141320Z\.dump$/), orders: 2 });
    expect(readFileSync(backup.path).includes('only-for-tests')).toBe(false);
    await sql`create database restored`.execute(db);
    await db.destroy();

    const databaseUrl = new URL('/restored', server.url).href;
    const args = ['--no-owner', '--exit-on-error', `--dbname=${databaseUrl}`, backup.path];
    await promisify(execFile)('pg_restore', args);
    const restored = await openDatabase({ ...options, databaseUrl });
    expect(await findOrder(restored, first.id)).toEqual(first);
    expect(await historyOf(restored, second.id)).toHaveLength(1);
    await restored.destroy();
  });
});

it('says what to install if pg_dump is missing', async () => {
  const options = { databaseUrl: inject('postgresUrl'), dataDir: '' };
  await (await openDatabase(options)).destroy();
  vi.stubEnv('PATH', folder);
  onTestFinished(() => void vi.unstubAllEnvs());
  await expect(makeBackup(options, folder, startMs)).rejects.toThrow(
    'pg_dump is not installed. Install PostgreSQL',
  );
  expect(readdirSync(folder)).toEqual([]);
});

it('says that a database has no orders', async () => {
  const url = new URL('/template1', inject('postgresUrl')).href;
  const making = makeBackup({ databaseUrl: url, dataDir: '' }, folder, startMs);
  await expect(making).rejects.toThrow('"orders" does not exist. DATABASE_URL must name');
  expect(readdirSync(folder)).toEqual([]);
});
