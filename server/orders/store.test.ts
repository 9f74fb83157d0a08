import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { engines, type TestDatabase } from '#tests/fixtures/databases.ts';
import { orderToInsert, startMs, storedOrder } from '#tests/fixtures/orders.ts';
import { addFlag, eraseDetails, historyOf, UnknownOrder } from './moves.ts';
import { codesOf, findOrder, findOrderByCode, findOrderByKey, insertOrder } from './store.ts';

describe.each(engines)('orders on $engine', ({ openTestDatabase }) => {
  let test: TestDatabase;
  beforeEach(async () => {
    test = await openTestDatabase();
  });
  afterEach(() => test.remove());

  it('stores an order and its first history entry', async () => {
    const { cause, ...given } = orderToInsert();
    const { created, order } = await insertOrder(test.db, { cause, ...given });
    expect(created).toBe(true);
    expect(order).toEqual({
      ...given,
      code: expect.stringMatching(/^\w{3}-\w{3}$/),
      state: 'created',
      providerOrderId: null,
      redirectUrl: null,
      unit: null,
      payerGstin: null,
      failureReason: null,
      flag: null,
      updatedAtMs: startMs,
      paidAtMs: null,
      calledAtMs: null,
      paymentTransactionId: null,
      paymentUtr: null,
      paymentMode: null,
      paymentAtMs: null,
      checks: 0,
      leasedUntilMs: null,
      checkRequestedAtMs: null,
    });
    expect(await findOrder(test.db, order.id)).toEqual(order);
    expect(await findOrderByKey(test.db, order.idempotencyKey)).toEqual(order);
    expect(await historyOf(test.db, order.id)).toEqual([
      {
        orderId: order.id,
        seq: 1,
        event: 'Created',
        fromState: null,
        toState: 'created',
        cause,
        atMs: startMs,
        note: null,
        actor: null,
      },
    ]);
  });

  it('finds no order that was not stored', async () => {
    expect(await findOrder(test.db, 'BAW-00000000000000000000')).toBeUndefined();
    expect(await findOrderByKey(test.db, "' or 1=1 --")).toBeUndefined();
    expect(await historyOf(test.db, 'BAW-00000000000000000000')).toEqual([]);
  });

  it('returns the first order for the same idempotency key and changes nothing', async () => {
    const first = await storedOrder(test.db, { idempotencyKey: 'same' });
    const again = await insertOrder(
      test.db,
      orderToInsert({ idempotencyKey: 'same', requestDigest: 'other', name: 'Other' }),
    );
    expect(again).toEqual({ created: false, order: first });
    expect(await historyOf(test.db, first.id)).toHaveLength(1);
  });

  it('gives an order another code if its code is taken, and finds each by its own', async () => {
    const first = await storedOrder(test.db, { code: 'K7M-2QP' });
    const codes = ['K7M-2QP', 'K7M-2QP', 'X34-RH9'];
    const { order } = await insertOrder(test.db, orderToInsert(), () => codes.shift() ?? '');
    expect(order.code).toBe('X34-RH9');
    expect(await findOrderByCode(test.db, 'X34-RH9')).toEqual(order);
    expect(await findOrderByCode(test.db, 'K7M-2QP')).toEqual(first);
    expect(await findOrderByCode(test.db, 'K7M-2QX')).toBeUndefined();
    const ids = [first.id, order.id];
    expect([...(await codesOf(test.db, ids)).values()].toSorted()).toEqual(['K7M-2QP', 'X34-RH9']);
    expect((await codesOf(test.db, [])).size).toBe(0);
  });

  it('creates one order from twenty inserts of the same key at once, over two connections', async () => {
    const connections = [test.db, await test.openAnother()];
    const inserts = Array.from({ length: 20 }, (_, index) =>
      insertOrder(connections[index % 2] ?? test.db, orderToInsert({ idempotencyKey: 'same' })),
    );
    const results = await Promise.all(inserts);
    expect(results.filter(({ created }) => created)).toHaveLength(1);
    expect(new Set(results.map(({ order }) => order.id)).size).toBe(1);
  });

  it('joins the given transaction', async () => {
    const given = orderToInsert();
    const work = test.db.transaction().execute(async (tx) => {
      await insertOrder(tx, given);
      throw new Error('stop');
    });
    await expect(work).rejects.toThrow('stop');
    expect(await findOrder(test.db, given.id)).toBeUndefined();
    expect(await historyOf(test.db, given.id)).toEqual([]);
  });

  it.each([{ amountPaise: 0 }, { amountPaise: -1 }, { quantity: 0 }, { taxPaise: -1 }])(
    'refuses %o',
    async (changes) => {
      await expect(storedOrder(test.db, changes)).rejects.toThrow();
    },
  );

  it('raises a flag with an entry in the history, once per reason', async () => {
    const { id } = await storedOrder(test.db);
    const raise = (flag: string, atMs: number) =>
      addFlag(test.db, id, { flag, cause: 'webhook', atMs });
    await raise('wrong amount', startMs + 1);
    await raise('paid late', startMs + 2);
    const order = await raise('wrong amount', startMs + 3);
    expect(order).toMatchObject({
      flag: 'wrong amount; paid late',
      state: 'created',
      updatedAtMs: startMs + 2,
    });
    const entry = {
      orderId: id,
      fromState: 'created',
      toState: 'created',
      cause: 'webhook',
      actor: null,
    };
    const raised = { ...entry, event: 'FlagRaised' };
    expect((await historyOf(test.db, id)).slice(1)).toEqual([
      { ...raised, seq: 2, atMs: startMs + 1, note: 'wrong amount' },
      { ...raised, seq: 3, atMs: startMs + 2, note: 'paid late' },
    ]);
  });

  it("erases the payer's details once and keeps the accounts", async () => {
    const before = await storedOrder(test.db, { payerGstin: '27AAPFU0939F1ZV' });
    const erase = (atMs: number) => eraseDetails(test.db, before.id, { cause: 'staff', atMs });
    await erase(startMs + 1);
    const erased = { name: null, phone: null, payerGstin: null, requestDigest: '' };
    expect(await erase(startMs + 2)).toEqual({ ...before, ...erased });
    expect(await findOrder(test.db, before.id)).toEqual({ ...before, ...erased });
    const events = (await historyOf(test.db, before.id)).map(({ event }) => event);
    expect(events).toEqual(['Created', 'DetailsErased']);
  });

  it('finds nothing to flag or to erase in an unknown order', async () => {
    const note = { cause: 'staff', atMs: startMs };
    const flag = addFlag(test.db, 'none', { ...note, flag: 'x' });
    await expect(flag).rejects.toThrow(UnknownOrder);
    await expect(eraseDetails(test.db, 'none', note)).rejects.toThrow(UnknownOrder);
  });
});
