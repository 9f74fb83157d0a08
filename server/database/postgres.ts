import { type Dialect, PostgresDialect } from 'kysely';
import { Pool, type PoolConfig, types } from 'pg';
import { DatabaseUnavailable } from './database-error.ts';

/** int8 as a number; throws a RangeError where a number could not hold it exactly. */
export function toSafeInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} is not a safe integer`);
  return value;
}

const options: PoolConfig = {
  application_name: 'orders',
  max: 10,
  // To connect, and to wait for a free connection where many ask at once.
  connectionTimeoutMillis: 10_000,
  keepAlive: true,
  statement_timeout: 10_000,
  // A machine that vanishes in the middle of a transaction must not hold an order for hours.
  idle_in_transaction_session_timeout: 30_000,
  types: {
    getTypeParser: (type, format) =>
      type === types.builtins.INT8 ? toSafeInteger : types.getTypeParser(type, format),
  },
};

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
  special: Pick<PoolConfig, 'statement_timeout'> = {},
): Promise<Dialect> {
  const server = nameOf(databaseUrl);
  const pool = new Pool({ ...options, ...special, connectionString: databaseUrl });
  // An idle connection that breaks is replaced by the pool; without a listener it ends the process.
  pool.on('error', () => {});
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
