import { type Kysely, sql } from 'kysely';

/**
 * When an order was paid, and how its payment is found at a bank. Orders that were paid before get
 * the time from their history; what their banks called them is only in the provider's dashboard.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const columns = {
    paid_at_ms: 'bigint',
    payment_transaction_id: 'text',
    payment_utr: 'text',
    payment_mode: 'text',
    payment_at_ms: 'bigint',
  } as const;
  for (const [name, type] of Object.entries(columns)) {
    await db.schema.alterTable('orders').addColumn(name, type).execute();
  }
  await sql`
    update orders set paid_at_ms = (
      select min(at_ms) from order_moves
      where order_id = orders.id and event in ('PaymentConfirmed', 'LatePaymentFound')
    ) where state = 'paid'`.execute(db);
}
