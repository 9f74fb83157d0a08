import { describe, expect, it } from 'vitest';
import { moveContext, newOrder } from './order.fixture.ts';
import { expire, failAttempt, leavePending, pay } from './order.ts';
import { statusBody } from './status-body.ts';

describe('statusBody', () => {
  it('has no attempts at first', () => {
    expect(statusBody(newOrder())).toEqual({
      orderId: 'OMO1',
      state: 'PENDING',
      amount: 749_900,
      expireAt: 1_760_000_900_000,
      metaInfo: { udf1: 'Asha' },
      paymentDetails: [],
    });
  });

  it('describes a payment', () => {
    const order = newOrder();
    pay(order, moveContext);
    expect(statusBody(order)).toMatchObject({
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

  it('shows the last attempt, or all of them on request', () => {
    const order = newOrder();
    failAttempt(order, moveContext);
    leavePending(order, { ...moveContext, transactionId: 'OM2' });
    const idsFor = (details: boolean) =>
      (statusBody(order, { details }).paymentDetails as { transactionId: string }[]).map(
        ({ transactionId }) => transactionId,
      );
    expect(idsFor(false)).toEqual(['OM2']);
    expect(idsFor(true)).toEqual(['OM1', 'OM2']);
    expect(statusBody(order)).not.toHaveProperty('errorCode');
  });

  it('has the codes of a failure, and the error context on request only', () => {
    const order = newOrder();
    leavePending(order, moveContext);
    expire(order);
    const codes = { errorCode: 'TXN_NOT_COMPLETED', detailedErrorCode: 'ORDER_EXPIRED' };
    expect(statusBody(order)).toMatchObject({ ...codes, paymentDetails: [codes] });
    expect(statusBody(order)).not.toHaveProperty('errorContext');
    const query = { errorContext: true };
    expect(statusBody(order, query)).toMatchObject({
      errorContext: { ...codes, source: 'CUSTOMER', stage: 'AUTHENTICATION' },
    });
    expect(statusBody(newOrder(), query)).not.toHaveProperty('errorContext');
  });
});
