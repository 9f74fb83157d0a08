import fastify from 'fastify';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { OrderEvent } from '#contract/order-states.ts';
import { addFlag, addNote, applyMove, historyOf, resolveFlag } from '#server/orders/moves.ts';
import { findOrder } from '#server/orders/store.ts';
import { ProviderUnavailable } from '#server/payments/provider.ts';
import { applyRefundMove } from '#server/refunds/store.ts';
import { engines, openSqlite, type TestDatabase } from '#tests/fixtures/databases.ts';
import { eventually } from '#tests/fixtures/eventually.ts';
import { FakeProvider } from '#tests/fixtures/fake-provider.ts';
import { startMs, storedOrder } from '#tests/fixtures/orders.ts';
import { storedRefund } from '#tests/fixtures/refunds.ts';
import { createRetention, erasePastRetention } from './retention.ts';

const retention = { paidYears: 8, unpaidDays: 90 };
const dayMs = 86_400_000;
const madeMs = Date.parse('2026-04-01T10:00:00+05:30');
/** The financial year ends in March 2027; eight more end in March 2035. */
const accountsEndMs = Date.parse('2035-04-01T00:00:00+05:30');

describe.each(engines)('retention on $engine', ({ openTestDatabase }) => {
  let test: TestDatabase;
  beforeEach(async () => {
    test = await openTestDatabase();
  });
  afterEach(() => test.remove());

  const orderAfter = async (event: OrderEvent, atMs = madeMs + 1) => {
    const { id } = await storedOrder(test.db, { createdAtMs: madeMs });
    await applyMove(test.db, id, event, { cause: 'test', atMs });
    return id;
  };
  const eraseAt = (nowMs: number) => erasePastRetention(test.db, retention, nowMs);
  const nameOf = async (id: string) => (await findOrder(test.db, id))?.name;

  it('erases the details of an unpaid order after 90 days, once', async () => {
    const ids = [await orderAfter('PaymentFailed'), await orderAfter('PaymentExpired')];
    const paid = await orderAfter('PaymentConfirmed');
    expect(await eraseAt(madeMs + 90 * dayMs)).toBe(0);
    expect(await eraseAt(madeMs + 90 * dayMs + 1)).toBe(2);
    expect(await eraseAt(madeMs + 91 * dayMs)).toBe(0);
    for (const id of ids) {
      const erased = { name: null, phone: null, requestDigest: '', updatedAtMs: madeMs + 1 };
      expect(await findOrder(test.db, id)).toMatchObject(erased);
      const entry = { event: 'DetailsErased', cause: 'retention', atMs: madeMs + 90 * dayMs + 1 };
      expect((await historyOf(test.db, id)).at(-1)).toMatchObject(entry);
    }
    expect(await nameOf(paid)).toBe('Asha Kumari');
  });

  it('keeps a paid order for eight financial years after its own', async () => {
    const id = await orderAfter('PaymentConfirmed');
    expect(await eraseAt(accountsEndMs - 1)).toBe(0);
    expect(await eraseAt(accountsEndMs)).toBe(1);
    const kept = { state: 'paid', amountPaise: 749_900, paidAtMs: madeMs + 1, name: null };
    expect(await findOrder(test.db, id)).toMatchObject(kept);
  });

  it('keeps an order with a different amount as long, because it brought money', async () => {
    const { id } = await storedOrder(test.db, { createdAtMs: madeMs });
    const payment = { atMs: Date.parse('2027-04-01T00:00:00+05:30') };
    const found = { cause: 'test', atMs: madeMs, flag: 'amount_differs', payment };
    await applyMove(test.db, id, 'OtherAmountFound', found);
    await resolveFlag(test.db, id, { cause: 'staff', atMs: madeMs, note: 'refunded' });
    const endMs = Date.parse('2036-04-01T00:00:00+05:30');
    expect(await eraseAt(endMs - 1)).toBe(0);
    expect(await eraseAt(endMs)).toBe(1);
  });

  it.each([
    ['2027-01-01T00:00:00', '2035-04-01'],
    ['2027-03-31T23:59:59', '2035-04-01'],
    ['2027-04-01T00:00:00', '2036-04-01'],
  ])('counts the financial year in which an order was paid: at %s', async (paid, end) => {
    await orderAfter('PaymentConfirmed', Date.parse(`${paid}+05:30`));
    const endMs = Date.parse(`${end}T00:00:00+05:30`);
    expect(await eraseAt(endMs - 1)).toBe(0);
    expect(await eraseAt(endMs)).toBe(1);
  });

  it('leaves an order whose refund is under way', async () => {
    const orderId = await orderAfter('PaymentExpired');
    await storedRefund(test.db, { orderId });
    expect(await eraseAt(accountsEndMs)).toBe(0);
    expect(await nameOf(orderId)).toBe('Asha Kumari');
  });

  it('leaves an order whose failed refund may still be completed', async () => {
    const orderId = await orderAfter('PaymentConfirmed');
    const refund = await storedRefund(test.db, { orderId });
    const failed = { event: 'RefundFailed', cause: 'test', providerRefundId: undefined } as const;
    await applyRefundMove(test.db, refund, { ...failed, atMs: accountsEndMs });
    await resolveFlag(test.db, orderId, { cause: 'staff', atMs: accountsEndMs, note: 'paid' });
    expect(await eraseAt(accountsEndMs)).toBe(0);
    // What the server does once 30 days have passed.
    await test.db.updateTable('refunds').set({ nextCheckAtMs: null }).execute();
    expect(await eraseAt(accountsEndMs)).toBe(1);
  });

  it('skips orders that are under way or flagged', async () => {
    const underWay = await storedOrder(test.db, { createdAtMs: madeMs });
    const flagged = await orderAfter('PaymentExpired');
    const flag = { cause: 'reconciler', atMs: madeMs + 2, flag: 'amount_differs' };
    await addFlag(test.db, flagged, flag);
    expect(await eraseAt(accountsEndMs)).toBe(0);
    await addNote(test.db, flagged, { cause: 'staff', atMs: madeMs, note: 'called' });
    await resolveFlag(test.db, flagged, { cause: 'staff', atMs: madeMs, note: 'settled' });
    expect(await eraseAt(accountsEndMs)).toBe(1);
    expect(await nameOf(underWay.id)).toBe('Asha Kumari');
  });
});

