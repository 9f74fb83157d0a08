import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { leaseDue, scheduleRetry } from '#server/jobs/leases.ts';
import { applyMove } from '#server/orders/moves.ts';
import { engines, type TestDatabase } from '#tests/fixtures/databases.ts';
import { startMs, storedOrder } from '#tests/fixtures/orders.ts';
import { markMailSent } from './paid-mail.ts';

describe.each(engines)('outbox on $engine', ({ openTestDatabase }) => {
  let test: TestDatabase;
  beforeEach(async () => {
    test = await openTestDatabase();
  });
  afterEach(() => test.remove());

  const paidAt = async (offsetMs: number) => {
    const { id } = await storedOrder(test.db);
    const move = { cause: 'webhook', atMs: startMs + offsetMs };
    await applyMove(test.db, id, 'PaymentConfirmed', move);
    return id;
  };
  const leaseMails = (offsetMs: number, limit = 10) =>
    leaseDue(test.db, 'mails', { nowMs: startMs + offsetMs, limit, leaseMs: 50 });
  const lease = async (...wanted: Parameters<typeof leaseMails>) =>
    (await leaseMails(...wanted)).map(({ orderId }) => orderId);
  const leaseOne = async (offsetMs: number) => {
    const [mail] = await leaseMails(offsetMs);
    if (!mail) throw new Error('no mail is due');
    return mail;
  };
  const stored = () => test.db.selectFrom('mails').selectAll().executeTakeFirstOrThrow();

  it('hands out the mail of each paid order, the longest waiting first', async () => {
    const [second, first] = [await paidAt(20), await paidAt(10)];
    await storedOrder(test.db);
    expect(await lease(9)).toEqual([]);
    expect(await lease(30, 1)).toEqual([first]);
    expect(await lease(30)).toEqual([second]);
    expect(await lease(30)).toEqual([]);
  });

  it('says when the order was paid and how often sending failed', async () => {
    const orderId = await paidAt(10);
    await scheduleRetry(test.db, 'mails', await leaseOne(10), startMs + 40);
    await scheduleRetry(test.db, 'mails', await leaseOne(40), startMs + 60);
    expect(await lease(59)).toEqual([]);
    expect(await leaseMails(60)).toMatchObject([{ orderId, createdAtMs: startMs + 10, tries: 2 }]);
  });

  it('leases a mail again after its sender has died', async () => {
    const id = await paidAt(0);
    expect(await lease(0)).toEqual([id]);
    expect(await lease(49)).toEqual([]);
    expect(await lease(50)).toEqual([id]);
  });

  it('releases a mail that could not be sent', async () => {
    const id = await paidAt(0);
    await scheduleRetry(test.db, 'mails', await leaseOne(0), startMs + 5);
    expect(await lease(4)).toEqual([]);
    expect(await lease(5)).toEqual([id]);
  });

  it('never hands out a sent mail again, even if another sender then reports a failure', async () => {
    await paidAt(0);
    const slow = await leaseOne(0);
    const current = await leaseOne(50);
    await markMailSent(test.db, slow, startMs + 1);
    await scheduleRetry(test.db, 'mails', current, startMs + 2);
    expect(await lease(1_000_000)).toEqual([]);
    expect(await stored()).toMatchObject({ sentAtMs: startMs + 1, nextTryAtMs: null, tries: 0 });
  });

  it('leaves a mail to the worker that leased it after an expired lease', async () => {
    await paidAt(0);
    const slow = await leaseOne(0);
    const current = await leaseOne(50);
    await scheduleRetry(test.db, 'mails', slow, startMs + 51);
    expect(await lease(99)).toEqual([]);
    expect(await stored()).toMatchObject({ tries: 0, leasedUntilMs: current.leasedUntilMs });
    await markMailSent(test.db, slow, startMs + 60);
    expect(await stored()).toMatchObject({ leasedUntilMs: current.leasedUntilMs });
    await markMailSent(test.db, current, startMs + 61);
    expect(await stored()).toMatchObject({ sentAtMs: startMs + 61, leasedUntilMs: null });
  });

  it('hands no mail to two of twenty callers at once, over two connections', async () => {
    const ids = await Promise.all(Array.from({ length: 30 }, () => paidAt(0)));
    const connections = [test.db, await test.openAnother()];
    const leases = Array.from({ length: 20 }, (_, index) =>
      leaseDue(connections[index % 2] ?? test.db, 'mails', {
        nowMs: startMs,
        limit: 2,
        leaseMs: 50,
      }),
    );
    const taken = (await Promise.all(leases)).flat().map(({ orderId }) => orderId);
    expect(new Set(taken).size).toBe(taken.length);
    expect([...taken, ...(await lease(0, 30))].toSorted()).toEqual(ids.toSorted());
  });
});
