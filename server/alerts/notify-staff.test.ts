import fastify from 'fastify';
import { expect, it, onTestFinished } from 'vitest';
import { leaseDue } from '#server/database/leases.ts';
import { openSqlite } from '#tests/fixtures/databases.ts';
import { startMs } from '#tests/fixtures/orders.ts';
import { alertPauseMs } from './alerts.repository.ts';
import { createStaffNotifier } from './notify-staff.ts';

async function openTell() {
  const test = await openSqlite();
  onTestFinished(test.remove);
  const lines: string[] = [];
  const sent: string[] = [];
  const logger = { stream: { write: (line: string) => lines.push(JSON.parse(line).msg) } };
  const { log } = fastify({ logger });
  const clock = { nowMs: startMs };
  const send = async ({ cause }: { cause: string }) => void sent.push(cause);
  const tell = createStaffNotifier({ db: test.db, nowMs: () => clock.nowMs, send }, () => log);
  const stored = async () => {
    const due = await leaseDue(test.db, 'alerts', { nowMs: clock.nowMs, limit: 9, leaseMs: 1 });
    return due.map(({ cause }) => cause);
  };
  return { ...test, lines, sent, clock, tell, stored };
}

it('logs and stores, once an hour for one cause', async () => {
  const { clock, lines, sent, stored, tell } = await openTell();
  tell('secret_rejected');
  tell('secret_rejected');
  tell('clock_differs');
  await expect.poll(stored).toEqual(expect.arrayContaining(['secret_rejected', 'clock_differs']));
  expect(lines).toHaveLength(2);
  clock.nowMs += alertPauseMs;
  tell('secret_rejected');
  expect(lines).toEqual(Array(3).fill('the checkout needs a person'));
  expect(sent).toEqual([]);
});

it('mails at once where the database does not answer', async () => {
  const { db, sent, tell } = await openTell();
  await db.destroy();
  tell('reconciler_silent');
  tell('reconciler_silent');
  await expect.poll(() => sent).toEqual(['reconciler_silent']);
});
