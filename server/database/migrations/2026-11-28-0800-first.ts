import { type Kysely, sql } from 'kysely';
import { isPostgres } from '../engine.ts';

/** server/database/schema.ts describes the columns. */
const statementsOf = ({ bytes, word }: { bytes: string; word: string }) => [
  `create table orders (
    id text primary key not null,
    code text not null,
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
    called_at_ms bigint,
    expires_at_ms bigint not null,
    next_check_at_ms bigint,
    checks integer not null,
    leased_until_ms bigint,
    check_requested_at_ms bigint
  )`,
  // To say on the phone.
  `create unique index orders_by_code on orders (code)`,
  `create index orders_by_date on orders (created_at_ms, id)`,
  `create index orders_by_state on orders (state, created_at_ms, id)`,
  `create index orders_by_service on orders (service_name, created_at_ms, id)`,
  `create index orders_flagged on orders (created_at_ms, id) where flag is not null`,
  `create index orders_by_phone on orders (phone, created_at_ms, id)`,
  // With the amount, sums of a month are read from it alone.
  `create index orders_by_payment on orders (paid_at_ms, id, amount_paise)
    where paid_at_ms is not null`,
  `create index orders_not_called on orders (paid_at_ms, id)
    where paid_at_ms is not null and called_at_ms is null`,
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

  // New entries are read by it for the live list.
  `create index order_moves_by_time on order_moves (at_ms)`,

  // The words of payers' names, to find orders by.
  `create table order_words (
    word ${word} not null,
    created_at_ms bigint not null,
    order_id text not null references orders (id)
  )`,
  // The newest order of a word comes first, which a primary key cannot express.
  `create unique index order_words_key on order_words (word, created_at_ms desc, order_id desc)`,
  // Finds words to erase, and orders with two words of the same prefix.
  `create index order_words_by_order on order_words (order_id, word)`,

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
  `create index refunds_by_completion on refunds (updated_at_ms, id, amount_paise)
    where state = 'completed'`,

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
  `create table office_passkeys (
    id text primary key not null,
    credential_id text not null unique,
    member_id text not null references office_members (id),
    name text not null,
    public_key text not null,
    counter bigint not null,
    transports text not null,
    is_backed_up integer not null,
    created_at_ms bigint not null,
    last_used_at_ms bigint
  )`,
  `create index office_passkeys_by_member on office_passkeys (member_id)`,
  `create table office_challenges (
    challenge text primary key not null,
    device_id text references office_devices (id),
    expires_at_ms bigint not null
  )`,

  // Sums of taps on WhatsApp, call and mail.
  `create table taps (
    day text not null,
    page text not null,
    kind text not null,
    source text not null,
    count bigint not null check (count > 0),
    constraint taps_key primary key (day, page, kind, source)
  )`,

  `create table content_drafts (
    file text primary key not null,
    document text not null,
    body ${bytes},
    base ${bytes},
    revision bigint not null,
    member_name text not null,
    at_ms bigint not null
  )`,
  `create index content_drafts_by_document on content_drafts (document)`,
  `create table publications (
    id bigint primary key not null,
    member_name text not null,
    state text not null,
    started_at_ms bigint not null,
    ended_at_ms bigint,
    problem text,
    undoes bigint references publications (id),
    drafts text not null,
    leased_until_ms bigint not null
  )`,
  // One publication at a time, whatever two servers do.
  `create unique index publications_one_running on publications ((1))
    where state in ('building', 'switching')`,
  `create table publication_files (
    publication_id bigint not null references publications (id),
    file text not null,
    before_body ${bytes},
    after_body ${bytes},
    constraint publication_files_key primary key (publication_id, file)
  )`,
  `create table content_uploads (
    id text primary key not null,
    body ${bytes} not null,
    width bigint not null,
    height bigint not null,
    at_ms bigint not null
  )`,
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
  const statements = isPostgres(db)
    ? // By code point as on SQLite, so that a prefix is a range.
      [...statementsOf({ bytes: 'bytea', word: 'text collate "C"' }), ...triggersOnPostgres]
    : [...statementsOf({ bytes: 'blob', word: 'text' }), ...triggersOnSqlite];
  for (const statement of statements) await sql.raw(statement).execute(db);
}
