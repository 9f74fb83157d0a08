import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import type { CompiledQuery, QueryResult } from 'kysely';

/** Short: SQLite's own waiting stops the process. The long wait is in retryWhileBusy. */
export const busyTimeoutMs = 5;
/** How long a statement waits for another process that is writing to the same file. */
const longestWaitMs = 5_000;
const keptStatements = 100;
/** Longer ones insert or find many rows at once and hardly ever come twice. */
const longestKeptSql = 4_000;
/** SQLITE_BUSY; its extended codes stand for waits that would never end. */
const busyCode = 5;

interface Prepared {
  statement: StatementSync;
  givesRows: boolean;
}

/** One connection to a SQLite file. Statements are prepared once and kept. */
export class SqliteConnection {
  readonly #file: DatabaseSync;
  readonly #prepared = new Map<string, Prepared>();

  constructor(file: DatabaseSync) {
    this.#file = file;
  }

  get isInTransaction(): boolean {
    return this.#file.isTransaction;
  }

  /** Throws SQLite's error where the file stays locked for five seconds. */
  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    return await retryWhileBusy(() => {
      const { statement, givesRows } = this.#prepare(sql);
      const values = parameters as SQLInputValue[];
      if (givesRows) return { rows: statement.all(...values) as Row[] };
      return { rows: [], numAffectedRows: BigInt(statement.run(...values).changes) };
    });
  }

  close(): void {
    this.#file.close();
  }

  #prepare(sql: string): Prepared {
    const known = this.#prepared.get(sql);
    if (known) return known;
    const statement = this.#file.prepare(sql);
    const prepared = { statement, givesRows: statement.columns().length > 0 };
    if (sql.length > longestKeptSql) return prepared;
    if (this.#prepared.size >= keptStatements) this.#prepared.clear();
    this.#prepared.set(sql, prepared);
    return prepared;
  }
}

const isBusy = (error: unknown): boolean =>
  error instanceof Error && 'errcode' in error && error.errcode === busyCode;

/**
 * Runs it again while another process writes. SQLite's own busy_timeout would do so too, but it
 * stops the whole process while it waits; so it is short, and the long wait is here.
 */
export async function retryWhileBusy<Result>(run: () => Result): Promise<Result> {
  const deadlineMs = performance.now() + longestWaitMs;
  for (;;) {
    try {
      return run();
    } catch (error) {
      if (!isBusy(error) || performance.now() > deadlineMs) throw error;
    }
    // Pauses of random length, so that two processes do not keep trying at the same moments.
    await wait(1 + Math.random() * 4);
  }
}
