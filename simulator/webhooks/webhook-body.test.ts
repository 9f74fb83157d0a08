import { describe, expect, it } from 'vitest';
import type { FaultName } from '../faults/fault-list.ts';
import { moveContext, newOrder } from '../orders/order.fixture.ts';
import { expire, pay } from '../orders/order.ts';
import { orderWebhook, refundWebhook, withOppositeOutcome } from './webhook-body.ts';
import { withBodyFaults } from './webhook-faults.ts';

function paidBody() {
  const order = newOrder();
  pay(order, moveContext);
  return orderWebhook(order);
}

describe('orderWebhook', () => {
  it('tells of a completed order', () => {
    expect(paidBody()).toMatchObject({
      type: 'CHECKOUT_ORDER_COMPLETED',
      event: 'checkout.order.completed',
      payload: {
        merchantId: 'SIMULATORUAT',
        merchantOrderId: 'ORD_1',
        state: 'COMPLETED',
        amount: 749_900,
        metaInfo: { udf1: 'Asha' },
        paymentDetails: [{ transactionId: 'OM1', state: 'COMPLETED' }],
      },
    });
  });

  it('tells of an expired order, with its codes', () => {
    const order = newOrder();
    expire(order);
    expect(orderWebhook(order)).toMatchObject({
      event: 'checkout.order.failed',
      payload: { state: 'FAILED', detailedErrorCode: 'ORDER_EXPIRED', paymentDetails: [] },
    });
  });
});

it('tells of a refund', () => {
  const refund = {
    merchantRefundId: 'R1',
    refundId: 'OMR1',
    originalMerchantOrderId: 'ORD_1',
    amount: 100,
    state: 'COMPLETED' as const,
    timestampMs: 1,
    deliveries: [],
  };
  expect(refundWebhook(refund)).toMatchObject({
    type: 'PG_REFUND_COMPLETED',
    event: 'pg.refund.completed',
    payload: { merchantRefundId: 'R1', originalMerchantOrderId: 'ORD_1', amount: 100 },
  });
});

it('is withOppositeOutcome in every word', () => {
  expect(withOppositeOutcome(paidBody())).toMatchObject({
    type: 'CHECKOUT_ORDER_FAILED',
    event: 'checkout.order.failed',
    payload: { state: 'FAILED', merchantOrderId: 'ORD_1' },
  });
  expect(withOppositeOutcome(withOppositeOutcome(paidBody()))).toEqual(paidBody());
});

describe('withBodyFaults', () => {
  const with_ = (name: FaultName, value?: number) =>
    withBodyFaults(paidBody(), (asked) => (asked === name ? { name, times: 1, value } : undefined));

  it('leaves the body alone when all is well', () => {
    expect(withBodyFaults(paidBody(), () => undefined)).toEqual(paidBody());
  });

  it('does what each fault says', () => {
    expect(with_('webhook-only-event')).not.toHaveProperty('type');
    expect(with_('webhook-contradictory-type')).toMatchObject({
      type: 'CHECKOUT_ORDER_FAILED',
      event: 'checkout.order.completed',
    });
    expect(with_('webhook-unknown-type').type).toBe('CHECKOUT_ORDER_REMEMBERED');
    expect(with_('webhook-unknown-event').event).toBe('checkout.order.remembered');
    expect(with_('webhook-extra-fields')).toMatchObject({
      sequence: 7,
      payload: { currency: 'INR' },
    });
    expect(with_('webhook-wrong-amount').payload.amount).toBe(749_800);
    expect(with_('webhook-wrong-amount', 1).payload.amount).toBe(749_899);
    expect(with_('webhook-foreign-order').payload.merchantOrderId).toBe('SOMEBODY-ELSES-1');
  });
});
