import { type ExpressionBuilder, sql } from 'kysely';
import type { CheckoutContent } from '#contract/content/checkout-content.ts';
import { indianDay } from '#contract/indian-day.ts';
import type { Today } from '#contract/office/orders.ts';
import type { Database, Tables } from '#server/database/schema.ts';
import { dayMs, indianDayStart } from '#server/orders/indian-time.ts';
import { listedByIds, listOrders } from '#server/orders/list.ts';
import { type ItemTexts, rowOf } from './order-view.ts';

/** Payers are to be called within this time. */
const callWithinMs = 14 * dayMs;

/** Rows of each list. */
const most = { needed: 100, today: 200 };

/** What a member of staff sees first. */
export async function readToday(
  db: Database,
  nowMs: number,
  { itemTexts, alerts }: { itemTexts: ItemTexts; alerts: CheckoutContent['labels']['alerts'] },
): Promise<Today> {
  const starts = periodStarts(nowMs);
  const orders = listOrders(db, { fromMs: starts.todayMs, limit: most.today });
  return {
    needed: (await neededOrders(db, nowMs)).map((order) => rowOf(order, itemTexts)),
    problems: await problemsOf(db, nowMs, alerts),
    orders: (await Array.fromAsync(orders)).map((order) => rowOf(order, itemTexts)),
    sums: {
      today: await sumsSince(db, starts.todayMs),
      week: await sumsSince(db, starts.weekMs),
      month: await sumsSince(db, starts.monthMs),
    },
  };
}

/** When today, its week, which begins on Monday, and its month begin in India. */
export function periodStarts(nowMs: number): { todayMs: number; weekMs: number; monthMs: number } {
  const today = indianDay(nowMs);
  const startOf = (day: string) => indianDayStart(day) ?? nowMs;
  const todayMs = startOf(today);
  const sinceMonday = (new Date(today).getUTCDay() + 6) % 7;
  return {
    todayMs,
    weekMs: todayMs - sinceMonday * dayMs,
    monthMs: startOf(`${today.slice(0, 7)}-01`),
  };
}

/**
 * Flagged orders and, as far as the list has room, recent paid ones whose payer has not been called; the oldest
 * first.
 */
async function neededOrders(db: Database, nowMs: number) {
  const flagged = db
    .selectFrom('orders')
    .select('id')
    .where('flag', 'is not', null)
    .orderBy('createdAtMs')
    .orderBy('id')
    .limit(most.needed);
  const notCalled = db
    .selectFrom('orders')
    .select('id')
    .where('paidAtMs', '>=', nowMs - callWithinMs)
    .where('calledAtMs', 'is', null)
    .orderBy('paidAtMs')
    .orderBy('id')
    .limit(most.needed);
  const rows = [...(await flagged.execute()), ...(await notCalled.execute())];
  const ids = new Set(rows.map(({ id }) => id));
  const orders = await listedByIds(db, [...ids].slice(0, most.needed));
  return orders.toSorted((a, b) => a.createdAtMs - b.createdAtMs);
}

/** Problems of the checkout itself within a day: their alerts have no commands, which name an order. */
async function problemsOf(
  db: Database,
  nowMs: number,
  alerts: CheckoutContent['labels']['alerts'],
): Promise<Today['problems']> {
  const causes = Object.entries(alerts).flatMap(([cause, alert]) =>
    'commands' in alert && alert.commands !== undefined ? [] : [cause],
  );
  const raised = db
    .selectFrom('alerts')
    .select(['cause', 'raisedAtMs as atMs'])
    .where('cause', 'in', causes)
    .where('raisedAtMs', '>=', nowMs - dayMs);
  return (await raised.execute()).toSorted((a, b) => b.atMs - a.atMs);
}

async function sumsSince(db: Database, sinceMs: number): Promise<Today['sums']['today']> {
  const paid = await db
    .selectFrom('orders')
    .select(({ cast, fn }) => cast<number>(fn.countAll(), 'bigint').as('count'))
    .select((builder) => sumOf(builder, 'orders.amountPaise').as('paise'))
    .where('paidAtMs', '>=', sinceMs)
    .executeTakeFirstOrThrow();
  const refunded = await db
    .selectFrom('refunds')
    .innerJoin('orders', 'orders.id', 'refunds.orderId')
    .select((builder) => sumOf(builder, 'refunds.amountPaise').as('paise'))
    // A literal: otherwise SQLite would not use the partial index.
    .where('refunds.state', '=', sql.lit('completed'))
    .where('refunds.updatedAtMs', '>=', sinceMs)
    // The payment of another amount is not among those paid either.
    .where('orders.paidAtMs', 'is not', null)
    .executeTakeFirstOrThrow();
  return { orders: paid.count, paidPaise: paid.paise, refundedPaise: refunded.paise };
}

const sumOf = (
  { cast, fn, val }: ExpressionBuilder<Tables, 'orders' | 'refunds'>,
  column: 'orders.amountPaise' | 'refunds.amountPaise',
) => cast<number>(fn.coalesce(fn.sum(column), val(0)), 'bigint');
