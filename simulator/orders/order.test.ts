import { describe, expect, it } from 'vitest';
import { moveContext, newOrder } from './order.fixture.ts';
import {
  cancel,
  expire,
  fail,
  failAttempt,
  leavePending,
  pay,
  payLate,
  wrongPin,
} from './order.ts';

const later = { nowMs: moveContext.nowMs + 1, transactionId: 'OM2' };
const statesOf = (order: ReturnType<typeof newOrder>) => order.attempts.map(({ state }) => state);

describe('order', () => {
  it('is completed by a payment', () => {
    const order = newOrder();
    pay(order, moveContext);
    expect(order.state).toBe('COMPLETED');
    expect(order.attempts).toEqual([
      {
        transactionId: 'OM1',
        timestampMs: moveContext.nowMs,
        state: 'COMPLETED',
        failure: undefined,
      },
    ]);
  });

  it('stays open after a failed attempt, and may then be paid', () => {
    const order = newOrder();
    failAttempt(order, moveContext);
    expect(order.state).toBe('PENDING');
    pay(order, later);
    expect([order.state, order.failure]).toEqual(['COMPLETED', undefined]);
    expect(statesOf(order)).toEqual(['FAILED', 'COMPLETED']);
  });

  it('fails with its attempt when the merchant forbids another try', () => {
    const order = newOrder({ retryAllowed: false });
    failAttempt(order, moveContext);
    expect([order.state, order.failure]).toEqual(['FAILED', wrongPin]);
  });

  it('fails for good when staff say so', () => {
    const order = newOrder();
    fail(order, moveContext, { errorCode: 'INSUFFICIENT_FUNDS', detailedErrorCode: 'Z9' });
    expect([order.state, order.failure?.detailedErrorCode]).toEqual(['FAILED', 'Z9']);
    expect(order.attempts[0]?.failure?.detailedErrorCode).toBe('Z9');
  });

  it('settles the attempt that was left pending', () => {
    const order = newOrder();
    leavePending(order, moveContext);
    leavePending(order, later);
    expect([order.state, statesOf(order)]).toEqual(['PENDING', ['PENDING']]);
    pay(order, later);
    expect(statesOf(order)).toEqual(['COMPLETED']);
  });

  it.each([
    [cancel, 'TXN_CANCELLED', 'ORDER_CANCELLED_BY_USER'],
    [expire, 'TXN_NOT_COMPLETED', 'ORDER_EXPIRED'],
  ])('ends without and with an attempt by %o', (end, errorCode, detailedErrorCode) => {
    const untouched = newOrder();
    end(untouched);
    expect(untouched).toMatchObject({ state: 'FAILED', attempts: [] });
    const tried = newOrder();
    leavePending(tried, moveContext);
    end(tried);
    expect(tried.failure).toEqual({ errorCode, detailedErrorCode });
    expect(tried.attempts[0]).toMatchObject({ state: 'FAILED', failure: { errorCode } });
  });

  it('takes late money after a failure, once', () => {
    const order = newOrder();
    expire(order);
    payLate(order, later);
    expect([order.state, order.failure]).toEqual(['COMPLETED', undefined]);
    expect(() => payLate(order, later)).toThrow('The order ORD_1 is COMPLETED.');
  });

  it.each([pay, fail, failAttempt, leavePending, cancel, expire])(
    'refuses %o once it is settled',
    (move) => {
      const order = newOrder({ state: 'FAILED' });
      expect(() => move(order, moveContext)).toThrow('The order ORD_1 is FAILED.');
    },
  );
});
