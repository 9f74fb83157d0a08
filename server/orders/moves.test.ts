import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  nextState,
  type OrderEvent,
  type OrderState,
  orderEvents,
  orderStates,
} from '#contract/order-states.ts';
import { leaseDue } from '#server/jobs/leases.ts';
import { engines, type TestDatabase } from '#tests/fixtures/databases.ts';
import { startMs, storedOrder } from '#tests/fixtures/orders.ts';
import { applyMove, historyOf, UnknownOrder } from './moves.ts';
import { requestCheck } from './schedule.ts';
import { findOrder } from './store.ts';

const details = { cause: 'webhook', atMs: startMs + 500 };

/** A path from created to each state. */
const ways: Record<OrderState, OrderEvent[]> = {
  created: [],
  awaiting_payment: ['PaymentStarted'],
  failed: ['PaymentFailed'],
  superseded: ['PageLost'],
  expired: ['PaymentExpired'],
  amount_differs: ['OtherAmountFound'],
  paid: ['PaymentConfirmed'],
};

describe.each(engines)('moves of orders on $engine', ({ openTestDatabase }) => {
  let test: TestDatabase;
  beforeEach(async () => {
    test = await openTestDatabase();
  });
  afterEach(() => test.remove());

  let payers = 0;
  const orderIn = async (state: OrderState) => {
    payers += 1;
    const { id } = await storedOrder(test.db, { phone: String(9_000_000_000 + payers) });
    for (const event of ways[state]) await applyMove(test.db, id, event, details);
    return id;
  };
  const mailsOf = async (id: string) => {
    const lease = { nowMs: startMs + 1e9, limit: 1_000, leaseMs: 0 };
    return (await leaseDue(test.db, 'mails', lease)).filter(({ orderId }) => orderId === id);
  };

  it.each(orderStates)('follows the table from %s, event by event', async (state) => {
    for (const event of orderEvents) {
      const id = await orderIn(state);
      const past = await historyOf(test.db, id);
      const before = await findOrder(test.db, id);
      const to = nextState(state, event);
      const result = await applyMove(test.db, id, event, { ...details, cause: 'reconciler' });
      const after = await findOrder(test.db, id);
      expect(result, event).toMatchObject({ order: after });
      if (to === undefined) {
        expect(result.outcome, event).toMatch(/^(unchanged|illegal)$/);
        expect(after, event).toEqual(before);
        expect(await historyOf(test.db, id), event).toEqual(past);
      } else {
        expect([result.outcome, after?.state], event).toEqual(['moved', to]);
        const move = { orderId: id, event, fromState: state, toState: to, cause: 'reconciler' };
        const entry = {
          ...move,
          seq: past.length + 1,
          atMs: details.atMs,
          actor: null,
          note: null,
        };
        expect(await historyOf(test.db, id)).toEqual([...past, entry]);
      }
      expect(await mailsOf(id), event).toHaveLength(after?.state === 'paid' ? 1 : 0);
    }
  });

  it('reports a repeated event as no change, even after others', async () => {
    const { id } = await storedOrder(test.db);
    const outcomes: string[] = [];
    for (const event of ['PaymentFailed', 'PaymentFailed', 'LatePaymentFound'] as const) {
      outcomes.push((await applyMove(test.db, id, event, details)).outcome);
    }
    for (const event of ['LatePaymentFound', 'PaymentConfirmed', 'PaymentFailed'] as const) {
      outcomes.push((await applyMove(test.db, id, event, details)).outcome);
    }
    expect(outcomes).toEqual([
      ...['moved', 'unchanged', 'moved'],
      ...['unchanged', 'unchanged', 'unchanged'],
    ]);
    expect(await historyOf(test.db, id)).toHaveLength(3);
  });

  it('reports an illegal move and an unknown order', async () => {
    const id = await orderIn('paid');
    const result = await applyMove(test.db, id, 'PaymentFailed', details);
    expect(result).toMatchObject({ outcome: 'illegal', order: { id, state: 'paid' } });
    const unknown = applyMove(test.db, 'none', 'PaymentFailed', details);
    await expect(unknown).rejects.toThrow(UnknownOrder);
  });

  it('stores reason and flag, and keeps checking for late money', async () => {
    const id = await orderIn('awaiting_payment');
    const failed = await applyMove(test.db, id, 'PaymentFailed', {
      ...details,
      failureReason: 'INVALID_MPIN',
    });
    expect(failed).toMatchObject({
      order: { failureReason: 'INVALID_MPIN', nextCheckAtMs: details.atMs + 60_000 },
    });
    const late = { ...details, flag: 'paid late' };
    expect(await applyMove(test.db, id, 'LatePaymentFound', late)).toMatchObject({
      order: { failureReason: 'INVALID_MPIN', flag: 'paid late' },
    });
  });

  it('ignores a check request for a paid order', async () => {
    const id = await orderIn('awaiting_payment');
    await requestCheck(test.db, id, startMs);
    expect(await applyMove(test.db, id, 'PaymentConfirmed', details)).toMatchObject({
      order: { checkRequestedAtMs: null },
    });
  });

  it('writes one history entry of one event over two connections at once', async () => {
    const id = await orderIn('awaiting_payment');
    const connections = [test.db, await test.openAnother()];
    const moves = Array.from({ length: 20 }, (_, index) =>
      applyMove(connections[index % 2] ?? test.db, id, 'PaymentConfirmed', details),
    );
    const outcomes = (await Promise.all(moves)).map(({ outcome }) => outcome);
    expect(outcomes.toSorted()).toEqual(['moved', ...Array(19).fill('unchanged')]);
    expect(await historyOf(test.db, id)).toHaveLength(3);
    expect(await mailsOf(id)).toHaveLength(1);
  });

  it('lets one of two conflicting events win, and records which', async () => {
    const other = await test.openAnother();
    for (let round = 0; round < 10; round += 1) {
      const id = await orderIn('awaiting_payment');
      await Promise.all([
        applyMove(test.db, id, 'PaymentConfirmed', details),
        applyMove(other, id, 'PaymentFailed', details),
      ]);
      const history = await historyOf(test.db, id);
      expect(history).toHaveLength(3);
      expect((await findOrder(test.db, id))?.state).toBe(history.at(-1)?.toState);
    }
  });
});
