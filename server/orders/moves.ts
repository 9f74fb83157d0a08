import { type Insertable, sql, type Updateable } from 'kysely';
import {
  nextState,
  type OrderEvent,
  type OrderState,
  orderStates,
  paidStates,
  rulesOf,
} from '#contract/order-states.ts';
import { inTransaction, isPostgres } from '#server/database/engine.ts';
import type {
  Database,
  DatabaseTransaction,
  OrderMovesTable,
  OrdersTable,
} from '#server/database/schema.ts';
import { raiseAlert } from '#server/notify/alerts.ts';
import { enqueueMail } from '#server/notify/paid-mail.ts';
import type { PaymentReference, StartedPayment } from '#server/payments/provider.ts';
import { dayMs } from './indian-time.ts';
import type { Order, OrderMove } from './order.ts';
import { settledCheckAt } from './schedule.ts';

/**
 * - `moved`: done, with one entry in the history; the order is the new one. `boughtTwice` are the orders
 *   that were flagged because of it, this one among them.
 * - `unchanged`: the event has happened before, or the order is already where it leads.
 * - `illegal`: the table has no such move; nothing was changed, the caller decides.
 * - `unknown`: no such order.
 */
export type MoveResult =
  | { outcome: 'moved'; order: Order; boughtTwice: Order[] }
  | { outcome: 'unchanged' | 'illegal'; order: Order }
  | { outcome: 'unknown' };

/**
 * Moves an order by the table of contract/order-states.ts, as it stands at that moment, under a
 * lock. State, history and mails, of a paid order and for a person, are stored together or not at all.
 */
export async function applyMove(
  db: Database,
  id: string,
  event: OrderEvent,
  details: MoveDetails,
): Promise<MoveResult> {
  return await inTransaction(db, (tx) => move(tx, id, event, details, {}));
}

/** The response of a provider that took the order, and when to ask first. */
interface StartDetails extends StartedPayment, Pick<MoveDetails, 'cause' | 'atMs'> {
  nextCheckAtMs: number;
}

/**
 * The provider took the order: keeps its response and moves the order by PaymentStarted. The response is
 * kept even if news of the payment came first, because staff look payments up by it.
 */
export async function recordPaymentStarted(
  db: Database,
  id: string,
  { providerOrderId, redirectUrl, expiresAtMs, ...details }: StartDetails,
): Promise<MoveResult> {
  const response = { providerOrderId, redirectUrl, expiresAtMs };
  return await inTransaction(db, async (tx) => {
    const result = await move(tx, id, 'PaymentStarted', details, response);
    if (result.outcome === 'unknown' || result.order.providerOrderId !== null) return result;
    return { ...result, order: await updateOrder(tx, id, response) };
  });
}

/**
 * The provider took the order, but the address of its page was lost: moves the order by PageLost and
 * frees its idempotency key, so that the same request can make another order. An order whose page
 * was kept meanwhile keeps its key.
 */
export async function recordPageLost(
  db: Database,
  id: string,
  details: MoveDetails,
): Promise<MoveResult> {
  // No request can carry a key with a colon in it.
  const freed = { idempotencyKey: `superseded:${id}` };
  return await inTransaction(db, (tx) => move(tx, id, 'PageLost', details, freed));
}

