import { expect, it } from 'vitest';
import { createPhonePeClock } from './phonepe-clock.ts';

const nowMs = Date.parse('2026-11-21T12:00:00Z');
const minuteMs = 60_000;

function clockThatHears(...dates: (string | null)[]) {
  let reports = 0;
  const clock = createPhonePeClock(
    () => nowMs,
    () => {
      reports += 1;
    },
  );
  for (const date of dates) clock.update(date);
  return { offsetMs: clock.offsetMs(), reports };
}
const dateAt = (minutes: number) => new Date(nowMs + minutes * minuteMs).toUTCString();

it.each([20, -20])('knows and reports a clock that differs by %i minutes', (minutes) => {
  expect(clockThatHears(dateAt(minutes))).toEqual({ offsetMs: minutes * minuteMs, reports: 1 });
});

it('reports no difference of up to five minutes, and goes by the last answer', () => {
  expect(clockThatHears(dateAt(5), dateAt(-5))).toEqual({ offsetMs: -5 * minuteMs, reports: 0 });
});

it.each([null, 'yesterday'])('knows nothing by %j', (date) => {
  expect(clockThatHears(date)).toEqual({ offsetMs: 0, reports: 0 });
});
