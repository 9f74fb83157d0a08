import { refundRulesOf, refundStatesUnderWay } from '#contract/refund-states.ts';
import { inTransaction } from '#server/database/engine.ts';
import type { Database } from '#server/database/schema.ts';
import { appendMove } from '#server/orders/history.ts';
import { lockOrder } from '#server/orders/lock-order.ts';
import { newRefundId } from '#server/orders/order-id.ts';
import { type Refund, refundedPaise } from './refund.ts';

export { applyRefundMove } from './moves.ts';

/** A refund that is asked for. */
export interface RefundRequest {
  orderId: string;
  amountPaise: number;
  /** What has been paid for the order. */
  receivedPaise: number;
  /** Why, in the words of staff. */
  reason: string;
  /** Who asks for it. */
  requestedBy: string;
  atMs: number;
  /** How long the caller may take to call the provider; after it the server does. */
  leaseMs: number;
}

/** Why a refund was not stored. */
export type RefundRejection =
  | { outcome: 'unknown' }
  | { outcome: 'underWay'; refund: Refund }
  | { outcome: 'exceedsPaid'; leftPaise: number };

/** The refunds of an order, the oldest first. */
export const refundsOf = (db: Database, orderId: string): Promise<Refund[]> =>
  db
    .selectFrom('refunds')
    .selectAll()
    .where('orderId', '=', orderId)
    .orderBy('createdAtMs')
    .orderBy('id')
    .execute();

/** Refunds of any order that have neither been carried out nor failed. */
export const refundsUnderWay = (db: Database): Promise<Refund[]> =>
  db.selectFrom('refunds').selectAll().where('state', 'in', refundStatesUnderWay).execute();

/**
 * Stores a refund before the provider is called, leased to the caller. Under the order's lock, so
 * that two requests at once neither run at the same time nor give back more than was paid.
 */
export async function requestRefund(
  db: Database,
  request: RefundRequest,
): Promise<{ outcome: 'requested'; refund: Refund } | RefundRejection> {
  const { orderId, amountPaise, receivedPaise, reason, requestedBy, atMs, leaseMs } = request;
  return await inTransaction(db, async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!order) return { outcome: 'unknown' };
    const earlier = await refundsOf(tx, orderId);
    const underWay = earlier.find(({ state }) => refundRulesOf(state).isUnderWay);
    if (underWay) return { outcome: 'underWay', refund: underWay };
    const leftPaise = receivedPaise - refundedPaise(earlier);
    if (amountPaise > leftPaise) return { outcome: 'exceedsPaid', leftPaise };
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
    return { outcome: 'requested', refund };
  });
}

/** Makes a check due now. False where there is no such refund, or where it is settled. */
export async function requestRefundCheck(
  db: Database,
  id: string,
  nowMs: number,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('refunds')
    .set({ nextCheckAtMs: nowMs, checkRequestedAtMs: nowMs })
    .where('id', '=', id)
    .where('nextCheckAtMs', 'is not', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
