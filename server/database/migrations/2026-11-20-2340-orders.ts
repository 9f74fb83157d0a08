import { type Kysely, sql } from 'kysely';
import { isPostgres } from '../engine.ts';

/** Orders, their history and the outbox. Amounts are paise, times are ms since 1970. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createOrders(db);
  await indexOrders(db);
  await createMoves(db);
  await (isPostgres(db) ? freezeMovesOnPostgres(db) : freezeMovesOnSqlite(db));
  await createMails(db);
}

async function createOrders(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('orders')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('idempotency_key', 'text', (column) => column.notNull().unique())
    .addColumn('request_digest', 'text', (column) => column.notNull())
    .addColumn('name', 'text')
    .addColumn('phone', 'text')
    .addColumn('service_name', 'text', (column) => column.notNull())
    .addColumn('amount_paise', 'bigint', (column) => column.notNull().check(sql`amount_paise > 0`))
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('provider_order_id', 'text')
    .addColumn('redirect_url', 'text')
    .addColumn('failure_reason', 'text')
    .addColumn('flag', 'text')
    .addColumn('created_at_ms', 'bigint', (column) => column.notNull())
    .addColumn('updated_at_ms', 'bigint', (column) => column.notNull())
    .addColumn('expires_at_ms', 'bigint', (column) => column.notNull())
    .addColumn('next_check_at_ms', 'bigint')
    .addColumn('checks', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('leased_until_ms', 'bigint')
    .execute();
}

async function indexOrders(db: Kysely<unknown>): Promise<void> {
  // Only the few orders that wait are in it, however many are stored.
  await db.schema
    .createIndex('orders_due')
    .on('orders')
    .column('next_check_at_ms')
    .where(sql.ref('next_check_at_ms'), 'is not', null)
    .execute();
  const lists = {
    orders_by_date: [],
    orders_by_state: ['state'],
    orders_by_service: ['service_name'],
  };
  for (const [name, first] of Object.entries(lists)) {
    await db.schema
      .createIndex(name)
      .on('orders')
      .columns([...first, 'created_at_ms', 'id'])
      .execute();
  }
}

async function createMoves(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('order_moves')
    .addColumn('order_id', 'text', (column) => column.notNull().references('orders.id'))
    .addColumn('seq', 'integer', (column) => column.notNull())
    .addColumn('event', 'text', (column) => column.notNull())
    .addColumn('from_state', 'text')
    .addColumn('to_state', 'text', (column) => column.notNull())
    .addColumn('cause', 'text', (column) => column.notNull())
    .addColumn('at_ms', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('order_moves_key', ['order_id', 'seq'])
    .execute();
}

async function freezeMovesOnPostgres(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function refuse_to_change_order_moves() returns trigger language plpgsql as $$
    begin
      raise exception 'order_moves is append-only';
    end $$`.execute(db);
  await sql`
    create trigger order_moves_append_only before update or delete or truncate on order_moves
    for each statement execute function refuse_to_change_order_moves()`.execute(db);
}

async function freezeMovesOnSqlite(db: Kysely<unknown>): Promise<void> {
  for (const change of ['update', 'delete']) {
    await sql`
      create trigger ${sql.ref(`order_moves_no_${change}`)} before ${sql.raw(change)} on order_moves
      begin
        select raise(abort, 'order_moves is append-only');
      end`.execute(db);
  }
}

async function createMails(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('mails')
    .addColumn('order_id', 'text', (column) =>
      column.primaryKey().notNull().references('orders.id'),
    )
    .addColumn('created_at_ms', 'bigint', (column) => column.notNull())
    .addColumn('tries', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('next_try_at_ms', 'bigint')
    .addColumn('sent_at_ms', 'bigint')
    .addColumn('leased_until_ms', 'bigint')
    .execute();
  await db.schema
    .createIndex('mails_due')
    .on('mails')
    .column('next_try_at_ms')
    .where(sql.ref('next_try_at_ms'), 'is not', null)
    .execute();
}
