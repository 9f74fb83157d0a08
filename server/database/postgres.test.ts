import { sql } from 'kysely';
import { describe, expect, inject, it, vi } from 'vitest';
import { openDatabase } from './connection.ts';
import { DatabaseUnavailable } from './database-error.ts';

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
    ['nothing answers there', (url: URL) => Object.assign(url, { port: '1' })],
    ['it refuses the password', (url: URL) => Object.assign(url, { password: 'wrong-secret' })],
    ['it has no database of that name', (url: URL) => Object.assign(url, { pathname: '/none' })],
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
  it('is reached again, and an idle connection that breaks ends nothing', async () => {
    const open = () => openDatabase({ databaseUrl: inject('postgresUrl'), dataDir: '' });
    const [db, other] = [await open(), await open()];
    const pid = sql<{ pid: number }>`select pg_backend_pid() as pid`;
    const [before] = (await pid.execute(db)).rows;
    await sql`select pg_terminate_backend(${before?.pid})`.execute(other);
    const [after] = await vi.waitFor(async () => (await pid.execute(db)).rows);
    expect(after?.pid).not.toBe(before?.pid);
    await Promise.all([db.destroy(), other.destroy()]);
  });

  it('gives up a transaction whose machine has vanished', async () => {
    const db = await openDatabase({ databaseUrl: inject('postgresUrl'), dataDir: '' });
    const { rows } = await sql`show idle_in_transaction_session_timeout`.execute(
      db.withoutPlugins(),
    );
    expect(rows).toEqual([{ idle_in_transaction_session_timeout: '30s' }]);
    await db.destroy();
  });
});
