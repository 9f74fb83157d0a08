import type { OrderSummary } from '#contract/checkout.ts';

/** A paid order, as the server describes it. */
export const order: OrderSummary = {
  code: 'K7M-2QP',
  service: 'Flex Banner Printing',
  serviceName: 'Flex Banner Printing',
  quantity: 200,
  counts: { width: 20, height: 10 },
  unit: '/sq.ft',
  amountPaise: 280_000,
  taxPaise: 0,
  refundedPaise: 0,
  createdAtMs: Date.UTC(2026, 10, 22, 3, 30),
  paidAtMs: Date.UTC(2026, 10, 22, 3, 35),
  mayPayAgain: false,
  isOver: true,
};
