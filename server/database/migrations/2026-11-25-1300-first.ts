import { type Kysely, sql } from 'kysely';
import { isPostgres } from '../engine.ts';

/** All tables. Amounts are paise, times are ms since 1970; server/database/schema.ts has the columns. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createOrders(db);
  await createMoves(db);
  await createMails(db);
  await createRefunds(db);
  await createAlerts(db);
  await createStateOfServers(db);
}

async function createOrders(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('orders')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('idempotency_key', 'text', (column) => column.notNull().unique())
    .addColumn('request_digest', 'text', (column) => column.notNull())
    .addColumn('name', 'text')
    .addColumn('phone', 'text')
    .addColumn('payer_gstin', 'text')
    .addColumn('service_name', 'text', (column) => column.notNull())
    .addColumn('quantity', 'integer', (column) => column.notNull().check(sql`quantity > 0`))
    .addColumn('counts', 'text')
    .addColumn('unit', 'text')
    .addColumn('amount_paise', 'bigint', (column) => column.notNull().check(sql`amount_paise > 0`))
    .addColumn('tax_paise', 'bigint', (column) => column.notNull().check(sql`tax_paise >= 0`))
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('provider', 'text', (column) => column.notNull())
    .addColumn('language', 'text')
    .addColumn('provider_order_id', 'text')
    .addColumn('redirect_url', 'text')
    .addColumn('failure_reason', 'text')
    .addColumn('flag', 'text')
    .addColumn('created_at_ms', 'bigint', (column) => column.notNull())
    .addColumn('updated_at_ms', 'bigint', (column) => column.notNull())
    .addColumn('paid_at_ms', 'bigint')
    .addColumn('payment_transaction_id', 'text')
    .addColumn('payment_utr', 'text')
    .addColumn('payment_mode', 'text')
    .addColumn('payment_at_ms', 'bigint')
    .addColumn('expires_at_ms', 'bigint', (column) => column.notNull())
    .addColumn('next_check_at_ms', 'bigint')
    .addColumn('checks', 'integer', (column) => column.notNull())
    .addColumn('leased_until_ms', 'bigint')
    .addColumn('check_requested_at_ms', 'bigint')
    .execute();
  await indexDue(db, 'orders', 'next_check_at_ms');
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
  await db.schema
    .createIndex('orders_flagged')
    .on('orders')
    .columns(['created_at_ms', 'id'])
    .where(sql.ref('flag'), 'is not', null)
    .execute();
  // Finds a service that was bought twice.
  await db.schema
    .createIndex('orders_paid_by_phone')
    .on('orders')
    .columns(['phone', 'service_name', 'created_at_ms'])
    .where(sql.ref('state'), '=', sql.lit('paid'))
    .execute();
}

/** Indexes when rows are due. Only the few that wait are in it, however many are stored. */
async function indexDue(db: Kysely<unknown>, table: string, column: string): Promise<void> {
  await db.schema
    .createIndex(`${table}_due`)
    .on(table)
    .column(column)
    .where(sql.ref(column), 'is not', null)
    .execute();
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
    .addColumn('note', 'text')
    .addColumn('actor', 'text')
    .addPrimaryKeyConstraint('order_moves_key', ['order_id', 'seq'])
    .execute();
  await (isPostgres(db) ? freezeMovesOnPostgres(db) : freezeMovesOnSqlite(db));
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
    .addColumn('tries', 'integer', (column) => column.notNull())
    .addColumn('next_try_at_ms', 'bigint')
    .addColumn('sent_at_ms', 'bigint')
    .addColumn('leased_until_ms', 'bigint')
    .execute();
  await indexDue(db, 'mails', 'next_try_at_ms');
}

async function createRefunds(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('refunds')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('order_id', 'text', (column) => column.notNull().references('orders.id'))
    .addColumn('amount_paise', 'bigint', (column) => column.notNull().check(sql`amount_paise > 0`))
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('requested_by', 'text', (column) => column.notNull())
    .addColumn('provider_refund_id', 'text')
    .addColumn('failure_reason', 'text')
    .addColumn('created_at_ms', 'bigint', (column) => column.notNull())
    .addColumn('updated_at_ms', 'bigint', (column) => column.notNull())
    .addColumn('next_check_at_ms', 'bigint')
    .addColumn('checks', 'integer', (column) => column.notNull())
    .addColumn('leased_until_ms', 'bigint')
    .addColumn('check_requested_at_ms', 'bigint')
    .execute();
  await db.schema
    .createIndex('refunds_by_order')
    .on('refunds')
    .columns(['order_id', 'created_at_ms', 'id'])
    .execute();
  // PhonePe carries out one refund of an order at a time; two at once would refund too much.
  await db.schema
    .createIndex('refunds_one_under_way')
    .unique()
    .on('refunds')
    .column('order_id')
    .where(sql.ref('state'), 'in', ['requested', 'accepted'])
    .execute();
  await indexDue(db, 'refunds', 'next_check_at_ms');
}

/** One row a cause, so that a cause has one mail at a time. */
async function createAlerts(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('alerts')
    .addColumn('cause', 'text', (column) => column.primaryKey().notNull())
    .addColumn('order_ids', 'text', (column) => column.notNull())
    .addColumn('raised_at_ms', 'bigint', (column) => column.notNull())
    .addColumn('tries', 'integer', (column) => column.notNull())
    .addColumn('next_try_at_ms', 'bigint')
    .addColumn('sent_at_ms', 'bigint')
    .addColumn('leased_until_ms', 'bigint')
    .execute();
}

async function createStateOfServers(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('heartbeats')
    .addColumn('server', 'text', (column) => column.primaryKey().notNull())
    .addColumn('polled_at_ms', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('readiness')
    .addColumn('id', 'integer', (column) => column.primaryKey().notNull())
    .addColumn('checked_at_ms', 'bigint', (column) => column.notNull())
    .execute();
}
