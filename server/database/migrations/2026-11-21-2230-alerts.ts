import type { Kysely } from 'kysely';

/** Mails about what needs a person: one row for each cause, so that a cause has one mail at a time. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('alerts')
    .addColumn('cause', 'text', (column) => column.primaryKey().notNull())
    .addColumn('order_ids', 'text', (column) => column.notNull())
    .addColumn('raised_at_ms', 'bigint', (column) => column.notNull())
    .addColumn('tries', 'integer', (column) => column.notNull())
    .addColumn('next_try_at_ms', 'bigint')
    .addColumn('sent_at_ms', 'bigint')
    .addColumn('leased_until_ms', 'bigint')
    .execute();
}
