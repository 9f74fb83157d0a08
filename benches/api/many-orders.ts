import { sql } from 'kysely';
import { openDatabase } from '#server/database/connection.ts';
import type { Database } from '#server/database/tables.ts';
import { askStatus } from './buyer.ts';
import { startCheckout } from './processes.ts';

/** Where the orders are, as in the server's environment. */
export type DatabaseEnv = { DATA_DIR: string; DATABASE_URL?: string };

const questions = 2_000;
/** Orders that are stored by one statement. */
const atOnce = 50_000;
const firstNumber = 1_000_000;
const prefix = 'BAW-0000000000000';

/** Paid orders with these numbers, each with its history. */
async function store(db: Database, from: number, until: number): Promise<void> {
  const numbers = sql`with recursive numbers(n) as
    (select ${sql.lit(from)} union all select n + 1 from numbers where n + 1 < ${sql.lit(until)})`;
  const id = sql`${sql.lit(prefix)} || (${sql.lit(firstNumber)} + n)`;
  await sql`insert into orders (id, idempotency_key, request_digest, name, phone, service_name,
      amount_paise, state, created_at_ms, updated_at_ms, expires_at_ms, checks)
    ${numbers} select ${id}, 'key-' || n, 'digest', 'Asha Kumari', '9876543210',
      'SEO Optimization', 749900, 'paid', 1790000000000 + n, 1790000000000 + n, 1790000900000 + n, 1
    from numbers`.execute(db);
  await sql`insert into order_moves (order_id, seq, event, from_state, to_state, cause, at_ms)
    ${numbers} select ${id}, 1, 'Created', null, 'created', 'request', 1790000000000 + n
    from numbers`.execute(db);
}

async function fill(count: number, env: DatabaseEnv): Promise<void> {
  const db = await openDatabase({ dataDir: env.DATA_DIR, databaseUrl: env.DATABASE_URL });
  for (let from = 0; from < count; from += atOnce) {
    await store(db, from, Math.min(count, from + atOnce));
  }
  await db.destroy();
}

/** Times of asking for the status of orders here and there among `count`, one by one, in ms. */
export async function lookUpAmongMany(count: number, env: DatabaseEnv): Promise<number[]> {
  await fill(count, env);
  const checkout = await startCheckout(env);
  const times: number[] = [];
  try {
    for (let question = 0; question < questions; question += 1) {
      const number = firstNumber + ((question * 7_919) % count);
      times.push(await askStatus(checkout.origin, prefix + number));
    }
  } finally {
    await checkout.stop();
  }
  return times.slice(questions / 10);
}
