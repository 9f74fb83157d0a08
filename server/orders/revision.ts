import type { DatabaseTransaction } from '#server/database/schema.ts';
import { lockOrder } from './moves.ts';

/** The order has changed since it was read; this call changed nothing. */
export class StaleOrder extends Error {
  override name = 'StaleOrder';
}

/**
 * Locks an order until the transaction ends. Throws StaleOrder unless `revision` is the last entry of its
 * history.
 */
export async function requireRevision(
  tx: DatabaseTransaction,
  id: string,
  revision: number,
): Promise<void> {
  await lockOrder(tx, id);
  const last = await tx
    .selectFrom('orderMoves')
    .select('seq')
    .where('orderId', '=', id)
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (last?.seq !== revision) throw new StaleOrder(`${id} has changed since revision ${revision}`);
}
