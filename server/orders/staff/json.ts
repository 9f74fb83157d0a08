import { indianTimestamp } from '#server/orders/indian-time.ts';
import type { Order } from '#server/orders/order.ts';

const timestampOf = (timeMs: number | null) => (timeMs === null ? null : indianTimestamp(timeMs));

const published = (order: Order) => ({
  id: order.id,
  state: order.state,
  createdAt: indianTimestamp(order.createdAtMs),
  paidAt: timestampOf(order.paidAtMs),
  updatedAt: indianTimestamp(order.updatedAtMs),
  service: order.serviceName,
  amountPaise: order.amountPaise,
  name: order.name,
  phone: order.phone,
  provider: order.provider,
  providerOrderId: order.providerOrderId,
  payment: {
    id: order.paymentTransactionId,
    utr: order.paymentUtr,
    mode: order.paymentMode,
    at: timestampOf(order.paymentAtMs),
  },
  failureReason: order.failureReason,
  attention: order.attention,
});

/** The orders as one JSON array, an order to a line; times carry the offset of India. */
export async function* jsonOf(orders: AsyncIterable<Order>): AsyncGenerator<string> {
  let before = '[\n';
  for await (const order of orders) {
    yield `${before}${JSON.stringify(published(order))}`;
    before = ',\n';
  }
  yield before === '[\n' ? '[]\n' : '\n]\n';
}
