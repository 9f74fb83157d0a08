import { type Dialect, PostgresDialect } from 'kysely';
import { ColumnListCompiler } from './column-list-compiler.ts';
import { DatabaseUnavailable } from './database-error.ts';
import { connectionsFrom, openPool, type TimeLimits } from './postgres-pool.ts';

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
export async function openPostgres(databaseUrl: string, timeLimits?: TimeLimits): Promise<Dialect> {
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
  return new PreparedDialect({ pool: connectionsFrom(pool) });
}

class PreparedDialect extends PostgresDialect {
  override createQueryCompiler() {
    return new ColumnListCompiler();
  }
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
