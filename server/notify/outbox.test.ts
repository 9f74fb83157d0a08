import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { leaseDue } from '#server/jobs/leases.ts';
import { applyMove } from '#server/orders/store.ts';
import { engines, type TestDatabase } from '#tests/fixtures/databases.ts';
import { startMs, storedOrder } from '#tests/fixtures/orders.ts';
import { markMailFailed, markMailSent } from './outbox.ts';

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
  const lease = async (offsetMs: number, limit = 10) => {
    const mails = await leaseDue(test.db, 'mails', {
      nowMs: startMs + offsetMs,
      limit,
      leaseMs: 50,
    });
    return mails.map(({ orderId }) => orderId);
  };

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
    await markMailFailed(test.db, orderId, { nextTryAtMs: startMs + 40 });
    await markMailFailed(test.db, orderId, { nextTryAtMs: startMs + 60 });
    expect(await lease(59)).toEqual([]);
    const due = await leaseDue(test.db, 'mails', { nowMs: startMs + 60, limit: 1, leaseMs: 50 });
    expect(due).toMatchObject([{ orderId, createdAtMs: startMs + 10, tries: 2 }]);
  });

  it('hands out a mail again where its sender has died', async () => {
    const id = await paidAt(0);
    expect(await lease(0)).toEqual([id]);
    expect(await lease(49)).toEqual([]);
    expect(await lease(50)).toEqual([id]);
  });

  it('gives a mail back that could not be sent', async () => {
    const id = await paidAt(0);
    await lease(0);
    await markMailFailed(test.db, id, { nextTryAtMs: startMs + 5 });
    expect(await lease(4)).toEqual([]);
    expect(await lease(5)).toEqual([id]);
  });

  it('never hands out a sent mail again, even where another sender then reports a failure', async () => {
    const id = await paidAt(0);
    await markMailSent(test.db, id, { sentAtMs: startMs + 1 });
    await markMailFailed(test.db, id, { nextTryAtMs: startMs + 2 });
    expect(await lease(1_000_000)).toEqual([]);
    const stored = await test.db.selectFrom('mails').selectAll().executeTakeFirstOrThrow();
    expect(stored).toMatchObject({ sentAtMs: startMs + 1, nextTryAtMs: null, tries: 0 });
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
