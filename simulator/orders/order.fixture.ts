import type { MoveContext, Order } from './order.ts';

/** An order as it is right after pay. */
export const newOrder = (more: Partial<Order> = {}): Order => ({
  merchantOrderId: 'ORD_1',
  orderId: 'OMO1',
  pageToken: 'page-1',
  amountPaise: 749_900,
  redirectUrl: 'https://merchant.example/back?id=ORD_1',
  metaInfo: { udf1: 'Asha' },
  retryAllowed: true,
  state: 'PENDING',
  failure: undefined,
  attempts: [],
  expireAtMs: 1_760_000_900_000,
  latePaymentMs: undefined,
  deliveries: [],
  ...more,
});

/** When a move happens, and under which transaction. */
export const moveContext: MoveContext = { nowMs: 1_760_000_000_000, transactionId: 'OM1' };
