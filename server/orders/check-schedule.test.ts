import { describe, expect, it } from 'vitest';
import { graceMs, nextCheckAt } from './check-schedule.ts';

/** Offsets in seconds at which an order is checked that never gets a final word. */
function offsets(lifeS: number): number[] {
  const payment = { startedAtMs: 0, expiresAtMs: lifeS * 1_000 };
  const checks: number[] = [];
  for (let at = nextCheckAt(payment, 0); at !== null; at = nextCheckAt(payment, at)) {
    checks.push(at / 1_000);
  }
  return checks;
}

describe('the schedule of status checks', () => {
  it('is the one that PhonePe asks for', () => {
    const checks = offsets(900);
    expect(checks.slice(0, 3)).toEqual([22, 25, 28]);
    expect(checks.filter((at) => at <= 52)).toHaveLength(11);
    expect(checks.filter((at) => at > 52 && at <= 112)).toEqual([
      58, 64, 70, 76, 82, 88, 94, 100, 106, 112,
    ]);
    expect(checks.filter((at) => at > 112 && at <= 172)).toEqual([122, 132, 142, 152, 162, 172]);
    expect(checks.filter((at) => at > 172 && at <= 300)).toEqual([202, 232, 292]);
  });

  it('makes one check after the time has run out, and no more', () => {
    const checks = offsets(300);
    expect(checks.at(-1)).toBe(300 + graceMs / 1_000);
    expect(checks.filter((at) => at > 300)).toHaveLength(1);
  });

  it('ends after a check that comes long after the time has run out', () => {
    expect(nextCheckAt({ startedAtMs: 0, expiresAtMs: 300_000 }, 9_000_000)).toBeNull();
  });
});
