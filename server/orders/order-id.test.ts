import { describe, expect, it } from 'vitest';
import { orderIdPattern } from '#contract/checkout.ts';
import { newOrderId } from './order-id.ts';

describe('newOrderId', () => {
  it('fits the pattern of the contract', () => {
    for (let count = 0; count < 2_000; count += 1) expect(newOrderId()).toMatch(orderIdPattern);
  });

  it('sorts by time', () => {
    const times = [0, 1, 31, 32, 1_023, 1_024, 1_760_000_000_000, 1_760_000_000_001, 32 ** 9 - 1];
    const ids = times.map((time) => newOrderId(time));
    expect(ids.toSorted()).toEqual(ids);
    expect(new Set(ids.map((id) => id.slice(0, 13))).size).toBe(times.length);
  });

  it('differs within one millisecond', () => {
    const ids = Array.from({ length: 50_000 }, () => newOrderId(1_760_000_000_000));
    expect(new Set(ids).size).toBe(ids.length);
  });
});