async function move(
  tx: DatabaseTransaction,
  id: string,
  event: OrderEvent,
  details: MoveDetails,
  more: Changes,
): Promise<MoveResult> {
  const order = await lockOrder(tx, id);
  if (!order) return { outcome: 'unknown' };
  const to = nextState(order.state, event);
  if (to === undefined) {
    return { outcome: (await alreadyApplied(tx, order, event)) ? 'unchanged' : 'illegal', order };
  }
  const { cause, atMs, note } = details;
  const changes = changesOf(order, to, details);
  const checks = checksOf(order, { ...order, ...changes }, details);
  const { isPaid } = rulesOf(to);
  const update = isPaid ? updateAndLockPhone : updateOrder;
  const moved = await update(tx, id, { ...changes, ...checks, ...more });
  const entry = { orderId: id, event, fromState: order.state, toState: to, cause, atMs };
  await appendMove(tx, { ...entry, note: note ?? null });
  if (details.flag) await raiseAlert(tx, { cause: details.flag, orderId: id, atMs });
  if (isPaid) await enqueueMail(tx, { orderId: id, atMs });
  const boughtTwice = isPaid ? await flagBoughtTwice(tx, moved, { cause, atMs }) : [];
  const flagged = boughtTwice.find((one) => one.id === id);
  return { outcome: 'moved', order: flagged ?? moved, boughtTwice };
}

async function alreadyApplied(
  tx: DatabaseTransaction,
  order: Order,
  event: OrderEvent,
): Promise<boolean> {
  const isThere = orderStates.some((from) => nextState(from, event) === order.state);
  return isThere || (await hasHappened(tx, order.id, event));
}

/** The columns about checks. A requested check stays due: it may bring news that this move does not know. */
function checksOf(order: Order, moved: Order, { atMs, nextCheckAtMs }: MoveDetails): Changes {
  const { isPaid, isSettled } = rulesOf(moved.state);
  if (!isPaid && order.checkRequestedAtMs !== null) return {};
  if (!isSettled) return { nextCheckAtMs: nextCheckAtMs ?? order.nextCheckAtMs };
  const next = settledCheckAt(moved, atMs);
  return { nextCheckAtMs: next, leasedUntilMs: null, checkRequestedAtMs: null };
}

/** Columns of an order and their new values. */
export type Changes = Updateable<OrdersTable>;

/** What goes with a move; what is left out stays as it is. */
export interface MoveDetails {
  /** Who or what brought it about, for the history: request, status, reconciler, staff. */
  cause: string;
  atMs: number;
  /** The provider's code for a failure. */
  failureReason?: string | undefined;
  /** The flag that the order gets: why a person must look at it. */
  flag?: string | undefined;
  /** What staff read of it in the history. */
  note?: string | undefined;
  /** How the payment is found at a bank. */
  payment?: PaymentReference | undefined;
  /**
   * The next check of an order that goes on waiting; left out, it stays. A check that was requested takes
   * precedence.
   */
  nextCheckAtMs?: number | undefined;
}

/** What a move changes besides the checks. */
export function changesOf(
  order: Order,
  state: OrderState,
  { atMs, failureReason, flag, payment }: MoveDetails,
): Changes {
  return {
    state,
    updatedAtMs: atMs,
    failureReason: failureReason ?? order.failureReason,
    flag: joinFlags(order.flag, flag),
    ...(rulesOf(state).isPaid ? { paidAtMs: atMs } : {}),
    ...paymentColumns(payment),
  };
}

/** Both reasons, one after the other; a reason that is there already is not repeated. */
export function joinFlags(old: string | null, added: string | undefined): string | null {
  if (added === undefined || old?.split('; ').includes(added)) return old;
  return old === null ? added : `${old}; ${added}`;
}

/** The columns of a payment's reference; none where the provider told nothing. */
export function paymentColumns(payment: PaymentReference | undefined): Changes {
  if (!payment) return {};
  return {
    paymentTransactionId: payment.transactionId ?? null,
    paymentUtr: payment.utr ?? null,
    paymentMode: payment.mode ?? null,
    paymentAtMs: payment.atMs ?? null,
  };
}

/** The order, which nobody else can change until the transaction ends; undefined if unknown. */
export async function lockOrder(tx: DatabaseTransaction, id: string): Promise<Order | undefined> {
  return await tx
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', id)
    // On SQLite the transaction itself is the only one that writes.
    .$if(isPostgres(tx), (query) => query.forUpdate())
    .executeTakeFirst();
}

