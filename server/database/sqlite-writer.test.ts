import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { CompiledQuery, Kysely } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sqliteFileDialect } from './sqlite-dialect.ts';

interface Words {
  words: { word: string };
}

describe('transactions of one turn', () => {
  let folder: string;
  let db: Kysely<Words>;
  /** Another process, as it were: it sees what is committed and nothing else. */
  let witness: DatabaseSync;
  const seen = () => witness.prepare('select word from words order by word').all().length;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'words-'));
    const file = new DatabaseSync(join(folder, 'words.sqlite'), { timeout: 5 });
    file.exec('pragma journal_mode = wal; create table words (word text primary key)');
    db = new Kysely<Words>({ dialect: sqliteFileDialect(file) });
    witness = new DatabaseSync(join(folder, 'words.sqlite'));
  });
  afterEach(async () => {
    witness.close();
    await db.destroy();
    rmSync(folder, { recursive: true });
  });

  const add = (word: string, after?: (tx: Kysely<Words>) => Promise<unknown>) =>
    db.transaction().execute(async (tx) => {
      await tx.insertInto('words').values({ word }).execute();
      await after?.(tx);
    });
  const read = () => db.selectFrom('words').select('word').execute();
  const outcomes = async (work: Promise<unknown>[]) =>
    (await Promise.allSettled(work)).map(({ status }) => status);

  it('are committed together, and none is reported done before', async () => {
    const work = ['a', 'b', 'c', 'd'].map(async (word) => {
      await add(word);
      return seen();
    });
    expect(await Promise.all(work)).toEqual([4, 4, 4, 4]);
  });

  it('are not seen by a read before they are committed', async () => {
    const [, rows] = await Promise.all([add('a'), read()]);
    expect(rows).toEqual([]);
    expect(await read()).toEqual([{ word: 'a' }]);
  });

  it('fail alone', async () => {
    const fail = async () => {
      throw new Error('no');
    };
    expect(await outcomes([add('a'), add('b', fail), add('a'), add('c')])).toEqual([
      'fulfilled',
      'rejected',
      'rejected',
      'fulfilled',
    ]);
    expect(await read()).toEqual([{ word: 'a' }, { word: 'c' }]);
  });

  it('all fail where SQLite gives the transaction up, and the next ones go on', async () => {
    const end = (tx: Kysely<Words>) => tx.executeQuery(CompiledQuery.raw('rollback'));
    expect(await outcomes([add('a'), add('b', end), add('c')])).toEqual([
      'rejected',
      'rejected',
      'fulfilled',
    ]);
    expect(await read()).toEqual([{ word: 'c' }]);
  });

  it('all fail where the commit does', async () => {
    witness.exec('create table parents (word text primary key)');
    witness.exec(
      'create table children (word text references parents deferrable initially deferred)',
    );
    const orphan = (tx: Kysely<Words>) =>
      tx.executeQuery(CompiledQuery.raw("insert into children values ('x')"));
    expect(await outcomes([add('a'), add('b', orphan)])).toEqual(['rejected', 'rejected']);
    expect(await outcomes([add('c')])).toEqual(['fulfilled']);
    expect(await read()).toEqual([{ word: 'c' }]);
  });

  it('may be more than share one commit', async () => {
    const words = Array.from({ length: 100 }, (_, index) => `word ${index}`);
    await Promise.all(words.map((word) => add(word)));
    expect(seen()).toBe(100);
  });
});
