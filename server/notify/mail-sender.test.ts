import { Writable } from 'node:stream';
import fastify, { type FastifyBaseLogger } from 'fastify';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Database } from '#server/database/schema.ts';
import { applyMove, eraseDetails } from '#server/orders/moves.ts';
import { checkoutContent, paymentLabels } from '#tests/fixtures/content.ts';
import { engines, openSqlite, type TestDatabase } from '#tests/fixtures/databases.ts';
import { eventually } from '#tests/fixtures/eventually.ts';
import { startMs, storedOrder } from '#tests/fixtures/orders.ts';
import { raiseAlert } from './alerts.ts';
import {
  createMailSender,
  createQueueSender,
  failuresBeforeAlert,
  type MailQueue,
  mailPolling,
  messageIdOf,
  pauseAfter,
} from './mail-sender.ts';
import { type MailServer, openMailServer } from './mail-server.fixture.ts';

const labels = {
  ...paymentLabels,
  mail: {
    subject: 'Paid {id}',
    text: '{service}: {price}\n{name}, {phone}\nPaid {time}\n{language}',
  } as typeof paymentLabels.mail,
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
    log = fastify({ logger: { level: 'debug', stream } }).log;
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

  it('omits erased details', async () => {
    await eraseDetails(test.db, await paidOrder(), { cause: 'staff', atMs: startMs });
    await senderOf(test.db).poll();
    expect(server.received[0]?.raw).toContain('SEO Optimization');
    expect(server.received[0]?.raw).not.toMatch(/Asha|9876543210|null/);
  });

  it('retries after a refusal, with growing pauses', async () => {
    const id = await paidOrder();
    server.beforeAccept = async ({ raw }) => {
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
    server.beforeAccept = async () => {};
    expect(await sender.poll()).toBe(1);
    expect(receivedIds()).toEqual([messageIdOf(`${id}.paid`, from)]);
  });

  it('keeps the mail if the password is wrong or no server answers', async () => {
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

  it('resends, with the same Message-ID, what a dead sender had not marked', async () => {
    const id = await paidOrder();
    const dying = await test.openAnother();
    server.beforeAccept = () => dying.destroy();
    await senderOf(dying).poll();
    expect(logged).toContain('mail sent but not recorded');
    server.beforeAccept = async () => {};
    const next = senderOf(test.db);
    nowMs += mailPolling.leaseMs - 1;
    expect(await next.poll()).toBe(0);
    nowMs += 1;
    expect(await next.poll()).toBe(1);
    expect(await next.poll()).toBe(0);
    expect(receivedIds()).toEqual(Array(2).fill(messageIdOf(`${id}.paid`, from)));
  });

  it('sends no mail twice if two senders work at once', async () => {
    const ids: string[] = [];
    for (let count = 0; count < 20; count += 1) ids.push(await paidOrder());
    const senders = [senderOf(test.db), senderOf(await test.openAnother())];
    const drain = async ({ poll }: { poll: () => Promise<number> }): Promise<void> => {
      while ((await poll()) > 0);
    };
    await Promise.all(senders.map(drain));
    expect(receivedIds().toSorted()).toEqual(
      ids.map((id) => messageIdOf(`${id}.paid`, from)).toSorted(),
    );
  });

  it('works by itself between start and stop', async () => {
    for (let count = 0; count < mailPolling.batchSize + 1; count += 1) await paidOrder();
    const arrived = Promise.withResolvers<void>();
    server.beforeAccept = async () => {
      if (server.received.length === mailPolling.batchSize) arrived.resolve();
    };
    const sender = senderOf(test.db);
    sender.start();
    await arrived.promise;
    await sender.stop();
    expect(server.received).toHaveLength(mailPolling.batchSize + 1);
  });
});

describe('alerts', () => {
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

  it("sends an alert once, without the payer's details", async () => {
    const { id } = await storedOrder(test.db);
    await raiseAlert(test.db, { cause: 'paid_late', orderId: id, atMs: startMs });
    expect(await sender().poll()).toBe(1);
    expect(await sender().poll()).toBe(0);
    expect(subjects()).toEqual([paymentLabels.alerts.paid_late.subject]);
    expect(server.received[0]?.raw).toContain(`site-orders show ${id}`);
    expect(server.received[0]?.raw).not.toMatch(/Asha|9876543210/);
  });

  it('keeps an alert until the mail server accepts it', async () => {
    await raiseAlert(test.db, { cause: 'secret_rejected', atMs: startMs });
    server.beforeAccept = () => Promise.reject(new Error('too busy'));
    await sender().poll();
    server.beforeAccept = async () => {};
    nowMs += 60_000;
    await sender().poll();
    expect(subjects()).toEqual([paymentLabels.alerts.secret_rejected.subject]);
  });

  it('sends no alerts if they are switched off', async () => {
    await raiseAlert(test.db, { cause: 'secret_rejected', atMs: startMs });
    expect(await sender(false).poll()).toBe(0);
  });

  it('alerts staff about an order mail that cannot be sent', async () => {
    const { id } = await storedOrder(test.db);
    await applyMove(test.db, id, 'PaymentConfirmed', { cause: 'webhook', atMs: startMs });
    server.beforeAccept = async ({ raw }) => {
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
});

describe('a queue', () => {
  const minuteMs = 60_000;
  const nowMs = 1_700_000_000_000;

  it('waits 1, 2, 4 … minutes, at most an hour', () => {
    const minutes = [1, 2, 3, 6, 7, 8, 5_000].map((failures) => pauseAfter(failures) / minuteMs);
    expect(minutes).toEqual([1, 2, 4, 32, 60, 60, 60]);
  });

  /** A sender of one mail that has failed `tries` times, with spies for its log and queue. */
  function senderOf(tries: number, send: () => Promise<void>) {
    const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
    const queue = {
      lease: vi.fn<MailQueue<{ tries: number }>['lease']>(async () => [{ tries }]),
      write: async () => ({ messageId: '<1@agency.example>', subject: 'Paid', text: '' }),
      markSent: vi.fn(async () => undefined),
      markFailed: vi.fn(async () => undefined),
      about: () => ({ orderId: 'BAW-1' }),
    };
    const parts = { send, nowMs: () => nowMs, log: log as unknown as FastifyBaseLogger };
    return { log, queue, sender: createQueueSender(queue, parts) };
  }

  const busy = Object.assign(new Error('too busy for Asha'), {
    code: 'EMESSAGE',
    responseCode: 451,
  });

  describe('the log', () => {
    it('says what was sent; the queue says when', async () => {
      const { log, queue, sender } = senderOf(0, async () => undefined);
      await sender.poll();
      expect(log.info).toHaveBeenCalledWith({ orderId: 'BAW-1' }, 'mail sent');
      expect(queue.markSent).toHaveBeenCalledWith({ tries: 0 }, nowMs);
    });

    it.each([
      { failures: failuresBeforeAlert - 1, level: 'warn' as const },
      { failures: failuresBeforeAlert, level: 'error' as const },
    ])(
      'has a $level after failure $failures, with codes and no message',
      async ({ failures, level }) => {
        const { log, queue, sender } = senderOf(failures - 1, () => Promise.reject(busy));
        await sender.poll();
        const nextTryAtMs = nowMs + pauseAfter(failures);
        const codes = { code: 'EMESSAGE', responseCode: 451 };
        expect(log[level].mock.calls).toEqual([
          [{ orderId: 'BAW-1', failures, nextTryAtMs, ...codes }, 'mail was not sent'],
        ]);
        expect(queue.markFailed).toHaveBeenCalledWith(
          { tries: failures - 1 },
          { failures, nextTryAtMs },
        );
      },
    );

    it.each([
      { error: new Error('no catalogue'), message: 'no catalogue' },
      { error: 'odd', message: 'odd' },
    ])('has the message of an error without a code: $message', async ({ error, message }) => {
      const { log, sender } = senderOf(0, () => Promise.reject(error));
      await sender.poll();
      expect(log.warn.mock.calls[0]?.[0]).toMatchObject({ message });
    });

    it('says that the queue cannot be read', async () => {
      const { log, queue, sender } = senderOf(0, async () => undefined);
      queue.lease.mockRejectedValue(new Error('no database'));
      sender.start();
      await eventually(() =>
        expect(log.error).toHaveBeenCalledWith({ message: 'no database' }, 'mail poll failed'),
      );
      await sender.stop();
    });
  });
});
