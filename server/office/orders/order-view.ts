import { defaultLanguage } from '#contract/default-language.ts';
import type { OfficeOrder, OrderRow } from '#contract/office/orders.ts';
import type { Database } from '#server/database/schema.ts';
import { type ListedOrder, listedByIds } from '#server/orders/list.ts';
import { flagsOf, historyOf } from '#server/orders/moves.ts';
import { countsOf, type OrderItem } from '#server/orders/order-item.ts';
import { refundsOf } from '#server/refunds/store.ts';

/** Describes an item in every language of the site. */
export type ItemTexts = (item: OrderItem) => Record<string, string>;

/** An order as a row of a list. */
export const rowOf = (order: ListedOrder, itemTexts: ItemTexts): OrderRow => ({
  id: order.id,
  code: order.code,
  state: order.state,
  name: order.name,
  phone: order.phone,
  service: itemTexts(order),
  serviceName: order.serviceName,
  language: order.language ?? defaultLanguage,
  amountPaise: order.amountPaise,
  refundedPaise: order.refundedPaise,
  createdAtMs: order.createdAtMs,
  paidAtMs: order.paidAtMs,
  flags: flagsOf(order),
  calledAtMs: order.calledAtMs,
});

/** Everything about an order; undefined if unknown. */
export async function viewOrder(
  db: Database,
  id: string,
  itemTexts: ItemTexts,
): Promise<OfficeOrder | undefined> {
  // First: if the order changes meanwhile, the revision is too old, and an action on it is refused.
  const history = await historyOf(db, id);
  const [order] = await listedByIds(db, [id]);
  const last = history.at(-1);
  if (!order || !last) return undefined;
  return {
    ...rowOf(order, itemTexts),
    quantity: order.quantity,
    counts: countsOf(order),
    taxPaise: order.taxPaise,
    payerGstin: order.payerGstin,
    provider: order.provider,
    providerOrderId: order.providerOrderId,
    paymentTransactionId: order.paymentTransactionId,
    paymentUtr: order.paymentUtr,
    paymentMode: order.paymentMode,
    paymentAtMs: order.paymentAtMs,
    failureReason: order.failureReason,
    expiresAtMs: order.expiresAtMs,
    mailedAtMs: await mailedAtMs(db, id),
    timeline: history.map(({ seq, event, toState, atMs, cause, note, actor }) => ({
      ...{ seq, event, toState, atMs },
      ...{ cause, note, actor },
    })),
    refunds: await refundViews(db, id),
    revision: last.seq,
  };
}

async function mailedAtMs(db: Database, orderId: string): Promise<number | null> {
  const mails = db.selectFrom('mails').select('sentAtMs').where('orderId', '=', orderId);
  return (await mails.executeTakeFirst())?.sentAtMs ?? null;
}

async function refundViews(db: Database, orderId: string): Promise<OfficeOrder['refunds']> {
  return (await refundsOf(db, orderId)).map((refund) => ({
    id: refund.id,
    amountPaise: refund.amountPaise,
    state: refund.state,
    reason: refund.reason,
    requestedBy: refund.requestedBy,
    failureReason: refund.failureReason,
    createdAtMs: refund.createdAtMs,
    updatedAtMs: refund.updatedAtMs,
  }));
}
