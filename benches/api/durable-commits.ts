import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Client } from 'pg';
import type { DatabaseEnv } from './status-latency.ts';

const forMs = 3_000;
const createTable = 'create table bare_commits (n integer not null)';
const insertRow = 'insert into bare_commits values (1)';

/**
 * Commits a second of one row each, one after the other on one connection, each on the disk before the
 * next begins: what this machine's disk and engine allow without any checkout.
 */
export const measureDurableCommits = (env: DatabaseEnv): Promise<number> =>
  env.DATABASE_URL ? onPostgres(env.DATABASE_URL) : onSqlite(join(env.DATA_DIR, 'bare.sqlite'));

async function onSqlite(path: string): Promise<number> {
  using file = new DatabaseSync(path);
  // As server/database/sqlite.ts sets it.
  file.exec(`pragma journal_mode = wal; pragma synchronous = full; ${createTable}`);
  const insert = file.prepare(insertRow);
  return await perSecond(async () => insert.run());
}

async function onPostgres(connectionString: string): Promise<number> {
  const client = new Client({ connectionString });
  await client.connect();
  try {
    await client.query(createTable);
    return await perSecond(() => client.query(insertRow));
  } finally {
    await client.end();
  }
}

async function perSecond(commit: () => Promise<unknown>): Promise<number> {
  const startMs = performance.now();
  let commits = 0;
  for (; performance.now() < startMs + forMs; commits += 1) await commit();
  return (commits * 1000) / (performance.now() - startMs);
}
