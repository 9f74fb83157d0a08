import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify from 'fastify';
import { expect, it, onTestFinished } from 'vitest';
import { leaseDue } from '#server/jobs/leases.ts';
import { openSqlite } from '#tests/fixtures/databases.ts';
import { startMs } from '#tests/fixtures/orders.ts';
import { alertPauseMs } from './alerts.ts';
import { acquireHourlyMailSlot, createStaffNotifier } from './notify-staff.ts';

/** Where mails are sent, they are `sent`; a mail server that is down refuses them. */
async function openTell({ isMailDown = false } = {}) {
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
  const send = async ({ cause }: { cause: string }) => {
    if (isMailDown) throw new Error('no mail server');
    sent.push(cause);
  };
  const parts = { db: test.db, folder: test.options.dataDir, nowMs: () => clock.nowMs, send };
  /** A notifier as each server has it: every one remembers on its own what it has told. */
  const newTell = () => createStaffNotifier(parts, () => log);
  const tell = newTell();
  const stored = async () => {
    const due = await leaseDue(test.db, 'alerts', { nowMs: clock.nowMs, limit: 9, leaseMs: 1 });
    return due.map(({ cause }) => cause);
  };
  return { ...test, lines, sent, clock, tell, newTell, stored };
}

it('logs and stores, once an hour for one cause', async () => {
  const { clock, lines, sent, stored, tell } = await openTell();
  tell('secret_rejected');
  tell('secret_rejected');
  tell('clock_differs');
  await expect.poll(stored).toEqual(expect.arrayContaining(['secret_rejected', 'clock_differs']));
  expect(lines).toHaveLength(2);
  clock.nowMs -= alertPauseMs;
  tell('secret_rejected');
  expect(lines).toEqual(
    ['secret_rejected', 'clock_differs', 'secret_rejected'].map((flag) => ({
      flag,
      hasError: false,
      msg: 'checkout problem: staff action required',
    })),
  );
  clock.nowMs += alertPauseMs;
  tell('secret_rejected');
  expect(lines).toHaveLength(4);
  expect(sent).toEqual([]);
});

it('mails at once where the database does not answer, one of two servers', async () => {
  const { db, lines, newTell, sent, tell } = await openTell();
  await db.destroy();
  const other = newTell();
  tell('reconciler_silent');
  other('reconciler_silent');
  tell('reconciler_silent');
  // Each logs what it tells, and why it was not stored.
  await expect.poll(() => lines).toHaveLength(4);
  expect(sent).toEqual(['reconciler_silent']);
});

it.each([
  ['and mails', false, []],
  ['and says that no mail went out', true, [[false, 'alert was not mailed']]],
])('logs why an alert was not stored, %s', async (_what, isMailDown, more) => {
  const { db, lines, tell } = await openTell({ isMailDown });
  await db.destroy();
  tell('secret_rejected');
  const expected = [
    [false, 'checkout problem: staff action required'],
    [true, 'alert was not stored'],
    ...more,
  ].map(([hasError, msg]) => ({ flag: 'secret_rejected', hasError, msg }));
  await expect.poll(() => lines).toEqual(expected);
});

it('falls to one of the servers that share a folder, once an hour for a cause', () => {
  const folder = mkdtempSync(join(tmpdir(), 'claims-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const claim = (afterMs: number, cause = 'reconciler_silent') =>
    acquireHourlyMailSlot(folder, cause, startMs + afterMs);
  expect([claim(0), claim(0), claim(alertPauseMs - 1)]).toEqual([true, false, false]);
  expect(claim(1, 'secret_rejected')).toBe(true);
  expect([claim(alertPauseMs), claim(alertPauseMs)]).toEqual([true, false]);
  expect([claim(0), claim(0)]).toEqual([true, false]);
  const { mode, mtimeMs } = statSync(join(folder, 'mailed-reconciler_silent'));
  expect([mode & 0o777, mtimeMs]).toEqual([0o600, startMs]);
});

it('falls to each where there is no folder', () => {
  const folder = join(tmpdir(), 'there-is-no-such-folder');
  expect([1, 2].map(() => acquireHourlyMailSlot(folder, 'reconciler_silent', startMs))).toEqual([
    true,
    true,
  ]);
});
