import { type Kysely, sql } from 'kysely';
import { nameWords } from '#server/orders/name-words.ts';
import { isPostgres } from '../engine.ts';

/** Orders whose names are indexed at once. */
const batchSize = 500;

/** Words that are inserted at once: a statement of SQLite has at most 32,766 values, three for each. */
const insertSize = 2_000;

/** Adds the office: its members, links and devices, calls to payers, and indexes to find orders. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // By code point on both engines, so that a prefix is a range.
  const word = isPostgres(db) ? 'word text collate "C" not null' : 'word text not null';
  for (const statement of [
    `create table office_members (
      id text primary key not null,
      name text not null unique,
      role text not null,
      created_at_ms bigint not null,
      revoked_at_ms bigint
    )`,
    `create table office_links (
      token_hash text primary key not null,
      member_id text not null references office_members (id),
      created_at_ms bigint not null,
      expires_at_ms bigint not null,
      used_at_ms bigint
    )`,
    `create table office_devices (
      id text primary key not null,
      token_hash text not null unique,
      member_id text not null references office_members (id),
      name text not null,
      is_shared integer not null,
      created_at_ms bigint not null,
      last_used_at_ms bigint not null,
      expires_at_ms bigint not null,
      ended_at_ms bigint
    )`,
    `create index office_devices_by_member on office_devices (member_id)`,

    `alter table orders add column called_at_ms bigint`,
    `create index orders_by_phone on orders (phone, created_at_ms, id)`,
    // With the amount, sums of a month are read from it alone.
    `create index orders_by_payment on orders (paid_at_ms, id, amount_paise)
      where paid_at_ms is not null`,
    `create index orders_not_called on orders (paid_at_ms, id)
      where paid_at_ms is not null and called_at_ms is null`,
    `create index refunds_by_completion on refunds (updated_at_ms, id, amount_paise)
      where state = 'completed'`,
    // New entries are read by it for the live list.
    `create index order_moves_by_time on order_moves (at_ms)`,

    `create table order_words (
      ${word},
      created_at_ms bigint not null,
      order_id text not null references orders (id)
    )`,
    // The newest order of a word comes first, which a primary key cannot express.
    `create unique index order_words_key on order_words (word, created_at_ms desc, order_id desc)`,
    // Finds the words to erase, and an order with two words of the same beginning.
    `create index order_words_by_order on order_words (order_id, word)`,
  ]) {
    await sql.raw(statement).execute(db);
  }
  await indexNames(db);
}

interface Named {
  id: string;
  name: string;
  created_at_ms: number;
}

async function indexNames(db: Kysely<unknown>): Promise<void> {
  for (let after = ''; ; ) {
    const { rows } = await sql<Named>`select id, name, created_at_ms from orders
      where name is not null and id > ${after} order by id limit ${sql.lit(batchSize)}`.execute(db);
    const words = rows.flatMap(({ id, name, created_at_ms: createdAtMs }) =>
      nameWords(name).map((word) => sql`(${word}, ${createdAtMs}, ${id})`),
    );
    for (let start = 0; start < words.length; start += insertSize) {
      const values = sql.join(words.slice(start, start + insertSize));
      await sql`insert into order_words (word, created_at_ms, order_id) values ${values}`.execute(
        db,
      );
    }
    const last = rows.at(-1);
    if (!last || rows.length < batchSize) return;
    after = last.id;
  }
}
