import { describe, expect, it } from 'vitest';
import { graceMs, nextCheckAt } from './check-schedule.ts';

/** Asks once a minute. */
const provider = { checkPauseMs: () => 60_000 };
const order = { createdAtMs: 0, expiresAtMs: 300_000 };

describe('the next check', () => {
  it("comes on the provider's schedule, by the age of the order", () => {
    const byAge = { checkPauseMs: (ageMs: number) => ageMs / 2 };
    const made = { createdAtMs: 1_000, expiresAtMs: 300_000 };
    expect(nextCheckAt(byAge, made, 61_000)).toBe(61_000 + 30_000);
  });

  it('comes once after the time has run out, and no more', () => {
    const checks: number[] = [];
    for (let atMs: number | null = 0; atMs !== null; atMs = nextCheckAt(provider, order, atMs)) {
      checks.push(atMs);
    }
    expect(checks.filter((atMs) => atMs > order.expiresAtMs)).toEqual([300_000 + graceMs]);
  });

  it('is none after a check that comes long after the time has run out', () => {
    expect(nextCheckAt(provider, order, 9_000_000)).toBeNull();
  });
});
