import { Writable } from 'node:stream';
import Fastify, { type FastifyBaseLogger } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '#server/database/schema.ts';
import { applyMove, eraseDetails } from '#server/orders/moves.ts';
import { paymentLabels } from '#tests/fixtures/content.ts';
import { engines, type TestDatabase } from '#tests/fixtures/databases.ts';
import { startMs, storedOrder } from '#tests/fixtures/orders.ts';
import { createMailSender, messageIdOf } from './mail-sender.ts';
import { type MailServer, openMailServer } from './mail-server.fixture.ts';
import { mailPolling } from './queue-sender.ts';

const labels = {
  mail: {
    subject: 'Paid {id}',
    text: '{service}: {price}\n{name}, {phone}\nPaid {time}\n{language}',
  },
  alerts: paymentLabels.alerts,
  testMode: 'Test mode',
};
const contentIn = (language?: string | null) => ({ languageName: `from ${language}`, labels });
const from = 'orders@agency.example';

describe.each(engines)('mail sender on $engine', ({ openTestDatabase }) => {
  let test: TestDatabase;
  let server: MailServer;
  let logged: string;
  let log: FastifyBaseLogger;
  let nowMs: number;
  beforeEach(async () => {
    [test, server] = await Promise.all([openTestDatabase(), openMailServer()]);
    logged = '';
    const stream = new Writable({
      write: (line, _encoding, done) => {
        logged += String(line);
        done();
      },
    });
    log = Fastify({ logger: { level: 'debug', stream } }).log;
    nowMs = startMs;
  });
  afterEach(async () => {
    expect(logged).not.toMatch(/hush-hush|Asha|9876543210/);
    await Promise.all([test.remove(), server.close()]);
  });

  const senderOf = (db: Database, smtpUrl = server.smtpUrl) => {
    const mail = { smtpUrl, from, to: 'owner@agency.example' };
    return createMailSender({ db, mail, contentIn, sendsAlerts: false, nowMs: () => nowMs }, log);
  };
  const paidOrder = async () => {
    const { id } = await storedOrder(test.db, { language: 'hi' });
    await applyMove(test.db, id, 'PaymentConfirmed', { cause: 'webhook', atMs: startMs });
    return id;
  };
  const receivedIds = () => server.received.map(({ messageId }) => messageId);
  it('sends the mail of a paid order once', async () => {
    const id = await paidOrder();
    await storedOrder(test.db);
    const sender = senderOf(test.db);
    expect(await sender.poll()).toBe(1);
    nowMs += 1e9;
    expect(await sender.poll()).toBe(0);
    expect(receivedIds()).toEqual([`<${id}.paid@agency.example>`]);
    const raw = server.received[0]?.raw ?? '';
    expect(raw).toContain(`Subject: Paid ${id}`);
    expect(raw).toContain('To: owner@agency.example');
    expect(raw).toContain('Asha Kumari, 9876543210');
    expect(raw).toContain('from hi');
  });

  it('leaves out a person who has been forgotten', async () => {
    await eraseDetails(test.db, await paidOrder(), { cause: 'staff', atMs: startMs });
    await senderOf(test.db).poll();
    expect(server.received[0]?.raw).toContain('SEO Optimization');
    expect(server.received[0]?.raw).not.toMatch(/Asha|9876543210|null/);
  });

  it('tries again after a refusal, after longer and longer pauses', async () => {
    const id = await paidOrder();
    server.beforeTaking = async ({ raw }) => {
      throw Object.assign(new Error(`too busy for ${raw}`), { responseCode: 451 });
    };
    const sender = senderOf(test.db);
    for (const minutes of [1, 2]) {
      expect(await sender.poll()).toBe(1);
      nowMs += minutes * 60_000 - 1;
      expect(await sender.poll()).toBe(0);
      nowMs += 1;
    }
    expect(logged).toContain('"responseCode":451');
    server.beforeTaking = async () => {};
    expect(await sender.poll()).toBe(1);
    expect(receivedIds()).toEqual([messageIdOf(`${id}.paid`, from)]);
  });

  it('keeps the mail where the password is wrong or nobody answers', async () => {
    await paidOrder();
    await senderOf(test.db, server.smtpUrl.replace('hush-hush', 'wrong')).poll();
    nowMs += 60_000;
    await senderOf(test.db, 'smtp://mailer:hush-hush@127.0.0.1:1').poll();
    expect(logged).toContain('EAUTH');
    expect(logged).toMatch(/ESOCKET|ECONNECTION/);
    nowMs += 120_000;
    await senderOf(test.db).poll();
    expect(server.received).toHaveLength(1);
  });

  it('sends again, with the same Message-ID, what a dead sender had not marked', async () => {
    const id = await paidOrder();
    const dying = await test.openAnother();
    server.beforeTaking = () => dying.destroy();
    await senderOf(dying).poll();
    expect(logged).toContain('mail sent but not recorded');
    server.beforeTaking = async () => {};
    const next = senderOf(test.db);
    nowMs += mailPolling.leaseMs - 1;
    expect(await next.poll()).toBe(0);
    nowMs += 1;
    expect(await next.poll()).toBe(1);
    expect(await next.poll()).toBe(0);
    expect(receivedIds()).toEqual(Array(2).fill(messageIdOf(`${id}.paid`, from)));
  });

  it('sends no mail twice where two senders work at once', async () => {
    const ids: string[] = [];
    for (let count = 0; count < 20; count += 1) ids.push(await paidOrder());
    const senders = [senderOf(test.db), senderOf(await test.openAnother())];
    const workOff = async ({ poll }: { poll: () => Promise<number> }): Promise<void> => {
      while ((await poll()) > 0);
    };
    await Promise.all(senders.map(workOff));
    expect(receivedIds().toSorted()).toEqual(
      ids.map((id) => messageIdOf(`${id}.paid`, from)).toSorted(),
    );
  });

  it('works by itself between start and stop', async () => {
    for (let count = 0; count < mailPolling.batchSize + 1; count += 1) await paidOrder();
    const arrived = Promise.withResolvers<void>();
    server.beforeTaking = async () => {
      if (server.received.length === mailPolling.batchSize) arrived.resolve();
    };
    const sender = senderOf(test.db);
    sender.start();
    await arrived.promise;
    await sender.stop();
    expect(server.received).toHaveLength(mailPolling.batchSize + 1);
  });
});
