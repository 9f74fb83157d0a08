import { sql } from 'kysely';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { openDatabase } from './connection.ts';
import { isUnavailable } from './database-error.ts';
import { connectionsFrom, openPool, toSafeInteger } from './postgres-pool.ts';
import type { Database } from './schema.ts';

const open = async (parameters = '') => {
  const db = await openDatabase({ databaseUrl: inject('postgresUrl') + parameters, dataDir: '' });
  onTestFinished(() => db.destroy());
  return db;
};
const pidOf = async (db: Database) => {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db);
  return rows[0]?.pid ?? 0;
};
const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  );

describe('a connection that breaks within a transaction', () => {
  it('fails that transaction, and neither the process nor the next one', async () => {
    const [db, other] = [await open(), await open()];
    const broken = db.transaction().execute(async (tx) => {
      await sql`select pg_terminate_backend(${await pidOf(tx)})`.execute(other);
      await sql`select 1`.execute(tx);
    });
    expect(isUnavailable(await failureOf(broken))).toBe(true);
    expect(await db.transaction().execute(pidOf)).toBeGreaterThan(0);
  });

  it('fails it also where nobody was using it at that moment', async () => {
    const [db, other] = [await open(), await open()];
    const broken = db.transaction().execute(async (tx) => {
      await sql`select pg_terminate_backend(${await pidOf(tx)})`.execute(other);
      await new Promise((resolve) => setTimeout(resolve, 100));
    });
    expect(isUnavailable(await failureOf(broken))).toBe(true);
    expect(await db.transaction().execute(pidOf)).toBeGreaterThan(0);
  });
});

it('has limits on both sides, so that a payer is told within 10 s', async () => {
  const { rows } = await sql`show statement_timeout`.execute(await open());
  expect(rows).toEqual([{ statementTimeout: '4s' }]);
  const pool = openPool(inject('postgresUrl'));
  onTestFinished(() => pool.end());
  expect(pool.options).toMatchObject({ connectionTimeoutMillis: 4_000, query_timeout: 4_500 });
});

describe('a connection whose server is frozen', () => {
  it.each([
    ['a statement', (db: Database) => sql`select 1`.execute(db)],
    ['a transaction', (db: Database) => db.transaction().execute((tx) => pidOf(tx))],
  ])('is given up by %s and never used again', async (_, work) => {
    const db = await open('?query_timeout=200');
    const frozen = await pidOf(db);
    process.kill(frozen, 'SIGSTOP');
    try {
      expect(isUnavailable(await failureOf(work(db)))).toBe(true);
    } finally {
      process.kill(frozen, 'SIGCONT');
    }
    expect(await pidOf(db)).not.toBe(frozen);
  });
});

/** A connection of the pool, to a server that answers as told. */
function connectTo(reply: (sql: string) => Promise<unknown>) {
  const sent: string[] = [];
  const query = ({ text }: { text: string }) => {
    sent.push(text);
    return reply(text);
  };
  const pool = { options: {}, connect: async () => ({ query, release: () => undefined }) };
  const connection = connectionsFrom(pool as never).connect();
  return { sent, run: async (sql: string) => (await connection).query(sql, []) };
}

it('sends nothing more on a connection that got no reply in time', async () => {
  const { sent, run } = connectTo(() => Promise.reject(new Error('Query read timeout')));
  for (const text of ['select 1', 'select 2']) {
    await expect(run(text)).rejects.toThrow('Query read timeout');
  }
  expect(sent).toEqual(['select 1']);
});

describe('begin', () => {
  it('does not wait for its reply before the first statement is sent', async () => {
    const { sent, run } = connectTo(() => new Promise(() => undefined));
    await run('begin');
    void run('select 1');
    await Promise.resolve();
    expect(sent).toEqual(['begin', 'select 1']);
  });

  it('fails the first statement where it fails itself', async () => {
    const { run } = connectTo(async (sql) => {
      if (sql === 'begin') throw new Error('no transaction');
    });
    await run('begin');
    await expect(run('select 1')).rejects.toThrow('no transaction');
    await expect(run('rollback')).resolves.toBeUndefined();
  });
});

describe('toSafeInteger', () => {
  it.each(['0', '-5', '1790000000000', '9007199254740991'])('takes %s', (text) => {
    expect(String(toSafeInteger(text))).toBe(text);
  });

  it.each(['9007199254740992', '-9007199254740993', '1.5', 'x'])('refuses %s', (text) => {
    expect(() => toSafeInteger(text)).toThrow(RangeError);
  });
});
