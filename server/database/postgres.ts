import { PostgresDialect } from 'kysely';
import { type Connection, Pool, type PoolClient, type PoolConfig, types } from 'pg';
import { DatabaseUnavailable } from './database-error.ts';

/** Time limits of a statement and of waiting for a connection, in ms; 0 for none. */
export type TimeLimits = Pick<
  PoolConfig,
  'connectionTimeoutMillis' | 'statement_timeout' | 'query_timeout'
>;

/** For migrations and backups. */
export const noTimeLimits: TimeLimits = { statement_timeout: 0, query_timeout: 0 };

/**
 * statement_timeout is PostgreSQL's; query_timeout is for a server that is frozen or has vanished. With the wait
 * for a connection, a payer has an answer within 10 s.
 */
const defaultTimeLimits: TimeLimits = {
  // To connect, or to wait for a free connection.
  connectionTimeoutMillis: 4_000,
  statement_timeout: 4_000,
  query_timeout: 4_500,
};

const options: PoolConfig = {
  application_name: 'orders',
  max: 10,
  keepAlive: true,
  // Makes pg close a connection after a query_timeout. Otherwise it would return to the pool, perhaps within a
  // transaction that is never committed.
  pipeline: true,
  // A machine that vanishes within a transaction must not lock an order for hours.
  idle_in_transaction_session_timeout: 30_000,
  types: {
    getTypeParser: (type, format) =>
      type === types.builtins.INT8 ? toSafeInteger : types.getTypeParser(type, format),
  },
};

/** int8 as a number. Throws a RangeError if it is not a safe integer. */
export function toSafeInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} is not a safe integer`);
  return value;
}

/** Messages for the operator, without address or password. */
const reasons: Record<string, string> = {
  ECONNREFUSED: 'connection refused',
  ENOTFOUND: 'unknown host',
  EHOSTUNREACH: 'no route to host',
  ETIMEDOUT: 'timed out',
  '28P01': 'wrong password',
  '28000': 'user rejected',
  '3D000': 'no such database',
};

/** Opens a pool and tries a connection. Throws DatabaseUnavailable, whose message contains no password. */
export async function openPostgres(
  databaseUrl: string,
  timeLimits?: TimeLimits,
): Promise<PostgresDialect> {
  const server = nameOf(databaseUrl);
  const pool = openPool(databaseUrl, timeLimits);
  try {
    (await pool.connect()).release();
  } catch (error) {
    await pool.end();
    throw new DatabaseUnavailable(
      `PostgreSQL at ${server} cannot be used: ${reasonOf(error)}. See DATABASE_URL.`,
    );
  }
  return new PostgresDialect({ pool });
}

/** A pool whose broken connections do not end the process. Connects to nothing yet. */
export function openPool(databaseUrl: string, timeLimits?: TimeLimits): Pool {
  const limits = { ...defaultTimeLimits, ...timeLimits };
  const pool = new Pool({ ...options, ...limits, connectionString: databaseUrl });
  // Without listeners an error event would end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  pool.on('release', (_error, client) => {
    // Otherwise pg would hand out a connection that it has just closed.
    const { connection } = client as PoolClient & { connection: Connection };
    if (connection.stream.destroyed) void client.end();
  });
  return pool;
}

function nameOf(databaseUrl: string): string {
  if (!URL.canParse(databaseUrl)) {
    throw new DatabaseUnavailable(
      'DATABASE_URL is not a URL. Expected postgres://user:password@host:5432/name',
    );
  }
  // Only the host: in a mistyped URL, port and path may be parts of the password.
  return new URL(databaseUrl).hostname || 'this machine';
}

function reasonOf(error: unknown): string {
  const { code, message } = error as { code?: string; message?: string };
  return reasons[code ?? ''] ?? message ?? 'unknown reason';
}
