import { type Kysely, sql } from 'kysely';

/** Money that goes back to a payer. Amounts are paise, times are ms since 1970. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('refunds')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('order_id', 'text', (column) => column.notNull().references('orders.id'))
    .addColumn('amount_paise', 'bigint', (column) => column.notNull().check(sql`amount_paise > 0`))
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('requested_by', 'text', (column) => column.notNull())
    .addColumn('provider_refund_id', 'text')
    .addColumn('failure_reason', 'text')
    .addColumn('created_at_ms', 'bigint', (column) => column.notNull())
    .addColumn('updated_at_ms', 'bigint', (column) => column.notNull())
    .addColumn('next_check_at_ms', 'bigint')
    .addColumn('checks', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('leased_until_ms', 'bigint')
    .addColumn('check_requested_at_ms', 'bigint')
    .execute();
  await db.schema
    .createIndex('refunds_by_order')
    .on('refunds')
    .columns(['order_id', 'created_at_ms', 'id'])
    .execute();
  // PhonePe carries out one refund of an order at a time; two at once would give back too much.
  await db.schema
    .createIndex('refunds_one_under_way')
    .unique()
    .on('refunds')
    .column('order_id')
    .where(sql.ref('state'), 'in', ['requested', 'accepted'])
    .execute();
  await db.schema
    .createIndex('refunds_due')
    .on('refunds')
    .column('next_check_at_ms')
    .where(sql.ref('next_check_at_ms'), 'is not', null)
    .execute();
}
