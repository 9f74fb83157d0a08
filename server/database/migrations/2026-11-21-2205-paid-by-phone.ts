import { type Kysely, sql } from 'kysely';

/** Finds the paid orders of a phone number for a service: one bought twice is flagged for a person. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createIndex('orders_paid_by_phone')
    .on('orders')
    .columns(['phone', 'service_name', 'created_at_ms'])
    .where(sql.ref('state'), '=', sql.lit('paid'))
    .execute();
}
