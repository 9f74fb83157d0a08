import { sql } from 'kysely';
import { openDatabase } from '#server/database/connection.ts';
import type { Database } from '#server/database/schema.ts';
import { request, service } from '#tests/fixtures/content.ts';
import { requestStatus } from './buyer.ts';
import { startCheckout } from './processes.ts';

/** The database, as in the server's environment. */
export type DatabaseEnv = { DATA_DIR: string; DATABASE_URL?: string };

const requests = 2_000;
/** Orders that one statement inserts. */
const batchSize = 50_000;
const firstNumber = 1_000_000;
const prefix = 'BAW-0000000000000';

/** Inserts paid orders with these numbers, each with its history. */
async function insertOrders(db: Database, from: number, until: number): Promise<void> {
  const numbers = sql`with recursive numbers(n) as
    (select ${sql.lit(from)} union all select n + 1 from numbers where n + 1 < ${sql.lit(until)})`;
  const id = sql`${sql.lit(prefix)} || (${sql.lit(firstNumber)} + n)`;
  const buyer = sql`${sql.lit(request.name)}, ${sql.lit(request.phone)}`;
  const item = sql`${sql.lit(service.name)}, ${sql.lit(service.amountPaise)}`;
  await sql`insert into orders (id, idempotency_key, request_digest, name, phone, service_name,
      amount_paise, tax_paise, quantity, provider, state,
      created_at_ms, updated_at_ms, expires_at_ms, checks)
    ${numbers} select ${id}, 'key-' || n, 'digest', ${buyer}, ${item}, 0, 1, 'simulator', 'paid',
      1790000000000 + n, 1790000000000 + n, 1790000900000 + n, 1
    from numbers`.execute(db);
  await sql`insert into order_moves (order_id, seq, event, from_state, to_state, cause, at_ms)
    ${numbers} select ${id}, 1, 'Created', null, 'created', 'request', 1790000000000 + n
    from numbers`.execute(db);
}

/**
 * Inserts `count` orders, and returns the response times of status requests for orders spread over
 * them, one at a time, in ms.
 */
export async function measureStatusLatency(count: number, env: DatabaseEnv): Promise<number[]> {
  const db = await openDatabase({ dataDir: env.DATA_DIR, databaseUrl: env.DATABASE_URL });
  for (let from = 0; from < count; from += batchSize) {
    await insertOrders(db, from, Math.min(count, from + batchSize));
  }
  await db.destroy();
  await using checkout = await startCheckout(env);
  const times: number[] = [];
  for (let index = 0; index < requests; index += 1) {
    const number = firstNumber + ((index * 7_919) % count);
    times.push(await requestStatus(checkout.origin, prefix + number));
  }
  // The first tenth warms the server up.
  return times.slice(requests / 10);
}
