import { PostgresDialect } from 'kysely';
import { type Connection, Pool, type PoolClient, type PoolConfig, types } from 'pg';
import { DatabaseUnavailable } from './database-error.ts';

/** How long a statement may take, in ms; 0 for no limit. */
export type TimeLimits = Pick<PoolConfig, 'statement_timeout' | 'query_timeout'>;

/** For migrations and backups, which may take long. */
export const noTimeLimits: TimeLimits = { statement_timeout: 0, query_timeout: 0 };

/**
 * PostgreSQL ends a statement, or its wait for a lock, by itself. A server that is frozen or has vanished
 * does not; then we give up. Together with the wait for a connection, a payer has an answer within 10 s.
 */
const defaultTimeLimits: TimeLimits = { statement_timeout: 4_000, query_timeout: 4_500 };

const options: PoolConfig = {
  application_name: 'orders',
  max: 10,
  // To connect, and to wait for a free connection where many ask at once.
  connectionTimeoutMillis: 4_000,
  keepAlive: true,
  // In this mode pg closes a connection that got no reply in time. Otherwise it would go back into the pool:
  // the query may be a `begin`, and what the next user stores would be part of a transaction that nobody
  // commits.
  pipeline: true,
  // A machine that vanishes in the middle of a transaction must not hold an order for hours.
  idle_in_transaction_session_timeout: 30_000,
  types: {
    getTypeParser: (type, format) =>
      type === types.builtins.INT8 ? toSafeInteger : types.getTypeParser(type, format),
  },
};

/** int8 as a number; throws a RangeError where a number could not hold it exactly. */
export function toSafeInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} is not a safe integer`);
  return value;
}

/** Why a connection failed, for the operator; neither address nor password is in it. */
const reasons: Record<string, string> = {
  ECONNREFUSED: 'nothing answers there',
  ENOTFOUND: 'no machine has that name',
  EHOSTUNREACH: 'there is no way to that machine',
  ETIMEDOUT: 'it does not answer in time',
  '28P01': 'it refuses the password',
  '28000': 'it refuses the user',
  '3D000': 'it has no database of that name',
};

/**
 * A pool of connections to the server of the URL, tried once. Throws DatabaseUnavailable where no
 * connection can be made; its message names the server and never the password.
 */
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

/** A pool of connections, none of which ends the process when it breaks. Connects to nothing yet. */
export function openPool(databaseUrl: string, timeLimits = defaultTimeLimits): Pool {
  const pool = new Pool({ ...options, ...timeLimits, connectionString: databaseUrl });
  // Without listeners an error event ends the process. Idle connections report to the pool; on one in use
  // the query fails.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  pool.on('release', (_error, client) => {
    // pg hears of a connection that it has closed itself only later, and would hand it on until then.
    const { connection } = client as PoolClient & { connection: Connection };
    if (connection.stream.destroyed) void client.end();
  });
  return pool;
}

function nameOf(databaseUrl: string): string {
  if (!URL.canParse(databaseUrl)) {
    throw new DatabaseUnavailable(
      'DATABASE_URL is not a URL. It reads postgres://user:password@host:5432/name',
    );
  }
  // The name only: of a mistyped URL, port and path may be parts of the password.
  return new URL(databaseUrl).hostname || 'this machine';
}

function reasonOf(error: unknown): string {
  const { code, message } = error as { code?: string; message?: string };
  return reasons[code ?? ''] ?? message ?? 'unknown reason';
}
