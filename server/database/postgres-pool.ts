import type { PostgresPool, PostgresPoolClient } from 'kysely';
import { Pool, type PoolClient, type PoolConfig, type QueryResult, types } from 'pg';
import { statementNamer, type ToStatement } from './prepared-statements.ts';

/** int8 as a number; throws a RangeError where a number could not hold it exactly. */
export function toSafeInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} is not a safe integer`);
  return value;
}

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
  // Statements are sent without waiting for the one before them to end.
  pipeline: true,
  // A machine that vanishes in the middle of a transaction must not hold an order for hours.
  idle_in_transaction_session_timeout: 30_000,
  types: {
    getTypeParser: (type, format) =>
      type === types.builtins.INT8 ? toSafeInteger : types.getTypeParser(type, format),
  },
};

/** A pool of connections, none of which ends the process when it breaks. Connects to nothing yet. */
export function openPool(databaseUrl: string, timeLimits = defaultTimeLimits): Pool {
  const pool = new Pool({ ...options, ...timeLimits, connectionString: databaseUrl });
  // Without listeners an error event ends the process. The pool hears of idle connections only;
  // whoever uses a connection that breaks is told by the query that fails.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

/** The connections of a pool as Kysely takes them. */
export function connectionsFrom(pool: Pool): PostgresPool {
  const toStatement = statementNamer();
  return {
    options: pool.options,
    connect: async () => discardAfterTimeout(await pool.connect(), toStatement),
    end: () => pool.end(),
  };
}

/**
 * A connection that takes no more queries after one that got no reply in time, and is closed on
 * release. pg would put it back into the pool: that query may be a `begin`, and what the
 * next user stores would be part of a transaction that nobody commits. The same where a migration
 * has given other types to what a prepared statement returns: on that connection it fails for good.
 */
function discardAfterTimeout(client: PoolClient, toStatement: ToStatement): PostgresPoolClient {
  let unusable: unknown;
  const query: Query = async (sql, parameters) => {
    if (unusable) throw unusable;
    try {
      return await client.query(toStatement(sql, parameters));
    } catch (error) {
      if (isLasting(error)) unusable = error;
      throw error;
    }
  };
  return {
    // Kysely's other form, with a cursor, is not used.
    query: pipelinedBegin(query) as PostgresPoolClient['query'],
    release: (destroy) => client.release(destroy || unusable !== undefined),
  };
}

const isLasting = (error: unknown): boolean =>
  error instanceof Error &&
  (error.message === 'Query read timeout' ||
    error.message === 'cached plan must not change result type');

/** As Kysely declares it: only the statement knows what the rows are. */
type Query = (
  sql: string,
  parameters: readonly unknown[],
) => Promise<Pick<QueryResult, 'command' | 'rowCount' | 'rows'>>;

/**
 * Sends `begin` together with the first statement of its transaction, which saves each transaction a
 * round trip. The statement fails where its `begin` does.
 */
function pipelinedBegin(query: Query): Query {
  let begun: Promise<unknown> | undefined;
  return async (sql, parameters) => {
    if (sql === 'begin') {
      begun = query(sql, parameters);
      // The statement behind it reports the failure.
      begun.catch(() => undefined);
      // Kysely looks at no result of a `begin`.
      return { command: 'SELECT', rowCount: 0, rows: [] };
    }
    const before = begun;
    begun = undefined;
    const [result] = await Promise.all([query(sql, parameters), before]);
    return result;
  };
}
