import { inTransaction } from '#server/database/engine.ts';
import type { Database } from '#server/database/tables.ts';
import type { Order } from './order.ts';
import { orderColumns, selectOrders } from './order-columns.ts';
import { appendMove } from './order-history.repository.ts';

export {
  type Lease,
  leaseDueOrders,
  requestCheck,
  scheduleCheck,
} from './order-checks.repository.ts';
export { historyOf } from './order-history.repository.ts';
export { listOrders, type OrderFilter } from './order-list.repository.ts';
export {
  applyMove,
  type MoveDetails,
  type MoveResult,
  recordPageLost,
  recordStarted,
  type StartDetails,
} from './order-moves.repository.ts';
export { eraseDetails, raiseAttention } from './order-notes.repository.ts';
export { exportAll, ImportError, importAll } from './order-transfer.repository.ts';
export type { TransferRow } from './order-transfer.schema.ts';

/** An order before it is stored. */
export interface NewOrder
  extends Pick<
    Order,
    | 'id'
    | 'idempotencyKey'
    | 'requestDigest'
    | 'serviceName'
    | 'amountPaise'
    | 'provider'
    | 'createdAtMs'
    | 'expiresAtMs'
  > {
  name: string;
  phone: string;
  /** From the start, so that an order is looked after even if the server dies before the payment. */
  nextCheckAtMs: number;
  /** Who or what brought it about, for the history. */
  cause: string;
}

/**
 * Stores a new order, or finds the one that the same idempotency key has made, even where both come
 * at the same moment. Whether its words are the same (requestDigest) is for the caller to check.
 */
export async function insertOrder(
  db: Database,
  { cause, ...order }: NewOrder,
): Promise<{ created: boolean; order: Order }> {
  return await inTransaction(db, async (tx) => {
    const created = await tx
      .insertInto('orders')
      .values({
        id: order.id,
        idempotency_key: order.idempotencyKey,
        request_digest: order.requestDigest,
        name: order.name,
        phone: order.phone,
        service_name: order.serviceName,
        amount_paise: order.amountPaise,
        provider: order.provider,
        state: 'created',
        created_at_ms: order.createdAtMs,
        updated_at_ms: order.createdAtMs,
        expires_at_ms: order.expiresAtMs,
        next_check_at_ms: order.nextCheckAtMs,
        checks: 0,
      })
      .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
      .returning(orderColumns)
      .executeTakeFirst();
    if (!created) {
      const existing = await findOrderByKey(tx, order.idempotencyKey);
      // Its key was freed between the two questions.
      if (!existing) return await insertOrder(tx, { cause, ...order });
      return { created: false, order: existing };
    }
    const { id, createdAtMs: atMs } = order;
    await appendMove(tx, { orderId: id, event: 'Created', from: null, to: 'created', cause, atMs });
    return { created: true, order: created };
  });
}

/** The order of that id, or undefined. */
export const findOrder = (db: Database, id: string): Promise<Order | undefined> =>
  selectOrders(db).where('id', '=', id).executeTakeFirst();

/** The order that a request with that idempotency key has made, or undefined. */
export const findOrderByKey = (db: Database, key: string): Promise<Order | undefined> =>
  selectOrders(db).where('idempotency_key', '=', key).executeTakeFirst();
