import type { Kysely } from 'kysely';

/** When a webhook spoke of an order, until a check follows it; in ms since 1970. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('orders').addColumn('hinted_at_ms', 'bigint').execute();
}
