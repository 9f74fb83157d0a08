import { expect, it } from 'vitest';
import { createPhonePeClock } from './phonepe-clock.ts';

const startMs = Date.parse('2026-11-21T12:00:00Z');
const minuteMs = 60_000;

/** PhonePe's clock, where ours and the one that never steps are moved by the test. */
function openClock() {
  const time = { nowMs: startMs, monotonicMs: 1_000 };
  let reports = 0;
  const report = () => {
    reports += 1;
  };
  const clock = createPhonePeClock(
    () => time.nowMs,
    report,
    () => time.monotonicMs,
  );
  return { ...clock, time, reports: () => reports };
}
const dateAt = (minutes: number) => new Date(startMs + minutes * minuteMs).toUTCString();

it.each([20, -20])('knows and reports a clock that differs by %i minutes', (minutes) => {
  const { offsetMs, reports, update } = openClock();
  update(dateAt(minutes));
  expect([offsetMs(), reports()]).toEqual([minutes * minuteMs, 1]);
});

it('reports no difference of up to five minutes, and goes by the last response', () => {
  const { offsetMs, reports, update } = openClock();
  update(dateAt(5));
  update(dateAt(-5));
  expect([offsetMs(), reports()]).toEqual([-5 * minuteMs, 0]);
});

it('sees a step of our clock before the next response', () => {
  const { offsetMs, time, update } = openClock();
  update(dateAt(0));
  time.monotonicMs += minuteMs;
  time.nowMs += minuteMs;
  expect(offsetMs()).toBe(0);
  time.nowMs += 10 * 365 * 24 * 60 * minuteMs;
  expect(offsetMs()).toBe(-10 * 365 * 24 * 60 * minuteMs);
});

it.each([null, 'yesterday'])('knows nothing by %j', (date) => {
  const { offsetMs, reports, update } = openClock();
  update(date);
  expect([offsetMs(), reports()]).toEqual([undefined, 0]);
});
