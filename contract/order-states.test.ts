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

  it('can become paid from every state, and leave it in none: money is never refused', () => {
    for (const state of orderStates.filter((one) => one !== 'paid')) {
      expect(targetsOf(state), state).toContain('paid');
    }
    expect(targetsOf('paid')).toEqual([]);
  });

  it('settles with money, failed and expired, and ends with paid only', () => {
    const settled = orderStates.filter((state) => rulesOf(state).isSettled);
    expect(settled.sort()).toEqual(['amount_differs', 'expired', 'failed', 'paid']);
    expect(orderStates.filter((state) => targetsOf(state).length === 0)).toEqual(['paid']);
  });

  it('reports success for paid orders only', () => {
    for (const state of orderStates) {
      expect(rulesOf(state).status.code === 'PAYMENT_SUCCESS', state).toBe(state === 'paid');
    }
  });

  it('keeps in the accounts what has brought money', () => {
    const withMoney = orderStates.filter((state) => rulesOf(state).hasMoney);
    expect(withMoney).toEqual(['amount_differs', 'paid']);
  });

  it('is paid by the amount ordered alone, and by no state that has no money', () => {
    expect(paidStates).toEqual(['paid']);
    expect(paidStates.filter((state) => !rulesOf(state).hasMoney)).toEqual([]);
  });

  it('waits for late money until it is paid; where it failed, only by the word of the provider', () => {
    const waiting = (lateMoney: string) =>
      orderStates.filter((state) => rulesOf(state).lateMoney === lateMoney);
    expect(waiting('impossible')).toEqual(paidStates);
    expect(waiting('ifProviderFailed')).toEqual(['failed']);
  });

  it('has the receipt for what is paid', () => {
    expect(rulesOf('paid').status.label).toBe('success');
  });

  it('says that a payment is pending until it is settled, by the provider or else by staff', () => {
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

  it('asks for the payer until the provider has said no, or yes to the amount', () => {
    const asking = orderStates.filter((state) => rulesOf(state).checkOnStatusPage);
    const open = ['created', 'awaiting_payment', 'superseded', 'expired', 'amount_differs'];
    expect(asking).toEqual(open);
  });

  it('tells a payer that no money was taken only where the provider said so', () => {
    const reasoned = orderStates.filter((state) => rulesOf(state).status.label === 'reason');
    expect(reasoned).toEqual(['failed']);
    expect(rulesOf('failed').status.code).toBe('PAYMENT_ERROR');
    expect(rulesOf('expired').status).toEqual({ code: 'PAYMENT_ERROR', label: 'givenUp' });
  });
});
