import { describe, expect, it } from 'vitest';
import { type Refund, refundStatusBody, settleRefund } from './refund.ts';
import { RefundStore } from './refund-store.ts';

const newRefund = (merchantRefundId: string, amountPaise: number): Refund => ({
  merchantRefundId,
  refundId: `OMR-${merchantRefundId}`,
  originalMerchantOrderId: 'ORD_1',
  amountPaise,
  state: 'PENDING',
  failure: undefined,
  timestampMs: 1,
  deliveries: [],
});

describe('RefundStore', () => {
  it('counts what went back or is on the way, not what failed', () => {
    const store = new RefundStore(10);
    const [first, second] = [newRefund('R1', 100), newRefund('R2', 250)];
    store.add(first);
    expect(store.isUnderWay('ORD_1')).toBe(true);
    settleRefund(first, true);
    store.add(second);
    expect(store.refundedPaise('ORD_1')).toBe(350);
    settleRefund(second, false);
    expect(store.refundedPaise('ORD_1')).toBe(100);
    expect(store.isUnderWay('ORD_1')).toBe(false);
    expect(store.refundedPaise('ORD_2')).toBe(0);
  });

  it('finds a refund and forgets the oldest', () => {
    const store = new RefundStore(1);
    store.add(newRefund('R1', 100));
    store.add(newRefund('R2', 100));
    expect(store.find('R1')).toBeUndefined();
    expect(store.find('R2')?.refundId).toBe('OMR-R2');
  });
});

describe('refundStatusBody', () => {
  it('carries the codes of a failure', () => {
    const refund = newRefund('R1', 100);
    settleRefund(refund, false);
    expect(refundStatusBody(refund)).toMatchObject({
      originalMerchantOrderId: 'ORD_1',
      state: 'FAILED',
      amount: 100,
      detailedErrorCode: 'REFUND_FOR_TXN_OLDER_THAN_LIMIT',
    });
  });

  it('may be told another state', () => {
    expect(refundStatusBody(newRefund('R1', 100), 'CONFIRMED').state).toBe('CONFIRMED');
  });
});
