import { describe, expect, it } from 'vitest';
import {
  nextRefundState,
  type RefundState,
  refundEvents,
  refundRulesOf,
  refundStates,
} from './refund-states.ts';

const targetsOf = (state: RefundState) => Object.values(refundRulesOf(state).moves);

describe('the table of refund states', () => {
  it('reaches every state from requested, by every event', () => {
    const reached = new Set<RefundState>(['requested']);
    for (const state of reached) {
      for (const target of targetsOf(state)) reached.add(target);
    }
    expect([...reached].toSorted()).toEqual(refundStates.toSorted());
    const used = refundStates.flatMap((state) => Object.keys(refundRulesOf(state).moves));
    expect(new Set(used)).toEqual(new Set(refundEvents));
  });

  it('is under way exactly as long as there are moves', () => {
    for (const state of refundStates) {
      expect(refundRulesOf(state).isUnderWay, state).toBe(targetsOf(state).length > 0);
    }
  });

  it('frees the amount of a refund that failed and of no other', () => {
    const free = refundStates.filter((state) => !refundRulesOf(state).counts);
    expect(free).toEqual(['failed']);
    expect(nextRefundState('accepted', 'RefundFailed')).toBe('failed');
    expect(nextRefundState('failed', 'RefundCompleted')).toBeUndefined();
    expect(nextRefundState('completed', 'RefundFailed')).toBeUndefined();
  });

  it('mails staff about every end, and wants a person only where it failed', () => {
    const told = refundStates.map((state) => {
      const { mail, flag } = refundRulesOf(state);
      return [state, mail, flag];
    });
    expect(told).toEqual([
      ['requested', undefined, undefined],
      ['accepted', undefined, undefined],
      ['completed', 'refund_completed', undefined],
      ['failed', 'refund_failed', 'refund_failed'],
    ]);
  });

  it('tells the payer of money only once the provider has taken the refund', () => {
    const told = refundStates.map((state) => [state, refundRulesOf(state).label]);
    expect(Object.fromEntries(told)).toEqual({
      requested: undefined,
      accepted: 'refundUnderWay',
      completed: 'refunded',
      failed: undefined,
    });
  });
});