/** Changes columns of an order, which the transaction has locked, and returns it as it then stands. */
export const updateOrder = (
  tx: DatabaseTransaction,
  id: string,
  changes: Changes,
): Promise<Order> => update(tx, id, changes).executeTakeFirstOrThrow();

/**
 * Changes columns of an order as `updateOrder` does, and locks the payer's phone number for this transaction: of two orders that are paid at
 * once, the second one must see the first one. It is one statement, for each takes a round trip.
 */
export async function updateAndLockPhone(
  tx: DatabaseTransaction,
  id: string,
  changes: Changes,
): Promise<Order> {
  // On SQLite the transaction itself is the only one that writes.
  if (!isPostgres(tx)) return await updateOrder(tx, id, changes);
  const lock = sql<void>`pg_advisory_xact_lock(hashtextextended(coalesce(phone, ''), 0))`;
  const { phoneLock, ...order } = await update(tx, id, changes)
    .returning(lock.as('phoneLock'))
    .executeTakeFirstOrThrow();
  return order;
}

const update = (tx: DatabaseTransaction, id: string, changes: Changes) =>
  tx.updateTable('orders').set(changes).where('id', '=', id).returningAll();

/** Within this time a second order of the same phone number and service is perhaps one too many. */
const windowMs = dayMs;

/** At most this many orders are flagged, however often somebody buys: enough for a person to act on. */
const mostFlagged = 10;

/** The flag of such orders. */
export const boughtTwiceFlag = 'bought_twice';

/**
 * Flags an order that has become paid, and every other paid one of the same phone number and service that
 * was made within a day of it: staff ask the payer and refund what was not meant. The transaction must have
 * locked the phone number. Returns the orders that were not flagged before.
 */
export async function flagBoughtTwice(
  tx: DatabaseTransaction,
  { phone, serviceName, createdAtMs }: Order,
  note: { cause: string; atMs: number },
): Promise<Order[]> {
  if (phone === null) return [];
  const paid = await tx
    .selectFrom('orders')
    .select(['id', 'flag'])
    .where('phone', '=', phone)
    .where('serviceName', '=', serviceName)
    // As literals, so that SQLite sees that the index of paid orders has them all.
    .where(({ eb, or }) => or(paidStates.map((state) => eb('state', '=', sql.lit(state)))))
    .where('createdAtMs', '>=', createdAtMs - windowMs)
    .where('createdAtMs', '<=', createdAtMs + windowMs)
    .orderBy('createdAtMs', 'desc')
    .limit(mostFlagged)
    .execute();
  if (paid.length < 2) return [];
  const flagged: Order[] = [];
  for (const { id, flag } of paid) {
    if (flag?.includes(boughtTwiceFlag)) continue;
    const order = await addFlag(tx, id, { ...note, flag: boughtTwiceFlag });
    if (order) flagged.push(order);
  }
  return flagged;
}

/** Adds to an order's history. The transaction must hold the order's row. */
export async function appendMove(
  tx: DatabaseTransaction,
  move: Omit<Insertable<OrderMovesTable>, 'seq'>,
): Promise<void> {
  const seq = sql<number>`(select coalesce(max(seq), 0) + 1 from order_moves where order_id = ${move.orderId})`;
  await tx
    .insertInto('orderMoves')
    .values({ ...move, seq })
    .execute();
}

/** What has happened to an order, oldest first; empty for an unknown one. */
export async function historyOf(db: Database, id: string): Promise<OrderMove[]> {
  return await db
    .selectFrom('orderMoves')
    .selectAll()
    .where('orderId', '=', id)
    .orderBy('seq')
    .execute();
}

/** Whether the order has been flagged for that reason since a time, resolved or not; by a flag alone, not with a move. */
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
export async function hasHappened(db: Database, id: string, event: OrderEvent): Promise<boolean> {
  const move = await db
    .selectFrom('orderMoves')
    .select('seq')
    .where('orderId', '=', id)
    .where('event', '=', event)
    .executeTakeFirst();
  return move !== undefined;
}

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
