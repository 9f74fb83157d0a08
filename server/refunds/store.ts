import type { Selectable } from 'kysely';
import { formatPaise } from '#contract/money.ts';
import {
  finalRefundStates,
  nextRefundState,
  type RefundEvent,
  refundAlerts,
  refundEventIn,
  refundRulesOf,
} from '#contract/refund-states.ts';
import { inTransaction } from '#server/database/engine.ts';
import type { Database, DatabaseTransaction, RefundsTable } from '#server/database/schema.ts';
import { raiseAlert } from '#server/notify/alerts.ts';
import { addFlag, appendMove, lockOrder } from '#server/orders/moves.ts';
import type { Order } from '#server/orders/order.ts';
import { newRefundId } from '#server/orders/order-id.ts';
import { lateCheckAt } from '#server/orders/schedule.ts';

/** A refund as it is stored. */
export type Refund = Selectable<RefundsTable>;

/** A refund that cannot be requested; the message tells staff why, and nothing was changed. */
export class RefundRejected extends Error {
  override name = 'RefundRejected';
}

/** The flag of an order whose refunds together are more than what was paid. */
export const exceedsPaidFlag = 'refunds_exceed_paid';

/** The sum of an order's refunds in paise, those under way included; failed ones move no money. */
export const refundedPaise = (refunds: Refund[]): number =>
  refunds
    .filter(({ state }) => refundRulesOf(state).counts)
    .reduce((sum, { amountPaise }) => sum + amountPaise, 0);

/** The refunds of an order, the oldest first. */
export const refundsOf = (db: Database, orderId: string): Promise<Refund[]> =>
  db
    .selectFrom('refunds')
    .selectAll()
    .where('orderId', '=', orderId)
    .orderBy('createdAtMs')
    .orderBy('id')
    .execute();

/** Refunds of any order that are under way, or failed so recently that the provider may complete them. */
export const watchedRefunds = (db: Database): Promise<Refund[]> =>
  db.selectFrom('refunds').selectAll().where('nextCheckAtMs', 'is not', null).execute();

const shortestPauseMs = 10_000;
const longestPauseMs = 60 * 60_000;

/**
 * When to check a refund next, in ms since 1970. While it is under way: after 10 seconds, then after as
 * long as it is old, at least hourly. One that failed: like a late payment, for 30 days. Null: never.
 */
export function nextRefundCheckAt(
  { state, createdAtMs, updatedAtMs }: Pick<Refund, 'state' | 'createdAtMs' | 'updatedAtMs'>,
  nowMs: number,
): number | null {
  if (finalRefundStates.includes(state)) return null;
  if (!refundRulesOf(state).isUnderWay) return lateCheckAt(updatedAtMs, nowMs);
  return nowMs + Math.min(Math.max(nowMs - createdAtMs, shortestPauseMs), longestPauseMs);
}

/** A refund to be stored. */
export interface RefundRequest {
  orderId: string;
  amountPaise: number;
  /** What has been paid for the order. */
  paidPaise: number;
  /** Why, in the words of staff. */
  reason: string;
  /** Who of the staff. */
  requestedBy: string;
  atMs: number;
  /** How long the caller may take to call the provider; after it the server does. */
  leaseMs: number;
}

/**
 * Stores a refund before the provider is called, leased to the caller. Under the order's lock, so that of
 * two requests at once neither runs beside the other nor refunds more than was paid. Throws RefundRejected.
 */
export async function requestRefund(db: Database, request: RefundRequest): Promise<Refund> {
  const { orderId, amountPaise, paidPaise, reason, requestedBy, atMs, leaseMs } = request;
  return await inTransaction(db, async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!order) throw new RefundRejected(`There is no order ${orderId}`);
    requireRefundable(orderId, amountPaise, paidPaise, await refundsOf(tx, orderId));
    const refund = await tx
      .insertInto('refunds')
      .values({
        id: newRefundId(atMs),
        orderId,
        amountPaise,
        state: 'requested',
        reason,
        requestedBy,
        createdAtMs: atMs,
        updatedAtMs: atMs,
        nextCheckAtMs: atMs,
        checks: 0,
        leasedUntilMs: atMs + leaseMs,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    const { state } = order;
    const note = { event: 'RefundRequested', fromState: state, toState: state } as const;
    await appendMove(tx, {
      ...{ orderId, ...note, cause: 'staff', atMs },
      ...{ note: reason, actor: requestedBy },
    });
    return refund;
  });
}

