import { describe, expect, it } from 'vitest';
import { isSettled, nextState, type OrderEvent, orderMoves, orderStates } from './order-states.ts';

const events = [
  ...new Set(orderStates.flatMap((state) => Object.keys(orderMoves[state]))),
] as OrderEvent[];

describe('the table of order states', () => {
  it('leads only to states that it knows', () => {
    for (const state of orderStates) {
      for (const target of Object.values(orderMoves[state])) expect(orderStates).toContain(target);
    }
  });

  it('reaches every state from created, and never leaves paid', () => {
    const reached = new Set<string>(['created']);
    for (const state of reached) {
      for (const target of Object.values(orderMoves[state as 'created'])) reached.add(target);
    }
    expect([...reached].sort()).toEqual([...orderStates].sort());
    expect(events.map((event) => nextState('paid', event))).toEqual(events.map(() => undefined));
  });

  it('can become paid from every state: money that arrives is never refused', () => {
    for (const state of orderStates.filter((one) => one !== 'paid')) {
      expect(Object.values(orderMoves[state]), state).toContain('paid');
    }
  });

  it('settles with paid, failed and expired only', () => {
    expect(orderStates.filter(isSettled).sort()).toEqual(['expired', 'failed', 'paid']);
  });

  it('has no move that is not in the table', () => {
    expect(nextState('failed', 'PaymentConfirmed')).toBeUndefined();
    expect(nextState('awaiting_payment', 'LatePaymentFound')).toBeUndefined();
  });
});
