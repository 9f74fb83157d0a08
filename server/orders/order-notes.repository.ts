import type { Updateable } from 'kysely';
import { raiseAlert } from '#server/alerts/alerts.repository.ts';
import { inTransaction } from '#server/database/engine.ts';
import type { Database, DatabaseTransaction, OrdersTable } from '#server/database/tables.ts';
import type { PaymentReference } from '#server/payments/provider.ts';
import { lockOrder } from './lock-order.ts';
import { joinAttention, paymentColumns } from './move-changes.ts';
import type { Order, OrderMove } from './order.ts';
import { appendMove } from './order-history.repository.ts';

interface Note {
  cause: string;
  atMs: number;
}

/**
 * Flags an order for a person, with an entry in its history and a mail; the same reason twice is no change.
 * Returns the order, or undefined if unknown.
 */
export async function raiseAttention(
  db: Database,
  id: string,
  {
    attention,
    payment,
    ...note
  }: Note & { attention: string; payment?: PaymentReference | undefined },
): Promise<Order | undefined> {
  return await inTransaction(db, async (tx) => {
    const order = await lockOrder(tx, id);
    if (!order) return undefined;
    const joined = joinAttention(order.attention, attention);
    if (joined === order.attention) return order;
    await raiseAlert(tx, { cause: attention, orderId: id, atMs: note.atMs });
    const changes = { attention: joined, ...paymentColumns(payment) };
    return await writeNote(tx, order, 'AttentionRaised', note, changes);
  });
}

/**
 * Erases who ordered: name, phone, and the digest from which they could be guessed. Amount, service
 * and history stay for the accounts. Twice is no change. Returns the order, or undefined if unknown.
 */
export async function eraseDetails(
  db: Database,
  id: string,
  note: Note,
): Promise<Order | undefined> {
  return await inTransaction(db, async (tx) => {
    const order = await lockOrder(tx, id);
    if (!order || (order.name === null && order.phone === null)) return order;
    const erased = { name: null, phone: null, requestDigest: '' };
    return await writeNote(tx, order, 'DetailsErased', note, erased);
  });
}

async function writeNote(
  tx: DatabaseTransaction,
  { id, state }: Order,
  event: OrderMove['event'],
  { cause, atMs }: Note,
  changes: Updateable<OrdersTable>,
): Promise<Order> {
  await appendMove(tx, { orderId: id, event, fromState: state, toState: state, cause, atMs });
  return await tx
    .updateTable('orders')
    .set({ ...changes, updatedAtMs: atMs })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}
