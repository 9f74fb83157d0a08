import type { Kysely } from 'kysely';

/**
 * Who took the payment. Every order before this was PhonePe's; the default also serves a server of
 * the version before, which may go on storing orders while the next one starts.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('orders')
    .addColumn('provider', 'text', (column) => column.notNull().defaultTo('phonepe'))
    .execute();
}
