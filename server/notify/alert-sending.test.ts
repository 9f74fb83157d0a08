import fastify from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { applyMove } from '#server/orders/moves.ts';
import { checkoutContent, paymentLabels } from '#tests/fixtures/content.ts';
import { openSqlite, type TestDatabase } from '#tests/fixtures/databases.ts';
import { startMs, storedOrder } from '#tests/fixtures/orders.ts';
import { raiseAlert } from './alerts.ts';
import { createMailSender } from './mail-sender.ts';
import { type MailServer, openMailServer } from './mail-server.fixture.ts';

let test: TestDatabase;
let server: MailServer;
let nowMs: number;
beforeEach(async () => {
  [test, server] = [await openSqlite(), await openMailServer()];
  nowMs = startMs;
});
afterEach(() => Promise.all([test.remove(), server.close()]));

const { log } = fastify({ logger: { level: 'silent' } });
const sender = (sendsAlerts = true) => {
  const mail = { smtpUrl: server.smtpUrl, from: 'a@agency.example', to: 'b@agency.example' };
  const contentIn = () => checkoutContent;
  return createMailSender({ db: test.db, mail, contentIn, sendsAlerts, nowMs: () => nowMs }, log);
};
const subjects = () => server.received.map(({ raw }) => /^Subject: (.*?)\r$/m.exec(raw)?.[1]);

it('sends an alert once, without a word about who ordered', async () => {
  const { id } = await storedOrder(test.db);
  await raiseAlert(test.db, { cause: 'paid_late', orderId: id, atMs: startMs });
  expect(await sender().poll()).toBe(1);
  expect(await sender().poll()).toBe(0);
  expect(subjects()).toEqual([paymentLabels.alerts.paid_late.subject]);
  expect(server.received[0]?.raw).toContain(`site-orders show ${id}`);
  expect(server.received[0]?.raw).not.toMatch(/Asha|9876543210/);
});

it('keeps an alert until the mail server takes it', async () => {
  await raiseAlert(test.db, { cause: 'secret_rejected', atMs: startMs });
  server.beforeTaking = () => Promise.reject(new Error('too busy'));
  await sender().poll();
  server.beforeTaking = async () => {};
  nowMs += 60_000;
  await sender().poll();
  expect(subjects()).toEqual([paymentLabels.alerts.secret_rejected.subject]);
});

it('sends no alert where they are switched off', async () => {
  await raiseAlert(test.db, { cause: 'secret_rejected', atMs: startMs });
  expect(await sender(false).poll()).toBe(0);
});

it('tells of a mail of a paid order that cannot be sent', async () => {
  const { id } = await storedOrder(test.db);
  await applyMove(test.db, id, 'PaymentConfirmed', { cause: 'webhook', atMs: startMs });
  server.beforeTaking = async ({ raw }) => {
    if (raw.includes(id)) throw new Error('no such mailbox');
  };
  for (let tries = 0; tries < 4; tries += 1) {
    await sender().poll();
    nowMs += 60 * 60_000;
  }
  expect(await sender().poll()).toBe(1);
  expect(subjects()).toEqual([]);
  await sender().poll();
  expect(subjects()).toEqual([paymentLabels.alerts.outbox_stuck.subject]);
});
