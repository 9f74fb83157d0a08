import { describe, expect, it } from 'vitest';
import { graceMs, nextCheckAt, type ScheduledOrder } from './schedule.ts';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
/** Noon in India. */
const noonMs = Date.parse('2026-11-21T12:00+05:30');

/** Checks once a minute. */
const provider = { clockOffsetMs: () => 0, checkPauseMs: () => minuteMs };
const waiting: ScheduledOrder = {
  state: 'awaiting_payment',
  failureReason: null,
  createdAtMs: noonMs,
  updatedAtMs: noonMs,
  expiresAtMs: noonMs + 5 * minuteMs,
};

/** When an unchanged order would be checked, starting at that moment. */
function checksOf(order: ScheduledOrder, firstMs: number): number[] {
  const checks: number[] = [];
  for (let atMs: number | null = firstMs; atMs !== null; atMs = nextCheckAt(provider, order, atMs))
    checks.push(atMs);
  return checks;
}

/** The pauses in minutes, until nightly checks begin. */
const latePauses = (order: ScheduledOrder) => {
  const checks = checksOf(order, order.updatedAtMs).filter(
    (atMs) => atMs < order.updatedAtMs + 31 * dayMs,
  );
  return checks.slice(1).map((atMs, index) => (atMs - (checks[index] ?? 0)) / minuteMs);
};

/** Hour and minute in India. */
const clockInIndia = (atMs: number) =>
  new Date(atMs).toLocaleTimeString('en-GB', { timeZone: 'Asia/Kolkata' }).slice(0, 5);

describe('the next check while the payer has time to pay', () => {
  it("comes on the provider's schedule, by the age of the order", () => {
    const byAge = { ...provider, checkPauseMs: (ageMs: number) => ageMs / 2 };
    expect(nextCheckAt(byAge, waiting, noonMs + minuteMs)).toBe(noonMs + 1.5 * minuteMs);
  });

  it('comes once more when the time has run out', () => {
    const lastMs = waiting.expiresAtMs + graceMs;
    expect(nextCheckAt(provider, waiting, lastMs - 1_000)).toBe(lastMs);
  });
});

describe('the next check of an order that was given up', () => {
  it.each<Partial<ScheduledOrder>>([
    { state: 'expired' },
    { state: 'failed', failureReason: 'INVALID_MPIN' },
  ])('comes for 30 days in pauses that widen to 12 hours: %o', (change) => {
    const pauses = latePauses({ ...waiting, ...change });
    expect(pauses.slice(0, 13)).toEqual([1, 1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 720, 720]);
    expect(pauses.length).toBeLessThan(75);
  });

  it('is the same if the time is over but the order is not settled', () => {
    const endMs = waiting.expiresAtMs + graceMs;
    const pauses = [0, 1, 2, 4].map((age) => {
      const nowMs = endMs + age * minuteMs;
      return ((nextCheckAt(provider, waiting, nowMs) ?? 0) - nowMs) / minuteMs;
    });
    expect(pauses).toEqual([1, 1, 2, 4]);
  });
});

describe('the nightly check', () => {
  it.each<Partial<ScheduledOrder>>([
    { state: 'paid' },
    { state: 'failed', failureReason: null },
    { state: 'expired', updatedAtMs: noonMs - 30 * dayMs },
  ])('comes once a night until the order is 90 days old: %o', (change) => {
    const [, ...nights] = checksOf({ ...waiting, ...change }, noonMs);
    expect(nights).toHaveLength(90);
    expect(new Set(nights.map(clockInIndia)).size).toBe(1);
    expect(nights[0]).toBeLessThan(noonMs + dayMs);
  });

  it('comes between 2 and 5 in India, each order at its own moment', () => {
    const moments = Array.from({ length: 24 }, (_, hour) => {
      const createdAtMs = noonMs + hour * 61 * minuteMs;
      const order: ScheduledOrder = { ...waiting, state: 'paid', createdAtMs };
      return clockInIndia(nextCheckAt(provider, order, createdAtMs) ?? 0);
    });
    for (const moment of moments) expect(moment >= '02:00' && moment < '05:00', moment).toBe(true);
    expect(new Set(moments).size).toBeGreaterThan(20);
  });
});
