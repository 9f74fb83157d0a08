import { describe, expect, it } from 'vitest';
import { moveContext, newOrder } from './order.fixture.ts';
import {
  cancel,
  expire,
  fail,
  failAttempt,
  leavePending,
  type Order,
  orderStore,
  pay,
  payLate,
  statusBody,
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

  it('settles a pending attempt', () => {
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

  it('accepts late money after a failure, once', () => {
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

function newStore(limit = 10) {
  const clock = { nowMs: moveContext.nowMs };
  const settled: string[] = [];
  const onSettled = async ({ merchantOrderId, state }: Order) =>
    void settled.push(`${merchantOrderId} ${state}`);
  return { clock, settled, store: orderStore(limit, () => clock.nowMs, onSettled) };
}

describe('orderStore', () => {
  it('finds an order by either id', () => {
    const { store } = newStore();
    const order = newOrder();
    store.add(order);
    expect(store.find('ORD_1')).toBe(order);
    expect(store.findByToken('page-1')).toBe(order);
    expect(store.find('page-1')).toBeUndefined();
  });

  it('expires an order in time, and reports it once', () => {
    const { store, clock, settled } = newStore();
    const order = newOrder();
    store.add(order);
    clock.nowMs = order.expireAtMs - 1;
    store.sweep();
    expect(store.find('ORD_1')?.state).toBe('PENDING');
    clock.nowMs = order.expireAtMs;
    store.sweep();
    expect(store.find('ORD_1')?.failure?.detailedErrorCode).toBe('ORDER_EXPIRED');
    expect(settled).toEqual(['ORD_1 FAILED']);
  });

  it('expires an order in time even between two sweeps', () => {
    const { store, clock } = newStore();
    store.add(newOrder());
    clock.nowMs += 10_000_000;
    expect(store.findByToken('page-1')?.state).toBe('FAILED');
  });

  it('reports every settlement, late money included, and nothing else', () => {
    const { store, clock, settled } = newStore();
    const [first, second] = [newOrder(), newOrder({ merchantOrderId: 'B', pageToken: 'b' })];
    store.add(first);
    store.add(second);
    store.move(first, (order) => leavePending(order, moveContext));
    store.move(first, (order) => pay(order, moveContext));
    clock.nowMs += 10_000_000;
    store.sweep();
    store.move(second, (order) => payLate(order, moveContext));
    expect(settled).toEqual(['ORD_1 COMPLETED', 'B FAILED', 'B COMPLETED']);
  });

  it('forgets the oldest order altogether', () => {
    const { store, clock, settled } = newStore(2);
    for (const id of ['A', 'B', 'C']) {
      store.add(newOrder({ merchantOrderId: id, pageToken: `page-${id}` }));
    }
    expect(store.find('A')).toBeUndefined();
    expect(store.findByToken('page-A')).toBeUndefined();
    expect(store.latest(9).map((order) => order.merchantOrderId)).toEqual(['C', 'B']);
    expect(store.latest(1)).toHaveLength(1);
    clock.nowMs += 10_000_000;
    store.sweep();
    expect(settled).toEqual(['B FAILED', 'C FAILED']);
  });
});

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