/** Throws RefundRejected while another refund is under way, and for more than the others leave. */
export function requireRefundable(
  orderId: string,
  amountPaise: number,
  paidPaise: number,
  refunds: Refund[],
): void {
  const underWay = refunds.find(({ state }) => refundRulesOf(state).isUnderWay);
  if (underWay) throw new RefundRejected(underWayMessage(underWay));
  const leftPaise = paidPaise - refundedPaise(refunds);
  if (leftPaise <= 0)
    throw new RefundRejected(`All that was paid for ${orderId} has been refunded`);
  if (amountPaise > leftPaise) {
    throw new RefundRejected(`No more than ${formatPaise(leftPaise)} is left to refund`);
  }
}

/** Why nothing may be done about the order of a refund that is under way. */
export const underWayMessage = ({ id, amountPaise }: Refund): string =>
  `Refund ${id} of ${formatPaise(amountPaise)} is under way; wait until it ends`;

/** What goes with a move of a refund. */
export interface RefundMove {
  event: RefundEvent;
  /** Who or what brought it about, for the history. */
  cause: string;
  atMs: number;
  providerRefundId: string | undefined;
  failureReason?: string | undefined;
  /** What has been paid for the order; left out, the amount that was ordered. */
  paidPaise?: number | undefined;
}

/**
 * Moves a refund by the table of contract/refund-states.ts, with an entry in the order's history and a mail
 * to staff. A failure and a late completion flag the order, once more where the refunds then exceed what
 * was paid. Returns the refund as it then stands, whether it was moved now, and those flags.
 */
export async function applyRefundMove(
  db: Database,
  { id, orderId }: Refund,
  move: RefundMove,
): Promise<{ moved: boolean; refund: Refund; flags: string[] }> {
  return await inTransaction(db, async (tx) => {
    const order = await lockOrder(tx, orderId);
    const refund = await tx
      .selectFrom('refunds')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const event = refundEventIn(refund.state, move.event);
    const state = nextRefundState(refund.state, event);
    if (!order || state === undefined) return { moved: false, refund, flags: [] };
    const { cause, atMs, providerRefundId, failureReason } = move;
    const moved = await tx
      .updateTable('refunds')
      .set({
        state,
        updatedAtMs: atMs,
        providerRefundId: providerRefundId ?? refund.providerRefundId,
        failureReason: failureReason ?? null,
        ...checksOf({ ...refund, state, updatedAtMs: atMs }),
      })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
    await appendMove(tx, {
      ...{ orderId, event, cause, atMs },
      ...{ fromState: order.state, toState: order.state },
      note: event === 'LateRefundCompleted' ? `${id} of ${formatPaise(refund.amountPaise)}` : null,
    });
    const flags = await alertStaff(tx, order, { ...move, event });
    return { moved: true, refund: moved, flags };
  });
}

/** The columns about checks once a refund has ended. A requested check of one that failed stays due. */
function checksOf(refund: Refund): Partial<Refund> {
  const { state, checkRequestedAtMs, updatedAtMs } = refund;
  const isFinal = finalRefundStates.includes(state);
  if (refundRulesOf(state).isUnderWay || (!isFinal && checkRequestedAtMs !== null)) return {};
  return {
    nextCheckAtMs: nextRefundCheckAt(refund, updatedAtMs),
    leasedUntilMs: null,
    checkRequestedAtMs: null,
  };
}

/** Mails staff about an event and flags its order; returns the flags. */
async function alertStaff(
  tx: DatabaseTransaction,
  { id: orderId, amountPaise }: Order,
  { event, cause, atMs, paidPaise = amountPaise }: RefundMove,
): Promise<string[]> {
  const alert = refundAlerts[event];
  if (!alert) return [];
  // A mail also where the order has the flag already.
  await raiseAlert(tx, { cause: alert.mail, orderId, atMs });
  const exceedsPaid =
    event === 'LateRefundCompleted' && refundedPaise(await refundsOf(tx, orderId)) > paidPaise;
  const flags = [...(alert.isFlag ? [alert.mail] : []), ...(exceedsPaid ? [exceedsPaidFlag] : [])];
  for (const flag of flags) await addFlag(tx, orderId, { flag, cause, atMs });
  return flags;
}

/**
 * Makes a check due now, also of a refund that failed long ago: the provider may have completed it. False
 * where there is no such refund, or where it is complete.
 */
export async function requestRefundCheck(
  db: Database,
  id: string,
  nowMs: number,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('refunds')
    .set({ nextCheckAtMs: nowMs, checkRequestedAtMs: nowMs })
    .where('id', '=', id)
    .where('state', 'not in', finalRefundStates)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
