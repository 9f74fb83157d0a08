import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely } from 'kysely';
import { sqliteFileDialect } from './sqlite-dialect.ts';

interface Words {
  words: { word: string; count: number };
}

/** A SQLite file with one table, for tests of the driver. */
export async function openWords() {
  const folder = mkdtempSync(join(tmpdir(), 'words-'));
  const opened: Kysely<Words>[] = [];
  /** A connection of its own, as another process has it. */
  const open = () => {
    const file = new DatabaseSync(join(folder, 'words.sqlite'), { timeout: 5 });
    file.exec('pragma journal_mode = wal');
    const kysely = new Kysely<Words>({ dialect: sqliteFileDialect(file) });
    opened.push(kysely);
    return kysely;
  };
  const db = open();
  await db.schema
    .createTable('words')
    .addColumn('word', 'text', (column) => column.primaryKey())
    .addColumn('count', 'bigint')
    .execute();
  const words = async () => {
    const rows = await db.selectFrom('words').select('word').orderBy('word').execute();
    return rows.map(({ word }) => word);
  };
  const remove = async () => {
    await Promise.all(opened.map((kysely) => kysely.destroy()));
    rmSync(folder, { recursive: true });
  };
  return { db, open, words, remove };
}

/** A database with one small table. */
export type WordsDatabase = Awaited<ReturnType<typeof openWords>>;

/** Adds a word, counted once. */
export const add = (db: Kysely<Words>, word: string) =>
  db.insertInto('words').values({ word, count: 1 }).executeTakeFirst();
