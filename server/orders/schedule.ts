import { orderStates, paidStates, rulesOf } from '#contract/order-states.ts';
import type { Database } from '#server/database/schema.ts';
import { type Lease, leaseDue } from '#server/jobs/leases.ts';
import type { PaymentProvider } from '#server/payments/provider.ts';
import { dayMs } from './indian-time.ts';
import type { Order } from './order.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** How long after the payment's time ran out the order is given up. */
export const graceMs = 30_000;

/** Money can come late: how long an order that was given up, or a refund that failed, is still checked. */
export const lateMs = 30 * dayMs;
const longestLatePauseMs = 12 * hourMs;

/** How long after it was placed an order is still compared with the provider each night. */
const comparedMs = 90 * dayMs;
/** 2 to 5 o'clock in India, when few people pay; in UTC. */
const night = { startMs: 20.5 * hourMs, lengthMs: 3 * hourMs };

/** What the schedule reads of an order. */
export type ScheduledOrder = Pick<
  Order,
  'state' | 'failureReason' | 'createdAtMs' | 'updatedAtMs' | 'expiresAtMs'
>;

/**
 * When to ask next about an order, in ms since 1970, given that we ask now. While the payer has time
 * to pay: on the provider's schedule, and once after it. Then, for 30 days, in pauses that double from
 * a minute to 12 hours, in case money comes late. Every other order, paid ones too, once each night
 * until it is 90 days old. Null after that.
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

/**
 * When an order is given up, in ms since 1970 by our clock. Its end is known in the provider's time, because the
 * clocks of the provider and of two servers may differ.
 */
export const givenUpAt = (
  provider: Pick<PaymentProvider, 'clockOffsetMs'>,
  { expiresAtMs }: Pick<Order, 'expiresAtMs'>,
): number => expiresAtMs + graceMs - (provider.clockOffsetMs() ?? 0);

/** When to ask next about a settled order, in ms since 1970: no provider has a schedule for it. Null: never. */
export function settledCheckAt(order: ScheduledOrder, nowMs: number): number | null {
  const lateAtMs = mayBringMoney(order) ? lateCheckAt(order.updatedAtMs, nowMs) : null;
  return lateAtMs ?? nightlyCheckAt(order, nowMs);
}

function mayBringMoney({ state, failureReason }: ScheduledOrder): boolean {
  const { lateMoney } = rulesOf(state);
  return lateMoney === 'possible' || (lateMoney === 'ifProviderFailed' && failureReason !== null);
}

/** The next check of what was given up at that time, both in ms since 1970; null after 30 days. */
export function lateCheckAt(givenUpAtMs: number, nowMs: number): number | null {
  const ageMs = nowMs - givenUpAtMs;
  if (ageMs >= lateMs) return null;
  return nowMs + Math.min(Math.max(ageMs, minuteMs), longestLatePauseMs);
}

/** Each order has its own moment of the night, so that the requests are spread out. */
function nightlyCheckAt({ createdAtMs }: ScheduledOrder, nowMs: number): number | null {
  const momentMs = night.startMs + (createdAtMs % night.lengthMs);
  const nextMs = nowMs + dayMs - ((nowMs - momentMs) % dayMs);
  return nextMs < createdAtMs + comparedMs ? nextMs : null;
}

/**
 * Three queues, none of which delays another: `requested` (a webhook asked for the check), `waiting` (the order
 * may still be paid) and `settled` (checked for late money, and each night).
 */
export type CheckQueue = 'requested' | 'waiting' | 'settled';

const settledStates = orderStates.filter((state) => rulesOf(state).isSettled);
const unsettledStates = orderStates.filter((state) => !rulesOf(state).isSettled);

/** Leases the orders of a queue whose check is due, until the lease ends or scheduleCheck is called. */
export const leaseDueOrders = (db: Database, queue: CheckQueue, lease: Lease): Promise<Order[]> =>
  leaseDue(db, 'orders', lease, ({ and, eb, not }) => {
    const isRequested = eb('checkRequestedAtMs', 'is not', null);
    if (queue === 'requested') return isRequested;
    // By the other states: SQLite would look for these in the index of all orders by state, and sort them.
    const others = queue === 'waiting' ? settledStates : unsettledStates;
    return and([not(isRequested), eb('state', 'not in', others)]);
  });

/**
 * Releases the lease of an order or refund, and stores when its next check is due (null: never) and how many
 * have been made. If a check was requested in the meantime, that one stays due: the answer that led to this
 * call may be older than the news. Does nothing if the lease was released already or taken by another worker.
 */
export async function scheduleCheck(
  db: Database,
  { id, leasedUntilMs }: Pick<Order, 'id' | 'leasedUntilMs'>,
  { nextCheckAtMs, checks }: Pick<Order, 'nextCheckAtMs' | 'checks'>,
  table: 'orders' | 'refunds' = 'orders',
): Promise<void> {
  await db
    // The columns of checks have the same types in both.
    .updateTable(table as 'orders')
    .set(({ eb, ref, val }) => ({
      nextCheckAtMs: eb
        .case()
        .when('checkRequestedAtMs', 'is', null)
        // A bare number would become part of the SQL, and so make a new statement each time.
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
 * Makes a check due now, also for an order that had been given up, because money may have come late. A
 * check that is under way is followed by another one. False if there is no such order, or if its state
 * leaves nothing to ask.
 */
export async function requestCheck(
  db: Database,
  id: string,
  nowMs: number,
  nothingToAsk = paidStates,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('orders')
    .set({ nextCheckAtMs: nowMs, checkRequestedAtMs: nowMs })
    .where('id', '=', id)
    .where('state', 'not in', nothingToAsk)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
