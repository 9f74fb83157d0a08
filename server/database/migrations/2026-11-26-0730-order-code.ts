import { type Kysely, sql } from 'kysely';

/** Adds a short code to say on the phone. Orders from before have none. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table orders add column code text`.execute(db);
  await sql`create unique index orders_by_code on orders (code)`.execute(db);
}
