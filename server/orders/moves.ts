import { type Insertable, sql, type Updateable } from 'kysely';
import {
  nextState,
  type OrderEvent,
  orderStates,
  paidStates,
  rulesOf,
} from '#contract/order-states.ts';
import { inTransaction, isPostgres } from '#server/database/engine.ts';
import type { Database, DatabaseTransaction, Tables } from '#server/database/schema.ts';
import { raiseAlert } from '#server/notify/alerts.ts';
import type { PaymentReference, StartedPayment } from '#server/payments/provider.ts';
import { dayMs } from './indian-time.ts';
import type { Order, OrderMove } from './order.ts';
import { settledCheckAt } from './schedule.ts';

/** Why staff must look at an order (docs/operations.md, Alerts). */
export const flagReasons = {
  late: 'paid_late',
  amount: 'amount_differs',
  disagrees: 'provider_disagrees',
  twice: 'bought_twice',
  refundOverdue: 'refund_overdue',
  refundsExceedPaid: 'refunds_exceed_paid',
} as const;

/** There is no such order; nothing was changed. */
export class UnknownOrder extends Error {
  override name = 'UnknownOrder';
}

/** The order has changed since it was read; nothing was changed. */
export class StaleOrder extends Error {
  override name = 'StaleOrder';
}

/** An action that is not possible now; the message is for staff, and nothing was changed. */
export class ActionRejected extends Error {
  override name = 'ActionRejected';
}

/**
 * - `moved`: done, with one entry in the history.
 * - `unchanged`: the event has happened before, or the order is already in the state that it leads to.
 * - `illegal`: the table has no such move; nothing was changed.
 */
export interface MoveResult {
  outcome: 'moved' | 'unchanged' | 'illegal';
  order: Order;
  /** The orders that the move flagged as bought twice, perhaps including this one. */
  boughtTwice: Order[];
}

/** Details of a move; a column without a value here stays as it is. */
export interface MoveDetails {
  cause: string;
  atMs: number;
  failureReason?: string | undefined;
  flag?: string | undefined;
  /** For staff, in the history. */
  note?: string | undefined;
  payment?: PaymentReference | undefined;
  /** Next check of an order that stays unsettled. A requested check takes precedence. */
  nextCheckAtMs?: number | undefined;
}

type Changes = Updateable<Tables['orders']>;

/**
 * Moves an order by the table of contract/order-states.ts, under a lock. State, history and mails are
 * stored together or not at all. Throws UnknownOrder.
 */
export async function applyMove(
  db: Database,
  id: string,
  event: OrderEvent,
  details: MoveDetails,
): Promise<MoveResult> {
  return await withOrder(db, id, async (tx, order) => {
    const to = nextState(order.state, event);
    if (to === undefined) {
      const outcome = (await alreadyApplied(tx, order, event)) ? 'unchanged' : 'illegal';
      return { outcome, order, boughtTwice: [] };
    }
    const { cause, atMs, note = null, flag } = details;
    const { isPaid } = rulesOf(to);
    const changes = {
      state: to,
      updatedAtMs: atMs,
      failureReason: details.failureReason ?? order.failureReason,
      flag: joinFlags(order.flag, flag),
      ...(isPaid ? { paidAtMs: atMs } : {}),
      // Frees the key for another order: no request can have one with a colon.
      ...(event === 'PageLost' ? { idempotencyKey: `superseded:${id}` } : {}),
      ...paymentColumns(details.payment),
    };
    const checks = checksOf(order, { ...order, ...changes }, details);
    const moved = await updateOrder(tx, id, { ...changes, ...checks });
    await appendMove(tx, {
      ...{ orderId: id, event, fromState: order.state, toState: to },
      ...{ cause, atMs, note },
    });
    if (flag) await raiseAlert(tx, { cause: flag, orderId: id, atMs });
    if (!isPaid) return { outcome: 'moved', order: moved, boughtTwice: [] };
    // The outbox (notify/mail-sender.ts).
    const mail = { orderId: id, createdAtMs: atMs, tries: 0, nextTryAtMs: atMs };
    await tx.insertInto('mails').values(mail).execute();
    const boughtTwice = await flagBoughtTwice(tx, moved, { cause, atMs });
    const flagged = boughtTwice.find((one) => one.id === id);
    return { outcome: 'moved', order: flagged ?? moved, boughtTwice };
  });
}

/** Whether the event has happened before, or the order is in the state that it leads to. */
const alreadyApplied = async (tx: Database, { id, state }: Order, event: OrderEvent) =>
  orderStates.some((from) => nextState(from, event) === state) ||
  (await hasHappened(tx, id, event));

/**
 * The provider accepted the order: stores its response and moves the order by PaymentStarted. The response
 * is stored even if the payment was confirmed first: staff look payments up by it. Throws UnknownOrder.
 */
