import { CompiledQuery } from 'kysely';
import { DatabaseUnavailable } from './database-error.ts';
import type { SqliteConnection } from './sqlite-connection.ts';

/** Most transactions that share a commit; the first one waits for the last one's work. */
const mostInBatch = 32;

/** Transactions that become durable together, by one commit and so one wait for the disk. */
interface Batch extends PromiseWithResolvers<void> {
  places: number;
}

/**
 * The one connection that writes, handed on in the order of asking. Transactions that come in the same
 * turn of the event loop share a commit (group commit): each is a savepoint, so that it can fail
 * alone, and none is reported done before the commit is on the disk.
 */
export class SqliteWriter {
  readonly #connection: SqliteConnection;
  readonly #waiting: (() => void)[] = [];
  #taken = false;
  #batch: Batch | undefined;

  constructor(connection: SqliteConnection) {
    this.#connection = connection;
  }

  /** Resolves with the connection once it is the caller's turn; `release` ends the turn. */
  async acquire(): Promise<SqliteConnection> {
    if (this.#taken) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    this.#taken = true;
    return this.#connection;
  }

  /**
   * The lock for writing is taken at once: two processes that both read first and write later
   * would wait for each other.
   */
  async begin(): Promise<void> {
    if (!this.#batch) {
      await this.#run('begin immediate');
      const batch = { ...Promise.withResolvers<void>(), places: mostInBatch };
      // Whoever is in the batch hears of a failure; it must not end the process as well.
      batch.promise.catch(() => undefined);
      setImmediate(() => this.#commitInTurn(batch));
      this.#batch = batch;
    }
    await this.#run('savepoint member');
  }

  /** Done for its caller only once `release` has waited for the batch. */
  async commit(): Promise<void> {
    await this.#run('release member');
  }

  /** Some errors, such as a full disk, have already ended the whole batch. */
  async rollback(): Promise<void> {
    if (!this.#connection.isInTransaction) return;
    await this.#run('rollback to member');
    await this.#run('release member');
  }

  /** Throws where the commit of the batch fails. */
  async release(): Promise<void> {
    const batch = this.#batch;
    if (!batch) return this.#handOn();
    batch.places -= 1;
    if (!this.#connection.isInTransaction) return this.#abandon(batch);
    if (batch.places > 0) this.#handOn();
    else await this.#commitBatch(batch);
    await batch.promise;
  }

  /**
   * Callers that asked before this one are still in the batch. It may also have been full, and committed,
   * already.
   */
  async #commitInTurn(batch: Batch): Promise<void> {
    await this.acquire();
    if (this.#batch === batch) await this.#commitBatch(batch);
    else this.#handOn();
  }

  async #commitBatch(batch: Batch): Promise<void> {
    this.#batch = undefined;
    try {
      await this.#run('commit');
      batch.resolve();
    } catch (error) {
      batch.reject(error);
      // If even this fails, the next transaction fails, too, and reports it.
      if (this.#connection.isInTransaction) await this.#run('rollback').catch(() => undefined);
    }
    this.#handOn();
  }

  /** The one at work has its own error; the others are told that their work is gone. */
  #abandon(batch: Batch): void {
    this.#batch = undefined;
    batch.reject(
      new DatabaseUnavailable('SQLite gave the transaction up; nothing of it was stored'),
    );
    this.#handOn();
  }

  #handOn(): void {
    const next = this.#waiting.shift();
    if (next) next();
    else this.#taken = false;
  }

  async #run(sql: string): Promise<void> {
    await this.#connection.executeQuery(CompiledQuery.raw(sql));
  }
}
