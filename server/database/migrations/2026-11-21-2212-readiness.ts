import type { Kysely } from 'kysely';

/** One row, written anew to find out whether the database can store anything. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('readiness')
    .addColumn('id', 'integer', (column) => column.primaryKey().notNull())
    .addColumn('checked_at_ms', 'bigint', (column) => column.notNull())
    .execute();
}
