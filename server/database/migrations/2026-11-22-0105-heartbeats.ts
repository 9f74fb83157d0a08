import type { Kysely } from 'kysely';

/** One row for each running server, with the time of its last poll: the others see when it is silent. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('heartbeats')
    .addColumn('server', 'text', (column) => column.primaryKey().notNull())
    .addColumn('polled_at_ms', 'bigint', (column) => column.notNull())
    .execute();
}
