import type { Kysely } from 'kysely';

/** Names the time of a webhook by what the webhook does: it requests a check. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('orders')
    .renameColumn('hinted_at_ms', 'check_requested_at_ms')
    .execute();
}
