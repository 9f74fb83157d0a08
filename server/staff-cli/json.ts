import { indianTimestamp } from '#server/orders/indian-time.ts';
import { countsOf } from '#server/orders/order-item.ts';
import type { ListedOrder } from '#server/orders/store.ts';

const timestampOf = (timeMs: number | null) => (timeMs === null ? null : indianTimestamp(timeMs));

const published = (order: ListedOrder) => ({
  id: order.id,
  state: order.state,
  createdAt: indianTimestamp(order.createdAtMs),
  paidAt: timestampOf(order.paidAtMs),
  updatedAt: indianTimestamp(order.updatedAtMs),
  service: order.serviceName,
  quantity: order.quantity,
  counts: countsOf(order),
  unit: order.unit,
  amountPaise: order.amountPaise,
  taxPaise: order.taxPaise,
  name: order.name,
  phone: order.phone,
  gstin: order.payerGstin,
  provider: order.provider,
  providerOrderId: order.providerOrderId,
  payment: {
    id: order.paymentTransactionId,
    utr: order.paymentUtr,
    mode: order.paymentMode,
    at: timestampOf(order.paymentAtMs),
  },
  failureReason: order.failureReason,
  refundedPaise: order.refundedPaise,
  refundUnderWayPaise: order.refundUnderWayPaise,
  flag: order.flag,
});

/** The orders as one JSON array, an order to a line; times carry the offset of India. */
export async function* jsonOf(orders: AsyncIterable<ListedOrder>): AsyncGenerator<string> {
  let before = '[\n';
  for await (const order of orders) {
    yield `${before}${JSON.stringify(published(order))}`;
    before = ',\n';
  }
  yield before === '[\n' ? '[]\n' : '\n]\n';
}
