import type { Kysely } from 'kysely';

/** The language in which an order was placed: its payer is answered in it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('orders').addColumn('language', 'text').execute();
}
