import { describe, expect, it } from 'vitest';
import { type Refund, refundStatusBody, settleRefund } from './refund.ts';

const newRefund = (merchantRefundId: string, amount: number): Refund => ({
  merchantRefundId,
  refundId: `OMR-${merchantRefundId}`,
  originalMerchantOrderId: 'ORD_1',
  amount,
  state: 'PENDING',
  timestampMs: 1,
  deliveries: [],
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
