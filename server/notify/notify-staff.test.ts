import fastify from 'fastify';
import { expect, it, onTestFinished } from 'vitest';
import { leaseDue } from '#server/jobs/leases.ts';
import { openSqlite } from '#tests/fixtures/databases.ts';
import { startMs } from '#tests/fixtures/orders.ts';
import { alertPauseMs } from './alerts.ts';
import { createStaffNotifier } from './notify-staff.ts';

/** Mails are collected in `sent`; a mail server that is down refuses them. */
async function openNotifier({ isMailDown = false } = {}) {
  const test = await openSqlite();
  onTestFinished(test.remove);
  const lines: object[] = [];
  const sent: string[] = [];
  const write = (line: string) => {
    const { flag, err, msg } = JSON.parse(line);
    lines.push({ flag, hasError: err !== undefined, msg });
  };
  const logger = { stream: { write } };
  const { log } = fastify({ logger });
  const clock = { nowMs: startMs };
  const send = async (cause: string) => {
    if (isMailDown) throw new Error('no mail server');
    sent.push(cause);
  };
  const parts = { db: test.db, nowMs: () => clock.nowMs, send };
  const notifyStaff = createStaffNotifier(parts, () => log);
  const stored = async () => {
    const due = await leaseDue(test.db, 'alerts', { nowMs: clock.nowMs, limit: 9, leaseMs: 1 });
    return due.map(({ cause }) => cause);
  };
  return { ...test, lines, sent, clock, notifyStaff, stored };
}

it('logs and stores, once an hour for one cause', async () => {
  const { clock, lines, sent, stored, notifyStaff } = await openNotifier();
  notifyStaff('secret_rejected');
  notifyStaff('secret_rejected');
  notifyStaff('clock_differs');
  await expect.poll(stored).toEqual(expect.arrayContaining(['secret_rejected', 'clock_differs']));
  expect(lines).toHaveLength(2);
  clock.nowMs -= alertPauseMs;
  notifyStaff('secret_rejected');
  expect(lines).toEqual(
    ['secret_rejected', 'clock_differs', 'secret_rejected'].map((flag) => ({
      flag,
      hasError: false,
      msg: 'checkout problem: staff action required',
    })),
  );
  clock.nowMs += alertPauseMs;
  notifyStaff('secret_rejected');
  expect(lines).toHaveLength(4);
  expect(sent).toEqual([]);
});

it('mails at once if the database is down, once an hour', async () => {
  const { db, lines, notifyStaff, sent } = await openNotifier();
  await db.destroy();
  notifyStaff('reconciler_silent');
  notifyStaff('reconciler_silent');
  await expect.poll(() => lines).toHaveLength(2);
  expect(sent).toEqual(['reconciler_silent']);
});

it.each([
  ['and mails', false, []],
  ['and says that no mail went out', true, [[false, 'alert was not mailed']]],
])('logs why an alert was not stored, %s', async (_what, isMailDown, more) => {
  const { db, lines, notifyStaff } = await openNotifier({ isMailDown });
  await db.destroy();
  notifyStaff('secret_rejected');
  const expected = [
    [false, 'checkout problem: staff action required'],
    [true, 'alert was not stored'],
    ...more,
  ].map(([hasError, msg]) => ({ flag: 'secret_rejected', hasError, msg }));
  await expect.poll(() => lines).toEqual(expected);
});
