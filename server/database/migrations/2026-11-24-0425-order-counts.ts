import type { Kysely } from 'kysely';

/** What the quantity of an order is made of, as JSON: staff must know which banner to print. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('orders').addColumn('counts', 'text').execute();
}
