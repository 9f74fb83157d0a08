import { CompiledQuery, type DatabaseConnection, type QueryResult } from 'kysely';
import type { SqliteConnection } from './sqlite-connection.ts';
import type { SqliteWriter } from './sqlite-writer.ts';

/**
 * What one user of the database does, statement by statement. A select outside of a transaction is
 * done at once, from what is committed: in a write-ahead log readers wait for nobody, not even
 * for another process that writes. The first other statement waits for the connection that writes.
 */
export class SqliteSession implements DatabaseConnection {
  readonly #reader: SqliteConnection;
  readonly #writer: SqliteWriter;
  readonly #openReader: () => SqliteConnection;
  #turn: Promise<SqliteConnection> | undefined;
  #snapshot: SqliteConnection | undefined;

  constructor(reader: SqliteConnection, writer: SqliteWriter, openReader: () => SqliteConnection) {
    this.#reader = reader;
    this.#writer = writer;
    this.#openReader = openReader;
  }

  async executeQuery<Row>(compiled: CompiledQuery): Promise<QueryResult<Row>> {
    if (this.#snapshot) return await this.#snapshot.executeQuery(compiled);
    const onlyReads = this.#turn === undefined && compiled.query.kind === 'SelectQueryNode';
    const connection = onlyReads ? this.#reader : await this.#claimWriter();
    return await connection.executeQuery(compiled);
  }

  /** Always throws: a result that is half read would keep old rows in the write-ahead log. */
  streamQuery(): never {
    throw new Error('SQLite does not stream here; read page by page, by key');
  }

  async begin(): Promise<void> {
    await this.#claimWriter();
    await this.#writer.begin();
  }

  /** Until its end, the transaction sees one moment; it holds nobody up, however long it takes. */
  async beginSnapshot(): Promise<void> {
    this.#snapshot = this.#openReader();
    await this.#snapshot.executeQuery(CompiledQuery.raw('begin'));
  }

  async commit(): Promise<void> {
    if (!this.#snapshot) await this.#writer.commit();
  }

  async rollback(): Promise<void> {
    if (!this.#snapshot) await this.#writer.rollback();
  }

  /** Throws where the commit fails that the transaction shares with others. */
  async release(): Promise<void> {
    this.#snapshot?.close();
    if (this.#turn) await this.#writer.release();
  }

  #claimWriter(): Promise<SqliteConnection> {
    this.#turn ??= this.#writer.acquire();
    return this.#turn;
  }
}
