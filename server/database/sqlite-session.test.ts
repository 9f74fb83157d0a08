import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { add, openWords, type WordsDatabase } from './words.fixture.ts';

/** A point that a transaction reaches, and a gate at which it waits there. */
const gate = () => ({
  reached: Promise.withResolvers<void>(),
  open: Promise.withResolvers<void>(),
});

describe('two connections to a SQLite file', () => {
  let test: WordsDatabase;
  let db: WordsDatabase['db'];
  beforeEach(async () => {
    test = await openWords();
    db = test.db;
  });
  afterEach(() => test.remove());

  it('keeps a second connection waiting, not failing, while the first one writes', async () => {
    const { reached, open: go } = gate();
    const first = db.transaction().execute(async (tx) => {
      await add(tx, 'a');
      reached.resolve();
      await go.promise;
    });
    await reached.promise;
    const second = add(test.open(), 'b');
    setTimeout(go.resolve, 50);
    await Promise.all([first, second]);
    expect(await test.words()).toEqual(['a', 'b']);
  });

  it('lets a transaction that only reads see one moment, beside one that writes', async () => {
    const { reached, open: go } = gate();
    const other = test.open();
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

  it('reads while another connection writes, and while one of its own waits for that', async () => {
    const { reached, open: go } = gate();
    const first = test
      .open()
      .transaction()
      .execute(async (tx) => {
        await add(tx, 'a');
        reached.resolve();
        await go.promise;
      });
    await reached.promise;
    const waiting = add(db, 'b');
    // If it waited for the other connection, it would wait forever.
    expect(await test.words()).toEqual([]);
    go.resolve();
    await Promise.all([first, waiting]);
    expect(await test.words()).toEqual(['a', 'b']);
  });

  it('writes while a transaction that only reads is open on it', async () => {
    const { reached, open: go } = gate();
    const reader = db
      .transaction()
      .setAccessMode('read only')
      .execute(async (tx) => {
        await tx.selectFrom('words').selectAll().execute();
        reached.resolve();
        await go.promise;
        return await tx.selectFrom('words').selectAll().execute();
      });
    await reached.promise;
    await add(db, 'a');
    go.resolve();
    expect(await reader).toEqual([]);
    expect(await test.words()).toEqual(['a']);
  });

  it('lets several statements of one connection wait for its turn together', async () => {
    await db.connection().execute((one) => Promise.all([add(one, 'a'), add(one, 'b')]));
    expect(await test.words()).toEqual(['a', 'b']);
  });
});
