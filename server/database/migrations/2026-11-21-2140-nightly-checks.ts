import { type Kysely, sql } from 'kysely';

const dayMs = 24 * 60 * 60_000;
const spreadMs = 3 * 60 * 60_000;

/**
 * Orders that were settled before every order had a nightly check: their checks begin again, those of
 * the last 90 days, spread over three hours.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const nowMs = Date.now();
  await sql`
    update orders set next_check_at_ms = ${sql.lit(nowMs)} + created_at_ms % ${sql.lit(spreadMs)}
    where next_check_at_ms is null and created_at_ms > ${sql.lit(nowMs - 90 * dayMs)}`.execute(db);
}
