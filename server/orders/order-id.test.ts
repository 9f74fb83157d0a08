import { describe, expect, it } from 'vitest';
import { orderIdPattern } from '#contract/checkout-rules.ts';
import { newOrderCode, newOrderId, readOrderCode } from './order-id.ts';

describe('newOrderId', () => {
  it('fits the pattern of the contract', () => {
    for (let count = 0; count < 2_000; count += 1)
      expect(newOrderId(1_760_000_000_000)).toMatch(orderIdPattern);
  });

  it('sorts by time', () => {
    const times = [0, 1, 31, 32, 1_023, 1_024, 1_760_000_000_000, 1_760_000_000_001, 32 ** 9 - 1];
    const ids = times.map((time) => newOrderId(time));
    expect(ids.toSorted()).toEqual(ids);
    expect(new Set(ids.map((id) => id.slice(0, 13))).size).toBe(times.length);
  });

  it('uses all digits equally, so that a guess cannot rule any out', () => {
    const counts = new Map<string, number>();
    for (let made = 0; made < 5_000; made += 1) {
      for (const digit of newOrderId(0).slice(-11)) counts.set(digit, (counts.get(digit) ?? 0) + 1);
    }
    expect(counts.size).toBe(32);
    // 55,000 digits: 1,719 of each, give or take seven times the standard deviation of 41.
    for (const count of counts.values()) expect(Math.abs(count - 55_000 / 32)).toBeLessThan(290);
  });

  it('differs within one millisecond', () => {
    const ids = Array.from({ length: 50_000 }, () => newOrderId(1_760_000_000_000));
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe('order codes', () => {
  it('differ, and are read as written', () => {
    const codes = Array.from({ length: 500 }, newOrderCode);
    for (const code of codes) expect(readOrderCode(code)).toBe(code);
    // Two of 47 million are the same once in 377 runs, three of them never.
    expect(new Set(codes).size).toBeGreaterThan(497);
  });

  it('have no characters that make words, or that look like another', () => {
    expect(Array.from({ length: 500 }, newOrderCode).join('')).not.toMatch(/[AEIOULYV01]/);
  });

  it.each(['K7M-2QP', 'k7m-2qp', 'K7M2QP', 'k7m 2qp', ' K7M-2QP '])('are read from %j', (text) => {
    expect(readOrderCode(text)).toBe('K7M-2QP');
  });

  it.each(['', 'K7M-2Q', 'K7M-2QPX', 'K7M--2QP', 'O7M-2QP', 'BAW-0123456789ABCDEFGHJK'])(
    'are not read from %j',
    (text) => expect(readOrderCode(text)).toBeUndefined(),
  );
});