export async function recordPaymentStarted(
  db: Database,
  id: string,
  started: StartedPayment & Pick<MoveDetails, 'cause' | 'atMs'> & { nextCheckAtMs: number },
): Promise<MoveResult> {
  const { providerOrderId, redirectUrl, expiresAtMs, ...details } = started;
  return await inTransaction(db, async (tx) => {
    const result = await applyMove(tx, id, 'PaymentStarted', details);
    if (result.order.providerOrderId !== null) return result;
    const response = { providerOrderId, redirectUrl, expiresAtMs };
    return { ...result, order: await updateOrder(tx, id, response) };
  });
}

/**
 * Check columns. A requested check stays due: it may bring newer information than this move. Revokes the lease of a
 * running check, which must not reschedule from the state before this move.
 */
function checksOf(order: Order, moved: Order, { atMs, nextCheckAtMs }: MoveDetails): Changes {
  const { isPaid, isSettled } = rulesOf(moved.state);
  if (!isPaid && order.checkRequestedAtMs !== null) return {};
  if (!isSettled) return { nextCheckAtMs: nextCheckAtMs ?? order.nextCheckAtMs };
  const next = settledCheckAt(moved, atMs);
  return { nextCheckAtMs: next, leasedUntilMs: null, checkRequestedAtMs: null };
}

/** The open flags of an order. */
export const flagsOf = ({ flag }: Pick<Order, 'flag'>): string[] => flag?.split('; ') ?? [];

/** Adds a flag unless it is already open. */
function joinFlags(flag: string | null, added: string | undefined): string | null {
  if (added === undefined || flagsOf({ flag }).includes(added)) return flag;
  return flag === null ? added : `${flag}; ${added}`;
}

function paymentColumns(payment: PaymentReference | undefined): Changes {
  if (!payment) return {};
  return {
    paymentTransactionId: payment.transactionId ?? null,
    paymentUtr: payment.utr ?? null,
    paymentMode: payment.mode ?? null,
    paymentAtMs: payment.atMs ?? null,
  };
}

/** The order, locked until the transaction ends. Throws UnknownOrder. */
export async function lockOrder(tx: DatabaseTransaction, id: string): Promise<Order> {
  return await tx
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', id)
    // On SQLite only one transaction writes at a time.
    .$if(isPostgres(tx), (query) => query.forUpdate())
    .executeTakeFirstOrThrow(() => new UnknownOrder(`There is no order ${id}`));
}

/** Locks an order. Throws UnknownOrder, or StaleOrder unless `revision` is the last entry of its history. */
export async function requireRevision(
  tx: DatabaseTransaction,
  id: string,
  revision: number,
): Promise<void> {
  await lockOrder(tx, id);
  const { last } = await tx
    .selectFrom('orderMoves')
    .select(({ fn }) => fn.max('seq').as('last'))
    .where('orderId', '=', id)
    .executeTakeFirstOrThrow();
  if (last !== revision) throw new StaleOrder(`${id} has changed since revision ${revision}`);
}

/** Runs the work on a locked order, in the given transaction or a new one. Throws UnknownOrder. */
export const withOrder = <Result>(
  db: Database,
  id: string,
  work: (tx: DatabaseTransaction, order: Order) => Promise<Result>,
): Promise<Result> => inTransaction(db, async (tx) => work(tx, await lockOrder(tx, id)));

/** Changes columns of a locked order. */
const updateOrder = (tx: DatabaseTransaction, id: string, changes: Changes): Promise<Order> =>
  tx
    .updateTable('orders')
    .set(changes)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();

const mostFlagged = 10;

/**
 * Flags an order that has become paid, and every other paid one of the same phone number and service within
 * a day of it: that may be a mistake. Returns the orders that were not flagged before.
 */
async function flagBoughtTwice(
  tx: DatabaseTransaction,
  { phone, serviceName, createdAtMs }: Order,
  note: { cause: string; atMs: number },
): Promise<Order[]> {
  if (phone === null) return [];
  // If two orders are paid at once, the second must see the first.
  if (isPostgres(tx)) {
    await sql`select pg_advisory_xact_lock(hashtextextended(${phone}, 0))`.execute(tx);
  }
  const paid = await tx
    .selectFrom('orders')
    .select(['id', 'flag'])
    .where('phone', '=', phone)
    .where('serviceName', '=', serviceName)
    // Literals: otherwise SQLite would not use the partial index of paid orders.
    .where(({ eb, or }) => or(paidStates.map((state) => eb('state', '=', sql.lit(state)))))
    .where('createdAtMs', '>=', createdAtMs - dayMs)
    .where('createdAtMs', '<=', createdAtMs + dayMs)
    .orderBy('createdAtMs', 'desc')
    .limit(mostFlagged)
    .execute();
  if (paid.length < 2) return [];
  const flagged: Order[] = [];
  for (const { id, flag } of paid) {
    if (flag?.includes(flagReasons.twice)) continue;
    flagged.push(await addFlag(tx, id, { ...note, flag: flagReasons.twice }));
  }
  return flagged;
}

