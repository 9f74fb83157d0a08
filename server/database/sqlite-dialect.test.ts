import { CompiledQuery } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { add, openWords, type WordsDatabase } from './words.fixture.ts';

describe('Kysely over node:sqlite', () => {
  let test: WordsDatabase;
  let db: WordsDatabase['db'];
  beforeEach(async () => {
    test = await openWords();
    db = test.db;
  });
  afterEach(() => test.remove());
  const words = () => test.words();

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
