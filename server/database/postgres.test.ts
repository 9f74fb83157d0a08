import { sql } from 'kysely';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { eventually } from '#tests/fixtures/eventually.ts';
import { openDatabase } from './connection.ts';
import { DatabaseUnavailable, isUnavailable } from './database-error.ts';
import { openPool, toSafeInteger } from './postgres.ts';
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

describe('openDatabase with DATABASE_URL', () => {
  const failureOf = async (databaseUrl: string): Promise<Error> => {
    const opened = openDatabase({ databaseUrl, dataDir: '' });
    return await opened.then(
      () => new Error('it opened'),
      (error: Error) => error,
    );
  };
  const changed = (change: (url: URL) => void): string => {
    const url = new URL(inject('postgresUrl'));
    change(url);
    return url.href;
  };

  it.each([
    ['connection refused', (url: URL) => Object.assign(url, { port: '1' })],
    ['wrong password', (url: URL) => Object.assign(url, { password: 'wrong-secret' })],
    ['no such database', (url: URL) => Object.assign(url, { pathname: '/none' })],
  ])('says that %s', async (reason, change) => {
    const failure = await failureOf(changed(change));
    expect(failure).toBeInstanceOf(DatabaseUnavailable);
    expect(failure.message).toBe(
      `PostgreSQL at 127.0.0.1 cannot be used: ${reason}. See DATABASE_URL.`,
    );
  });

  it.each([
    'postgres://user:se/cret@host/db',
    'postgres://user:12/secret@host.invalid/db',
    'user:secret@host',
    'secret',
  ])('quotes no secret of %s', async (databaseUrl) => {
    const failure = await failureOf(databaseUrl);
    expect(failure).toBeInstanceOf(DatabaseUnavailable);
    expect(`${failure.message}${JSON.stringify(failure)}${String(failure.cause)}`).not.toMatch(
      /se\/cret|secret|12/,
    );
  });
});

describe('a PostgreSQL that is restarted', () => {
  it('is reconnected to, despite a broken idle connection', async () => {
    const open = () => openDatabase({ databaseUrl: inject('postgresUrl'), dataDir: '' });
    const [db, other] = [await open(), await open()];
    const pid = sql<{ pid: number }>`select pg_backend_pid() as pid`;
    const [before] = (await pid.execute(db)).rows;
    await sql`select pg_terminate_backend(${before?.pid})`.execute(other);
    const [after] = await eventually(async () => (await pid.execute(db)).rows);
    expect(after?.pid).not.toBe(before?.pid);
    await Promise.all([db.destroy(), other.destroy()]);
  });

  it('ends a transaction whose client has vanished', async () => {
    const db = await openDatabase({ databaseUrl: inject('postgresUrl'), dataDir: '' });
    const { rows } = await sql`show idle_in_transaction_session_timeout`.execute(
      db.withoutPlugins(),
    );
    expect(rows).toEqual([{ idle_in_transaction_session_timeout: '30s' }]);
    await db.destroy();
  });
});

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

  it('fails it even if it was idle at that moment', async () => {
    const [db, other] = [await open(), await open()];
    const broken = db.transaction().execute(async (tx) => {
      await sql`select pg_terminate_backend(${await pidOf(tx)})`.execute(other);
      await new Promise((resolve) => setTimeout(resolve, 100));
    });
    expect(isUnavailable(await failureOf(broken))).toBe(true);
    expect(await db.transaction().execute(pidOf)).toBeGreaterThan(0);
  });
});

it('has timeouts on both sides, so that a payer gets an answer within 10 s', async () => {
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

describe('toSafeInteger', () => {
  it.each(['0', '-5', '1790000000000', '9007199254740991'])('takes %s', (text) => {
    expect(String(toSafeInteger(text))).toBe(text);
  });

  it.each(['9007199254740992', '-9007199254740993', '1.5', 'x'])('refuses %s', (text) => {
    expect(() => toSafeInteger(text)).toThrow(RangeError);
  });
});