/** Adds an entry to an order's history. The transaction must have locked the order. */
export async function appendMove(
  tx: DatabaseTransaction,
  move: Omit<Insertable<Tables['orderMoves']>, 'seq'>,
): Promise<void> {
  const seq = sql<number>`(select coalesce(max(seq), 0) + 1 from order_moves where order_id = ${move.orderId})`;
  await tx
    .insertInto('orderMoves')
    .values({ ...move, seq })
    .execute();
}

/** The history of an order, oldest first; empty for an unknown one. */
export async function historyOf(db: Database, id: string): Promise<OrderMove[]> {
  return await db
    .selectFrom('orderMoves')
    .selectAll()
    .where('orderId', '=', id)
    .orderBy('seq')
    .execute();
}

/** Whether a flag was raised since a time on its own, not by a move; resolved flags count. */
export async function wasFlagged(
  db: Database,
  id: string,
  flag: string,
  sinceMs = 0,
): Promise<boolean> {
  const history = await historyOf(db, id);
  return history.some(
    ({ atMs, event, note }) => event === 'FlagRaised' && note === flag && atMs >= sinceMs,
  );
}

/** Whether the event is in the order's history. */
export const hasHappened = async (db: Database, id: string, event: OrderEvent): Promise<boolean> =>
  (await historyOf(db, id)).some((entry) => entry.event === event);

interface NoteDetails {
  cause: string;
  atMs: number;
  actor?: string | undefined;
  note?: string | undefined;
}

/**
 * Flags an order, with an entry in its history and a mail to staff; an open flag is not raised again.
 * Returns the order. Throws UnknownOrder.
 */
export async function addFlag(
  db: Database,
  id: string,
  flagged: Omit<NoteDetails, 'note'> & { flag: string; payment?: PaymentReference | undefined },
): Promise<Order> {
  const { flag, payment, ...details } = flagged;
  return await withOrder(db, id, async (tx, order) => {
    const joined = joinFlags(order.flag, flag);
    if (joined === order.flag) return order;
    await raiseAlert(tx, { cause: flag, orderId: id, atMs: details.atMs });
    await writeNote(tx, order, 'FlagRaised', { ...details, note: flag });
    const changes = { flag: joined, updatedAtMs: details.atMs, ...paymentColumns(payment) };
    return await updateOrder(tx, id, changes);
  });
}

/** Resolves every flag of an order. Returns false if it has none. Throws UnknownOrder. */
export async function resolveFlag(
  db: Database,
  id: string,
  details: NoteDetails & { note: string },
): Promise<boolean> {
  return await withOrder(db, id, async (tx, order) => {
    if (order.flag === null) return false;
    const note = `${order.flag}: ${details.note}`;
    await writeNote(tx, order, 'FlagResolved', { ...details, note });
    await updateOrder(tx, id, { flag: null });
    return true;
  });
}

/** Adds a note to an order's history. Throws UnknownOrder. */
export const addNote = (
  db: Database,
  id: string,
  details: NoteDetails & { note: string },
): Promise<void> => withOrder(db, id, (tx, order) => writeNote(tx, order, 'NoteAdded', details));

/** Records that staff have called the payer. Throws UnknownOrder. */
export async function recordCall(db: Database, id: string, details: NoteDetails): Promise<void> {
  await withOrder(db, id, async (tx, order) => {
    await writeNote(tx, order, 'Called', details);
    await updateOrder(tx, id, { calledAtMs: details.atMs });
  });
}

/**
 * Erases the payer's details: name and its words, phone, GSTIN, and the digest from which they could be guessed.
 * Amount, service and history stay for the accounts. Returns the order. Throws UnknownOrder.
 */
export async function eraseDetails(db: Database, id: string, details: NoteDetails): Promise<Order> {
  return await withOrder(db, id, async (tx, order) => {
    if (order.name === null && order.phone === null) return order;
    await writeNote(tx, order, 'DetailsErased', details);
    await tx.deleteFrom('orderWords').where('orderId', '=', id).execute();
    const erased = { name: null, phone: null, payerGstin: null, requestDigest: '' };
    return await updateOrder(tx, id, erased);
  });
}

/** Adds an entry that leaves a locked order in its state. */
export async function writeNote(
  tx: DatabaseTransaction,
  { id, state }: Order,
  event: OrderMove['event'],
  details: NoteDetails,
): Promise<void> {
  await appendMove(tx, { orderId: id, event, fromState: state, toState: state, ...details });
}
