import { inTransaction } from '#server/database/engine.ts';
import type { Database, DatabaseTransaction } from '#server/database/schema.ts';
import { raiseAlert } from '#server/notify/alerts.ts';
import type { PaymentReference } from '#server/payments/provider.ts';
import { appendMove } from './history.ts';
import { lockOrder, updateOrder } from './lock-order.ts';
import { joinFlags, paymentColumns } from './move-changes.ts';
import type { Order, OrderMove } from './order.ts';

/** How an entry of the history came about. */
interface NoteDetails {
  cause: string;
  atMs: number;
  /** Who of the staff. */
  actor?: string | undefined;
}

/** The flag: why a person must look at the order. */
interface Flag extends NoteDetails {
  flag: string;
  payment?: PaymentReference | undefined;
}

/**
 * Flags an order for a person, with an entry in its history and a mail; the same reason twice is no change.
 * Returns the order, or undefined if unknown.
 */
export async function addFlag(
  db: Database,
  id: string,
  { flag, payment, ...details }: Flag,
): Promise<Order | undefined> {
  return await inTransaction(db, async (tx) => {
    const order = await lockOrder(tx, id);
    if (!order) return undefined;
    const joined = joinFlags(order.flag, flag);
    if (joined === order.flag) return order;
    await raiseAlert(tx, { cause: flag, orderId: id, atMs: details.atMs });
    await writeNote(tx, order, 'FlagRaised', { ...details, note: flag });
    const updatedAtMs = details.atMs;
    return await updateOrder(tx, id, {
      flag: joined,
      updatedAtMs,
      ...paymentColumns(payment),
    });
  });
}

/**
 * Settles every flag of an order, with the reason in its history. Returns false where it has none,
 * or is unknown.
 */
export async function resolveFlag(
  db: Database,
  id: string,
  details: NoteDetails & { note: string },
): Promise<boolean> {
  return await inTransaction(db, async (tx) => {
    const order = await lockOrder(tx, id);
    if (!order || order.flag === null) return false;
    const note = `${order.flag}: ${details.note}`;
    await writeNote(tx, order, 'FlagResolved', { ...details, note });
    await updateOrder(tx, id, { flag: null });
    return true;
  });
}

/** Adds a note to an order's history. Returns false if the order is unknown. */
export async function addNote(
  db: Database,
  id: string,
  details: NoteDetails & { note: string },
): Promise<boolean> {
  return await inTransaction(db, async (tx) => {
    const order = await lockOrder(tx, id);
    if (order) await writeNote(tx, order, 'NoteAdded', details);
    return order !== undefined;
  });
}

/**
 * Erases who ordered: name, phone, GSTIN, and the digest from which they could be guessed. Amount, service
 * and history stay for the accounts. Twice is no change. Returns the order, or undefined if unknown.
 */
export async function eraseDetails(
  db: Database,
  id: string,
  details: NoteDetails,
): Promise<Order | undefined> {
  return await inTransaction(db, async (tx) => {
    const order = await lockOrder(tx, id);
    if (!order || (order.name === null && order.phone === null)) return order;
    await writeNote(tx, order, 'DetailsErased', details);
    const erased = { name: null, phone: null, payerGstin: null, requestDigest: '' };
    return await updateOrder(tx, id, erased);
  });
}

async function writeNote(
  tx: DatabaseTransaction,
  { id, state }: Order,
  event: OrderMove['event'],
  details: NoteDetails & { note?: string },
): Promise<void> {
  await appendMove(tx, { orderId: id, event, fromState: state, toState: state, ...details });
}
