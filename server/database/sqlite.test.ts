import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setImmediate, setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { CompiledQuery, Kysely, sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { listOrders } from '#server/orders/list.ts';
import { sqliteFolder } from '#tests/fixtures/databases.ts';
import { openDatabase } from './connection.ts';
import { DatabaseUnavailable, isUnavailable } from './database-error.ts';
import { sqliteDialect } from './sqlite.ts';

describe('openDatabase in a folder', () => {
  let folder: string;
  beforeEach(() => {
    const { options, removeData } = sqliteFolder();
    folder = options.dataDir;
    onTestFinished(removeData);
  });

  it('creates folder and file for their owner only', async () => {
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

  it('says that the file is not a database', async () => {
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

interface Words {
  words: { word: string; count: number };
}

/** A SQLite file with one table. */
function openWords() {
  const folder = mkdtempSync(join(tmpdir(), 'words-'));
  const opened: Kysely<Words>[] = [];
  /** Another connection, as from another process. */
  const open = () => {
    const file = new DatabaseSync(join(folder, 'words.sqlite'), { timeout: 5 });
    file.exec('pragma journal_mode = wal');
    file.exec('create table if not exists words (word text primary key, count integer)');
    const kysely = new Kysely<Words>({ dialect: sqliteDialect(file) });
    opened.push(kysely);
    return kysely;
  };
  const remove = async () => {
    await Promise.all(opened.map((kysely) => kysely.destroy()));
    rmSync(folder, { recursive: true });
  };
  return { db: open(), open, remove };
}

const add = (db: Kysely<Words>, word: string) =>
  db.insertInto('words').values({ word, count: 1 }).executeTakeFirst();

const wordsOf = async (db: Kysely<Words>) => {
  const rows = await db.selectFrom('words').select('word').orderBy('word').execute();
  return rows.map(({ word }) => word);
};

/** A transaction that has written a word and stays open until `end` is called. */
async function openTransaction(db: Kysely<Words>, word: string) {
  const [started, ended] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const done = db.transaction().execute(async (tx) => {
    await add(tx, word);
    started.resolve();
    await ended.promise;
  });
  await started.promise;
  return { done, end: ended.resolve };
}

describe('Kysely over node:sqlite', () => {
  let test: ReturnType<typeof openWords>;
  let db: Kysely<Words>;
  beforeEach(() => {
    test = openWords();
    db = test.db;
  });
  afterEach(() => test.remove());

  it('returns rows for queries and counts for changes', async () => {
    expect((await add(db, 'a')).numInsertedOrUpdatedRows).toBe(1n);
    const changed = await db.updateTable('words').set({ count: 2 }).returningAll().execute();
    expect(changed).toEqual([{ word: 'a', count: 2 }]);
    expect((await db.deleteFrom('words').executeTakeFirst()).numDeletedRows).toBe(1n);
  });

  it('rolls back a failed transaction, and continues', async () => {
    const work = db.transaction().execute(async (tx) => {
      await add(tx, 'a');
      await add(tx, 'a');
    });
    await expect(work).rejects.toThrow('UNIQUE');
    await add(db, 'b');
    expect(await wordsOf(db)).toEqual(['b']);
  });

  it('reports the first error if SQLite has ended the transaction itself', async () => {
    const work = db.transaction().execute(async (tx) => {
      await tx.executeQuery(CompiledQuery.raw('rollback'));
      throw new Error('the first');
    });
    await expect(work).rejects.toThrow('the first');
    await add(db, 'a');
    expect(await wordsOf(db)).toEqual(['a']);
  });

  it('runs no statement of another caller within a transaction', async () => {
    await add(db, 'a');
    const one = db.selectFrom('words').select('count').where('word', '=', 'a');
    const increment = () =>
      db.transaction().execute(async (tx) => {
        const { count } = await tx.executeQuery(one).then(({ rows: [row] }) => row ?? never());
        await setImmediate();
        await tx
          .updateTable('words')
          .set({ count: count + 1 })
          .execute();
      });
    await Promise.all(Array.from({ length: 20 }, increment));
    expect(await one.execute()).toEqual([{ count: 21 }]);
  });

  it('waits while another process writes', async () => {
    const { done, end } = await openTransaction(db, 'a');
    const second = add(test.open(), 'b');
    await wait(50);
    end();
    await Promise.all([done, second]);
    expect(await wordsOf(db)).toEqual(['a', 'b']);
  });

  it('reads while another process writes', async () => {
    const { done, end } = await openTransaction(test.open(), 'a');
    expect(await wordsOf(db)).toEqual([]);
    end();
    await done;
    expect(await wordsOf(db)).toEqual(['a']);
  });

  it('fails all work under way when closed, and leaves no rejection unhandled', async () => {
    const unhandled: unknown[] = [];
    const listen = (error: unknown) => void unhandled.push(error);
    process.on('unhandledRejection', listen);
    onTestFinished(() => void process.off('unhandledRejection', listen));
    const other = await openTransaction(test.open(), 'other');
    const transactions = ['a', 'b', 'c'].map((word) =>
      db.transaction().execute((tx) => add(tx, word)),
    );
    const work = Promise.allSettled([...transactions, add(db, 'd'), wordsOf(db)]);
    await setImmediate();
    await db.destroy();
    for (const outcome of await work) {
      expect(outcome.status === 'rejected' && isUnavailable(outcome.reason)).toBe(true);
    }
    other.end();
    await other.done;
    await setImmediate();
    expect(unhandled).toEqual([]);
    expect(await wordsOf(test.open())).toEqual(['other']);
  });

  it('rolls back a transaction under way when closed', async () => {
    const { done, end } = await openTransaction(db, 'a');
    await db.destroy();
    end();
    await expect(done).rejects.toThrow('closed');
    expect(await wordsOf(test.open())).toEqual([]);
  });
});

function never(): never {
  throw new Error('there is no row');
}
