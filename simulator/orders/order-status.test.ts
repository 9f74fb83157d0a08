import { describe, expect, it } from 'vitest';
import { moveContext, newOrder } from './order.fixture.ts';
import { expire, failAttempt, leavePending, pay } from './order.ts';
import { statusBody } from './order-status.ts';

const plain = { details: false, errorContext: false };

describe('statusBody', () => {
  it('is bare while nobody tried', () => {
    expect(statusBody(newOrder(), plain)).toEqual({
      orderId: 'OMO1',
      state: 'PENDING',
      amount: 749_900,
      expireAt: 1_760_000_900_000,
      metaInfo: { udf1: 'Asha' },
      paymentDetails: [],
    });
  });

  it('tells of a payment', () => {
    const order = newOrder();
    pay(order, moveContext);
    expect(statusBody(order, plain)).toMatchObject({
      state: 'COMPLETED',
      payableAmount: 749_900,
      feeAmount: 0,
      paymentDetails: [
        {
          transactionId: 'OM1',
          state: 'COMPLETED',
          timestamp: moveContext.nowMs,
          rail: { type: 'UPI', utr: '444444444441' },
          splitInstruments: [{ amount: 749_900 }],
        },
      ],
    });
  });

  it('shows the last attempt, or all of them when asked', () => {
    const order = newOrder();
    failAttempt(order, moveContext);
    leavePending(order, { ...moveContext, transactionId: 'OM2' });
    const idsFor = (details: boolean) =>
      (statusBody(order, { ...plain, details }).paymentDetails as { transactionId: string }[]).map(
        ({ transactionId }) => transactionId,
      );
    expect(idsFor(false)).toEqual(['OM2']);
    expect(idsFor(true)).toEqual(['OM1', 'OM2']);
    expect(statusBody(order, plain)).not.toHaveProperty('errorCode');
  });

  it('gives the codes of a failure, and the context only when asked', () => {
    const order = newOrder();
    leavePending(order, moveContext);
    expire(order);
    const codes = { errorCode: 'TXN_NOT_COMPLETED', detailedErrorCode: 'ORDER_EXPIRED' };
    expect(statusBody(order, plain)).toMatchObject({ ...codes, paymentDetails: [codes] });
    expect(statusBody(order, plain)).not.toHaveProperty('errorContext');
    const asked = { ...plain, errorContext: true };
    expect(statusBody(order, asked)).toMatchObject({
      errorContext: { ...codes, source: 'CUSTOMER', stage: 'AUTHENTICATION' },
    });
    expect(statusBody(newOrder(), asked)).not.toHaveProperty('errorContext');
  });
});
