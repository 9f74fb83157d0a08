import { nextState, type OrderEvent, orderStates, rulesOf } from '#contract/order-states.ts';
import { inTransaction } from '#server/database/engine.ts';
import type { Database, DatabaseTransaction } from '#server/database/schema.ts';
import { raiseAlert } from '#server/notify/alerts.ts';
import { enqueueMail } from '#server/notify/outbox.ts';
import type { StartedPayment } from '#server/payments/provider.ts';
import { flagBoughtTwice } from './bought-twice.ts';
import { appendMove, hasHappened } from './history.ts';
import { lockOrder, updateAndLockPhone, updateOrder } from './lock-order.ts';
import { type Changes, changesOf, type MoveDetails } from './move-changes.ts';
import type { Order } from './order.ts';
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
  const { isPaid, sendsMail } = rulesOf(to);
  const update = isPaid ? updateAndLockPhone : updateOrder;
  const moved = await update(tx, id, { ...changes, ...checks, ...more });
  const entry = { orderId: id, event, fromState: order.state, toState: to, cause, atMs };
  await appendMove(tx, { ...entry, note: note ?? null });
  if (details.flag) await raiseAlert(tx, { cause: details.flag, orderId: id, atMs });
  if (sendsMail) await enqueueMail(tx, { orderId: id, atMs });
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
  const { isFinal, isSettled } = rulesOf(moved.state);
  if (!isFinal && order.checkRequestedAtMs !== null) return {};
  if (!isSettled) return { nextCheckAtMs: nextCheckAtMs ?? order.nextCheckAtMs };
  const next = settledCheckAt(moved, atMs);
  return { nextCheckAtMs: next, leasedUntilMs: null, checkRequestedAtMs: null };
}
