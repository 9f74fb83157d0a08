import { describe, expect, it } from 'vitest';
import {
  finalRefundStates,
  type RefundState,
  refundEventIn,
  refundEvents,
  refundRulesOf,
  refundStates,
  refundStatesUnderWay,
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

  it('is final exactly where there are no moves', () => {
    expect(finalRefundStates).toEqual(['completed']);
    expect(refundStatesUnderWay).toEqual(['requested', 'accepted']);
  });

  it('frees the amount of a refund that failed and of no other', () => {
    const free = refundStates.filter((state) => !refundRulesOf(state).counts);
    expect(free).toEqual(['failed']);
    expect(refundRulesOf('accepted').moves.RefundFailed).toBe('failed');
    expect(refundRulesOf('failed').moves.RefundCompleted).toBeUndefined();
    expect(refundEventIn('failed', 'RefundCompleted')).toBe('LateRefundCompleted');
    expect(refundRulesOf('failed').moves.LateRefundCompleted).toBe('completed');
    expect(refundEventIn('accepted', 'RefundCompleted')).toBe('RefundCompleted');
    expect(refundRulesOf('completed').moves.RefundFailed).toBeUndefined();
  });

  it('mentions money to the payer only once the provider has accepted the refund', () => {
    const labels = refundStates.map((state) => [state, refundRulesOf(state).label]);
    expect(Object.fromEntries(labels)).toEqual({
      requested: undefined,
      accepted: 'refundUnderWay',
      completed: 'refunded',
      failed: undefined,
    });
  });
});
