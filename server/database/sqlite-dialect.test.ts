import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { CompiledQuery, Kysely } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { SqliteFileDialect } from './sqlite-dialect.ts';

interface Words {
  words: { word: string; count: number };
}

describe('Kysely over node:sqlite', () => {
  let folder: string;
  let db: Kysely<Words>;
  const opened: Kysely<Words>[] = [];
  const open = () => {
    const file = new DatabaseSync(join(folder, 'words.sqlite'), { timeout: 5 });
    file.exec('pragma journal_mode = wal');
    const kysely = new Kysely<Words>({ dialect: new SqliteFileDialect(file) });
    opened.push(kysely);
    return kysely;
  };
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'words-'));
    db = open();
    await db.schema
      .createTable('words')
      .addColumn('word', 'text', (column) => column.primaryKey())
      .addColumn('count', 'bigint')
      .execute();
  });
  afterEach(async () => {
    await Promise.all(opened.splice(0).map((kysely) => kysely.destroy()));
    rmSync(folder, { recursive: true });
  });

  const add = (target: Kysely<Words>, word: string) =>
    target.insertInto('words').values({ word, count: 1 }).executeTakeFirst();
  const words = async () => {
    const rows = await db.selectFrom('words').select('word').orderBy('word').execute();
    return rows.map(({ word }) => word);
  };
  /** A point that a transaction reaches, and a gate at which it waits there. */
  const gate = () => ({
    reached: Promise.withResolvers<void>(),
    open: Promise.withResolvers<void>(),
  });

  it('tells rows and counts of changes apart', async () => {
    expect((await add(db, 'a')).numInsertedOrUpdatedRows).toBe(1n);
    const changed = await db.updateTable('words').set({ count: 2 }).returningAll().execute();
    expect(changed).toEqual([{ word: 'a', count: 2 }]);
    expect((await db.deleteFrom('words').executeTakeFirst()).numDeletedRows).toBe(1n);
  });

  it('takes everything back where a transaction fails, and goes on', async () => {
    const work = db.transaction().execute(async (tx) => {
      await add(tx, 'a');
      await add(tx, 'a');
    });
    await expect(work).rejects.toThrow('UNIQUE');
    await add(db, 'b');
    expect(await words()).toEqual(['b']);
  });

  it('reports the first error where SQLite has ended the transaction itself', async () => {
    const work = db.transaction().execute(async (tx) => {
      await tx.executeQuery(CompiledQuery.raw('rollback'));
      throw new Error('the first');
    });
    await expect(work).rejects.toThrow('the first');
    expect(await words()).toEqual([]);
  });

  it('keeps a second connection waiting, not failing, while the first one writes', async () => {
    const { reached, open: go } = gate();
    const first = db.transaction().execute(async (tx) => {
      await add(tx, 'a');
      reached.resolve();
      await go.promise;
    });
    await reached.promise;
    const second = add(open(), 'b');
    setTimeout(go.resolve, 50);
    await Promise.all([first, second]);
    expect(await words()).toEqual(['a', 'b']);
  });

  it('lets a transaction that only reads see one moment, beside one that writes', async () => {
    const { reached, open: go } = gate();
    const other = open();
    const reader = other
      .transaction()
      .setAccessMode('read only')
      .execute(async (tx) => {
        const before = await tx.selectFrom('words').selectAll().execute();
        reached.resolve();
        await go.promise;
        return [before, await tx.selectFrom('words').selectAll().execute()];
      });
    await reached.promise;
    await add(db, 'a');
    go.resolve();
    expect(await reader).toEqual([[], []]);
  });

  it('hands the connection on in the order of asking', async () => {
    const order: number[] = [];
    const work = (number: number) =>
      db.transaction().execute(async () => {
        order.push(number);
      });
    await Promise.all([work(1), work(2), work(3), work(4)]);
    expect(order).toEqual([1, 2, 3, 4]);
  });

  it('goes on after more statements than it keeps', async () => {
    for (let limit = 1; limit <= 250; limit += 1) {
      await db
        .selectFrom('words')
        .select(`count as c${limit}` as 'count')
        .execute();
    }
    await add(db, 'a');
    expect(await words()).toEqual(['a']);
  });

  it('refuses to stream', async () => {
    await expect(Array.fromAsync(db.selectFrom('words').selectAll().stream())).rejects.toThrow(
      'page by page',
    );
  });
});
