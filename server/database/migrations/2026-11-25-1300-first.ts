import { type Kysely, sql } from 'kysely';
import { isPostgres } from '../engine.ts';

/** What both engines understand; server/database/schema.ts describes the columns. */
const statements = [
  `create table orders (
    id text primary key not null,
    idempotency_key text not null unique,
    request_digest text not null,
    name text,
    phone text,
    payer_gstin text,
    service_name text not null,
    quantity integer not null check (quantity > 0),
    counts text,
    unit text,
    amount_paise bigint not null check (amount_paise > 0),
    tax_paise bigint not null check (tax_paise >= 0),
    state text not null,
    provider text not null,
    language text,
    provider_order_id text,
    redirect_url text,
    failure_reason text,
    flag text,
    created_at_ms bigint not null,
    updated_at_ms bigint not null,
    paid_at_ms bigint,
    payment_transaction_id text,
    payment_utr text,
    payment_mode text,
    payment_at_ms bigint,
    expires_at_ms bigint not null,
    next_check_at_ms bigint,
    checks integer not null,
    leased_until_ms bigint,
    check_requested_at_ms bigint
  )`,
  `create index orders_by_date on orders (created_at_ms, id)`,
  `create index orders_by_state on orders (state, created_at_ms, id)`,
  `create index orders_by_service on orders (service_name, created_at_ms, id)`,
  `create index orders_flagged on orders (created_at_ms, id) where flag is not null`,
  // Finds a service that was bought twice.
  `create index orders_paid_by_phone on orders (phone, service_name, created_at_ms)
    where state = 'paid'`,
  // Partial: only the few rows that are due at some time are in it, however many are stored.
  `create index orders_due on orders (next_check_at_ms) where next_check_at_ms is not null`,

  `create table order_moves (
    order_id text not null references orders (id),
    seq integer not null,
    event text not null,
    from_state text,
    to_state text not null,
    cause text not null,
    at_ms bigint not null,
    note text,
    actor text,
    constraint order_moves_key primary key (order_id, seq)
  )`,

  `create table mails (
    order_id text primary key not null references orders (id),
    created_at_ms bigint not null,
    tries integer not null,
    next_try_at_ms bigint,
    sent_at_ms bigint,
    leased_until_ms bigint
  )`,
  `create index mails_due on mails (next_try_at_ms) where next_try_at_ms is not null`,

  `create table refunds (
    id text primary key not null,
    order_id text not null references orders (id),
    amount_paise bigint not null check (amount_paise > 0),
    state text not null,
    reason text not null,
    requested_by text not null,
    provider_refund_id text,
    failure_reason text,
    created_at_ms bigint not null,
    updated_at_ms bigint not null,
    next_check_at_ms bigint,
    checks integer not null,
    leased_until_ms bigint,
    check_requested_at_ms bigint
  )`,
  `create index refunds_by_order on refunds (order_id, created_at_ms, id)`,
  // PhonePe carries out one refund of an order at a time; two at once would refund too much.
  `create unique index refunds_one_under_way on refunds (order_id)
    where state in ('requested', 'accepted')`,
  `create index refunds_due on refunds (next_check_at_ms) where next_check_at_ms is not null`,

  // One row a cause, so that a cause has one mail at a time.
  `create table alerts (
    cause text primary key not null,
    order_ids text not null,
    raised_at_ms bigint not null,
    tries integer not null,
    next_try_at_ms bigint,
    sent_at_ms bigint,
    leased_until_ms bigint
  )`,

  `create table readiness (id integer primary key not null, checked_at_ms bigint not null)`,
];

/** Make the history append-only. */
const triggersOnPostgres = [
  `create function refuse_to_change_order_moves() returns trigger language plpgsql as $$
    begin
      raise exception 'order_moves is append-only';
    end $$`,
  `create trigger order_moves_append_only before update or delete or truncate on order_moves
    for each statement execute function refuse_to_change_order_moves()`,
];
const triggersOnSqlite = ['update', 'delete'].map(
  (change) => `create trigger order_moves_no_${change} before ${change} on order_moves
    begin
      select raise(abort, 'order_moves is append-only');
    end`,
);

/** Creates all tables. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const triggers = isPostgres(db) ? triggersOnPostgres : triggersOnSqlite;
  for (const statement of [...statements, ...triggers]) await sql.raw(statement).execute(db);
}