describe('the worker', () => {
  const { log } = fastify();
  const [info, warn, error] = [
    vi.spyOn(log, 'info'),
    vi.spyOn(log, 'warn'),
    vi.spyOn(log, 'error'),
  ];
  const nowMs = vi.fn<() => number>();
  const hourMs = 3_600_000;
  let test: TestDatabase;
  let provider: FakeProvider;
  let worker: ReturnType<typeof createRetention>;
  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    vi.clearAllMocks();
    nowMs.mockReset().mockReturnValue(startMs + 100 * dayMs);
    provider = new FakeProvider();
    test = await openSqlite();
    const retention = { paidYears: 8, unpaidDays: 90 };
    worker = createRetention({ db: test.db, nowMs, provider, retention: () => retention }, log);
  });
  afterEach(async () => {
    vi.useRealTimers();
    await worker.stop();
    await test.remove();
  });

  /** An order past its retention. */
  async function oldOrder(): Promise<string> {
    const { id } = await storedOrder(test.db);
    await applyMove(test.db, id, 'PaymentFailed', { cause: 'test', atMs: startMs });
    return id;
  }
  const nameOf = async (id: string) => (await findOrder(test.db, id))?.name;

  /** Starts the worker and waits for its first poll. */
  async function pollOnce(): Promise<void> {
    worker.start();
    vi.advanceTimersByTime(0);
    await worker.stop();
  }

  it('erases when the server starts and then once a day, and says how many', async () => {
    const lineOf = (erased: number) => [{ erased }, expect.any(String)];
    await oldOrder();
    await oldOrder();
    worker.start();
    await eventually(() => expect(info.mock.calls).toEqual([lineOf(2)]));
    const next = await oldOrder();
    await vi.advanceTimersByTimeAsync(dayMs / 2);
    expect(await nameOf(next)).toBe('Asha Kumari');
    await vi.advanceTimersByTimeAsync(dayMs / 2 + hourMs);
    await eventually(() => expect(info.mock.calls).toEqual([lineOf(2), lineOf(1)]));
    expect(await nameOf(next)).toBeNull();
  });

  describe('a clock that may be wrong', () => {
    const tenYearsMs = 3_653 * dayMs;
    const paidOrder = async () => {
      const { id } = await storedOrder(test.db);
      await applyMove(test.db, id, 'PaymentConfirmed', { cause: 'test', atMs: startMs });
      return id;
    };
    const expectSkipped = async (id: string) => {
      await pollOnce();
      expect(await nameOf(id)).toBe('Asha Kumari');
      expect(warn).toHaveBeenCalledTimes(1);
      expect(error).not.toHaveBeenCalled();
    };

    it('erases nothing at start if the clock is ten years ahead of the provider', async () => {
      nowMs.mockReturnValue(startMs + tenYearsMs);
      provider.offsetMs = -tenYearsMs;
      await expectSkipped(await paidOrder());
    });

    it('erases nothing if the clock is a day and a half behind the provider', async () => {
      provider.offsetMs = 1.5 * dayMs;
      await expectSkipped(await oldOrder());
    });

    it('requests the time of a provider that has not responded yet', async () => {
      provider.offsetMs = undefined;
      provider.connect = async () => {
        provider.offsetMs = -1.5 * dayMs;
      };
      const id = await oldOrder();
      await storedOrder(test.db, { createdAtMs: nowMs() });
      await expectSkipped(id);
    });

    it('goes by the newest payment, which the provider has dated, while the provider is down', async () => {
      provider.offsetMs = undefined;
      provider.connect = async () => {
        throw new ProviderUnavailable('down');
      };
      const id = await oldOrder();
      // Dated by the clock in doubt, so it confirms nothing.
      const { id: newest } = await storedOrder(test.db, { createdAtMs: nowMs() });
      await expectSkipped(id);
      const payment = (agoMs: number) =>
        test.db
          .updateTable('orders')
          .set({ paymentAtMs: nowMs() - agoMs })
          .where('id', '=', newest);
      await payment(1.5 * dayMs).execute();
      await pollOnce();
      expect(await nameOf(id)).toBe('Asha Kumari');
      await payment(dayMs / 2).execute();
      await pollOnce();
      expect(await nameOf(id)).toBeNull();
    });

    it('tries again in an hour', async () => {
      provider.offsetMs = 2 * dayMs;
      const id = await oldOrder();
      worker.start();
      await vi.advanceTimersByTimeAsync(0);
      await eventually(() => expect(warn).toHaveBeenCalledTimes(1));
      provider.offsetMs = 0;
      await vi.advanceTimersByTimeAsync(hourMs);
      await eventually(async () => expect(await nameOf(id)).toBeNull());
    });
  });

  it('logs nothing if there is nothing to erase', async () => {
    await storedOrder(test.db);
    await pollOnce();
    expect(nowMs).toHaveBeenCalled();
    for (const level of [info, warn, error]) expect(level).not.toHaveBeenCalled();
  });

  it('logs an error if it fails', async () => {
    await test.db.destroy();
    await pollOnce();
    expect(error.mock.calls).toEqual([[{ err: expect.any(Error) }, expect.any(String)]]);
  });
});
