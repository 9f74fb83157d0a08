import { formatPaise } from '#contract/money.ts';
import {
  finalRefundStates,
  type RefundEvent,
  refundAlerts,
  refundEventIn,
  refundRulesOf,
} from '#contract/refund-states.ts';
import type { Database, DatabaseTransaction, Tables } from '#server/database/schema.ts';
import { raiseAlert } from '#server/notify/alerts.ts';
import {
  ActionRejected,
  addFlag,
  flagReasons,
  requireRevision,
  withOrder,
  writeNote,
} from '#server/orders/moves.ts';
import type { Order } from '#server/orders/order.ts';
import { newRefundId } from '#server/orders/order-id.ts';
import { lateCheckAt } from '#server/orders/schedule.ts';

/** A refund as it is stored. */
export type Refund = Tables['refunds'];

/** The sum of an order's refunds in paise, including those under way, without failed ones. */
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

/** Refunds of any order that are under way, or have failed but may still be completed. */
export const watchedRefunds = (db: Database): Promise<Refund[]> =>
  db.selectFrom('refunds').selectAll().where('nextCheckAtMs', 'is not', null).execute();

const shortestPauseMs = 10_000;
const longestPauseMs = 60 * 60_000;

/**
 * When to check a refund next, in ms since 1970: while it is under way, at intervals that double from 10 seconds to
 * an hour; after a failure, like a late payment, for 30 days. Null: never.
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
export interface RefundRequest
  extends Pick<Refund, 'orderId' | 'amountPaise' | 'reason' | 'requestedBy'> {
  paidPaise: number;
  atMs: number;
  /** How long the caller has to send it before a server does. */
  leaseMs: number;
  /** The last entry of the order's history that the member of staff has seen; any by default. */
  revision?: number | undefined;
}

/**
 * Stores a refund before the provider is called, leased to the caller; under the order's lock, so that
 * concurrent requests cannot exceed the payment. Throws ActionRejected or StaleOrder.
 */
export async function requestRefund(db: Database, request: RefundRequest): Promise<Refund> {
  const { orderId, amountPaise, paidPaise, reason, requestedBy, atMs, leaseMs, revision } = request;
  return await withOrder(db, orderId, async (tx, order) => {
    if (revision !== undefined) await requireRevision(tx, orderId, revision);
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
    const details = { cause: 'staff', atMs, note: reason, actor: requestedBy };
    await writeNote(tx, order, 'RefundRequested', details);
    return refund;
  });
}

/** Throws ActionRejected if another refund is under way or less than the amount is left. */
export function requireRefundable(
  orderId: string,
  amountPaise: number,
  paidPaise: number,
  refunds: Refund[],
): void {
  const underWay = refunds.find(({ state }) => refundRulesOf(state).isUnderWay);
  if (underWay) throw new ActionRejected(underWayMessage(underWay));
  const leftPaise = paidPaise - refundedPaise(refunds);
  if (leftPaise <= 0) throw new ActionRejected(`${orderId} is fully refunded`);
  if (amountPaise > leftPaise) {
    throw new ActionRejected(`Only ${formatPaise(leftPaise)} is left to refund`);
  }
}

/** Explains that a refund is under way. */
export const underWayMessage = ({ id, amountPaise }: Refund): string =>
  `Refund ${id} of ${formatPaise(amountPaise)} is under way; wait until it ends`;

interface RefundMove {
  event: RefundEvent;
  cause: string;
  atMs: number;
  providerRefundId: string | undefined;
  failureReason?: string | undefined;
  /** Amount paid for the order; the ordered amount by default. */
  paidPaise?: number | undefined;
}

/**
 * Moves a refund by the table of contract/refund-states.ts, with an entry in the order's history and a mail to staff.
 * Failures, late completions and refunds that exceed the payment flag the order.
 */
export async function applyRefundMove(
  db: Database,
  { id, orderId }: Refund,
  move: RefundMove,
): Promise<{ moved: boolean; refund: Refund; flags: string[] }> {
  return await withOrder(db, orderId, async (tx, order) => {
    const refund = await tx
      .selectFrom('refunds')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const event = refundEventIn(refund.state, move.event);
    const state = refundRulesOf(refund.state).moves[event];
    if (state === undefined) return { moved: false, refund, flags: [] };
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
    const completed = `${id} of ${formatPaise(refund.amountPaise)}`;
    const note = event === 'LateRefundCompleted' ? completed : undefined;
    await writeNote(tx, order, event, { cause, atMs, note });
    const flags = await alertStaff(tx, order, { ...move, event });
    return { moved: true, refund: moved, flags };
  });
}

/**
 * Check columns of a refund that has ended. A requested check of a failed one stays due. Revokes the lease of a
 * running check, which must not reschedule from the old state.
 */
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

/** Mails staff about an event and flags the order; returns the flags. */
async function alertStaff(
  tx: DatabaseTransaction,
  { id: orderId, amountPaise }: Order,
  { event, cause, atMs, paidPaise = amountPaise }: RefundMove,
): Promise<string[]> {
  const alert = refundAlerts[event];
  if (!alert) return [];
  // Even if the order already has the flag.
  await raiseAlert(tx, { cause: alert.mail, orderId, atMs });
  const exceedsPaid =
    event === 'LateRefundCompleted' && refundedPaise(await refundsOf(tx, orderId)) > paidPaise;
  const flags = [
    ...(alert.isFlag ? [alert.mail] : []),
    ...(exceedsPaid ? [flagReasons.refundsExceedPaid] : []),
  ];
  for (const flag of flags) await addFlag(tx, orderId, { flag, cause, atMs });
  return flags;
}

/** Makes a check due now, even if the refund failed. False if the refund is unknown or complete. */
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
