import { type Kysely, sql } from 'kysely';

/** What staff write into the history and who did, and a quick list of orders that need a person. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const name of ['note', 'actor']) {
    await db.schema.alterTable('order_moves').addColumn(name, 'text').execute();
  }
  await db.schema
    .createIndex('orders_flagged')
    .on('orders')
    .columns(['created_at_ms', 'id'])
    .where(sql.ref('flag'), 'is not', null)
    .execute();
}
