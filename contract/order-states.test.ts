import { describe, expect, it } from 'vitest';
import {
  nextState,
  type OrderState,
  orderEvents,
  orderStates,
  paidStates,
  rulesOf,
} from './order-states.ts';

const targetsOf = (state: OrderState) => Object.values(rulesOf(state).moves);

describe('the table of order states', () => {
  it('reaches every state from created', () => {
    const reached = new Set<OrderState>(['created']);
    for (const state of reached) {
      for (const target of targetsOf(state)) reached.add(target);
    }
    expect([...reached].sort()).toEqual([...orderStates].sort());
  });

  it('uses every event, and none that is not in the table', () => {
    const used = orderStates.flatMap((state) => Object.keys(rulesOf(state).moves));
    expect(new Set(used)).toEqual(new Set(orderEvents));
    expect(nextState('created', 'PaymentStarted')).toBe('awaiting_payment');
    expect(nextState('failed', 'PaymentConfirmed')).toBeUndefined();
    expect(nextState('awaiting_payment', 'LatePaymentFound')).toBeUndefined();
  });

  it('can become paid from every state, and never leaves it: money is never refused', () => {
    for (const state of orderStates.filter((one) => one !== 'paid')) {
      expect(targetsOf(state), state).toContain('paid');
    }
    expect(targetsOf('paid')).toEqual([]);
  });

  it('settles with money, a failure or expiry, and is final only when paid', () => {
    const settled = orderStates.filter((state) => rulesOf(state).isSettled);
    expect(settled.sort()).toEqual(['amount_differs', 'expired', 'failed', 'paid']);
    expect(orderStates.filter((state) => targetsOf(state).length === 0)).toEqual(['paid']);
  });

  it('reports success for paid orders only', () => {
    for (const state of orderStates) {
      expect(rulesOf(state).status.code === 'PAYMENT_SUCCESS', state).toBe(state === 'paid');
    }
  });

  it('keeps orders that brought money in the accounts', () => {
    const withMoney = orderStates.filter((state) => rulesOf(state).hasMoney);
    expect(withMoney).toEqual(['amount_differs', 'paid']);
  });

  it('counts only the ordered amount as paid', () => {
    expect(paidStates).toEqual(['paid']);
    expect(paidStates.filter((state) => !rulesOf(state).hasMoney)).toEqual([]);
  });

  it('waits for late money until it is paid; after a failure, only if the provider reported it', () => {
    const waiting = (lateMoney: string) =>
      orderStates.filter((state) => rulesOf(state).lateMoney === lateMoney);
    expect(waiting('impossible')).toEqual(paidStates);
    expect(waiting('ifProviderFailed')).toEqual(['failed']);
  });

  it('has the receipt for a paid order', () => {
    expect(rulesOf('paid').status.label).toBe('success');
  });

  it('says that a payment is pending until the provider or staff settle it', () => {
    for (const state of orderStates) {
      const { isSettled, status } = rulesOf(state);
      const isOpen = !isSettled || state === 'amount_differs';
      expect(status.code === 'PAYMENT_PENDING', state).toBe(isOpen);
    }
  });

  it('lets a press of Pay start a payment only where none can be under way', () => {
    const pressing = (answer: string) =>
      orderStates.filter((state) => rulesOf(state).payAgain === answer);
    expect(pressing('start')).toEqual(['created']);
    expect(pressing('placeAnother')).toEqual(['superseded']);
    expect(pressing('openPaymentPage')).toEqual(['awaiting_payment']);
    expect(pressing('refuse')).toEqual(['failed']);
    expect(pressing('openStatusPage')).toEqual(['expired', 'amount_differs', 'paid']);
  });

  it('checks on the status page until the provider has refused, or confirmed the amount', () => {
    const asking = orderStates.filter((state) => rulesOf(state).checkOnStatusPage);
    const open = ['created', 'awaiting_payment', 'superseded', 'expired', 'amount_differs'];
    expect(asking).toEqual(open);
  });

  it('tells a payer that no money was taken only if the provider said so', () => {
    const reasoned = orderStates.filter((state) => rulesOf(state).status.label === 'reason');
    expect(reasoned).toEqual(['failed']);
    expect(rulesOf('failed').status.code).toBe('PAYMENT_ERROR');
    expect(rulesOf('expired').status).toEqual({ code: 'PAYMENT_ERROR', label: 'givenUp' });
  });
});
