import { nextRefundState, type RefundEvent, refundRulesOf } from '#contract/refund-states.ts';
import { inTransaction } from '#server/database/engine.ts';
import type { Database } from '#server/database/schema.ts';
import { raiseAlert } from '#server/notify/alerts.ts';
import { appendMove } from '#server/orders/history.ts';
import { lockOrder } from '#server/orders/lock-order.ts';
import { addFlag } from '#server/orders/notes.ts';
import type { Refund } from './refund.ts';

/** What goes with a move of a refund. */
export interface RefundMove {
  event: RefundEvent;
  /** Who or what brought it about, for the history. */
  cause: string;
  atMs: number;
  providerRefundId: string | undefined;
  failureReason?: string | undefined;
}

/**
 * Moves a refund by the table of contract/refund-states.ts, with an entry in the order's history. A
 * refund that failed flags its order. Returns the refund, and whether it was moved now.
 */
export async function applyRefundMove(
  db: Database,
  { id, orderId }: Refund,
  move: RefundMove,
): Promise<{ moved: boolean; refund: Refund }> {
  return await inTransaction(db, async (tx) => {
    const order = await lockOrder(tx, orderId);
    const refund = await tx
      .selectFrom('refunds')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const state = nextRefundState(refund.state, move.event);
    if (!order || state === undefined) return { moved: false, refund };
    const { isUnderWay, flag, mail } = refundRulesOf(state);
    const { event, cause, atMs, providerRefundId, failureReason } = move;
    const settled = { nextCheckAtMs: null, leasedUntilMs: null, checkRequestedAtMs: null };
    const moved = await tx
      .updateTable('refunds')
      .set({
        state,
        updatedAtMs: atMs,
        providerRefundId: providerRefundId ?? refund.providerRefundId,
        failureReason: failureReason ?? null,
        ...(isUnderWay ? {} : settled),
      })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
    await appendMove(tx, {
      ...{ orderId, event, cause, atMs },
      ...{ fromState: order.state, toState: order.state },
    });
    if (flag) await addFlag(tx, orderId, { flag, cause, atMs });
    // Also where the order is flagged already.
    if (mail) await raiseAlert(tx, { cause: mail, orderId, atMs });
    return { moved: true, refund: moved };
  });
}
