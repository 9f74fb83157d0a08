import { orderStates, paidStates, rulesOf } from '#contract/order-states.ts';
import type { Database } from '#server/database/schema.ts';
import { type Lease, leaseDue } from '#server/jobs/leases.ts';
import type { PaymentProvider } from '#server/payments/provider.ts';
import { dayMs } from './indian-time.ts';
import type { Order } from './order.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** An order is given up this long after the time to pay has ended. */
export const graceMs = 30_000;

/** For how long an order that was given up, or a refund that failed, is still checked. */
export const lateMs = 30 * dayMs;
const longestLatePauseMs = 12 * hourMs;

/** For how long after it was placed an order is compared with the provider each night. */
const comparedMs = 90 * dayMs;
/** 2 to 5 o'clock in India, when few people pay; in UTC. */
const night = { startMs: 20.5 * hourMs, lengthMs: 3 * hourMs };

/** The columns that the schedule depends on. */
export type ScheduledOrder = Pick<
  Order,
  'state' | 'failureReason' | 'createdAtMs' | 'updatedAtMs' | 'expiresAtMs'
>;

/**
 * When to check an order next, in ms since 1970, if it is checked now. During the time to pay: on the provider's
 * schedule, and once after it. Then, for 30 days, at intervals that double from a minute to 12 hours, in case money
 * arrives late. All others, paid ones included, once a night for 90 days. Null: never.
 */
export function nextCheckAt(
  provider: Pick<PaymentProvider, 'clockOffsetMs' | 'checkPauseMs'>,
  order: ScheduledOrder,
  nowMs: number,
): number | null {
  if (rulesOf(order.state).isSettled) return settledCheckAt(order, nowMs);
  const endMs = givenUpAt(provider, order);
  if (nowMs >= endMs) return lateCheckAt(endMs, nowMs) ?? nightlyCheckAt(order, nowMs);
  return Math.min(nowMs + provider.checkPauseMs(nowMs - order.createdAtMs), endMs);
}

/** When an order is given up, in ms since 1970 by our clock; `expiresAtMs` is by the provider's. */
export const givenUpAt = (
  provider: Pick<PaymentProvider, 'clockOffsetMs'>,
  { expiresAtMs }: Pick<Order, 'expiresAtMs'>,
): number => expiresAtMs + graceMs - (provider.clockOffsetMs() ?? 0);

/** When to check a settled order next, in ms since 1970; null: never. */
export function settledCheckAt(order: ScheduledOrder, nowMs: number): number | null {
  const lateAtMs = mayStillBePaid(order) ? lateCheckAt(order.updatedAtMs, nowMs) : null;
  return lateAtMs ?? nightlyCheckAt(order, nowMs);
}

function mayStillBePaid({ state, failureReason }: ScheduledOrder): boolean {
  const { lateMoney } = rulesOf(state);
  return lateMoney === 'possible' || (lateMoney === 'ifProviderFailed' && failureReason !== null);
}

/** When to check an order next, given when it was given up, in ms since 1970; null after 30 days. */
export function lateCheckAt(givenUpAtMs: number, nowMs: number): number | null {
  const ageMs = nowMs - givenUpAtMs;
  if (ageMs >= lateMs) return null;
  return nowMs + Math.min(Math.max(ageMs, minuteMs), longestLatePauseMs);
}

/** Each order has its own moment of the night, which spreads the requests. */
function nightlyCheckAt({ createdAtMs }: ScheduledOrder, nowMs: number): number | null {
  const momentMs = night.startMs + (createdAtMs % night.lengthMs);
  const nextMs = nowMs + dayMs - ((nowMs - momentMs) % dayMs);
  return nextMs < createdAtMs + comparedMs ? nextMs : null;
}

/**
 * Queues that do not delay one another: `requested` (by a webhook), `waiting` (the order may still be paid)
 * and `settled` (checked for late money, and each night).
 */
export type CheckQueue = 'requested' | 'waiting' | 'settled';

const settledStates = orderStates.filter((state) => rulesOf(state).isSettled);
const unsettledStates = orderStates.filter((state) => !rulesOf(state).isSettled);

/** Leases the orders of a queue whose check is due, until the lease ends or scheduleCheck is called. */
export const leaseDueOrders = (db: Database, queue: CheckQueue, lease: Lease): Promise<Order[]> =>
  leaseDue(db, 'orders', lease, ({ and, eb, not }) => {
    const isRequested = eb('checkRequestedAtMs', 'is not', null);
    if (queue === 'requested') return isRequested;
    // Excludes the other states: selecting these, SQLite would use the index by state, and sort.
    const others = queue === 'waiting' ? settledStates : unsettledStates;
    return and([not(isRequested), eb('state', 'not in', others)]);
  });

/**
 * Stores the next check of an order or refund (null: none) and the number of checks, and releases its lease.
 * A check that was requested meanwhile stays due. Does nothing if the lease has been released or taken over.
 */
export async function scheduleCheck(
  db: Database,
  { id, leasedUntilMs }: Pick<Order, 'id' | 'leasedUntilMs'>,
  { nextCheckAtMs, checks }: Pick<Order, 'nextCheckAtMs' | 'checks'>,
  table: 'orders' | 'refunds' = 'orders',
): Promise<void> {
  await db
    // Both tables have these columns.
    .updateTable(table as 'orders')
    .set(({ eb, ref, val }) => ({
      nextCheckAtMs: eb
        .case()
        .when('checkRequestedAtMs', 'is', null)
        .then(val(nextCheckAtMs))
        .else(ref('nextCheckAtMs'))
        .end(),
      checks,
      leasedUntilMs: null,
    }))
    .where('id', '=', id)
    .where('leasedUntilMs', '=', leasedUntilMs)
    .execute();
}

/**
 * Makes a check due now, even if the order was given up; a running check is followed by another. False if the order
 * is unknown or in one of the `ignoredStates`.
 */
export async function requestCheck(
  db: Database,
  id: string,
  nowMs: number,
  ignoredStates = paidStates,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('orders')
    .set({ nextCheckAtMs: nowMs, checkRequestedAtMs: nowMs })
    .where('id', '=', id)
    .where('state', 'not in', ignoredStates)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
