import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { engines, type TestDatabase } from '#tests/fixtures/databases.ts';
import { startMs, storedOrder } from '#tests/fixtures/orders.ts';
import { dayMs, openRefundDesk } from './refund.fixture.ts';

describe.each(engines)('refund refuses on $engine', ({ openTestDatabase }) => {
  let test: TestDatabase;
  let desk: Awaited<ReturnType<typeof openRefundDesk>>;
  beforeEach(async () => {
    test = await openTestDatabase();
    desk = await openRefundDesk(test);
  });
  afterEach(() => test.remove());

  it.each([
    ['0', 'The least that can be given back is ₹1'],
    ['0.99', 'The least that can be given back is ₹1'],
    ['-5', "Unknown option '-5'"],
    ['1.005', '"1.005" is no amount'],
    ['ten', '"ten" is no amount'],
    ['1e3', '"1e3" is no amount'],
    ['', '"" is no amount'],
    ['7499.01', 'No more than ₹7,499 is left'],
    ['99999999999', 'No more than ₹7,499 is left'],
  ])('refuses %j rupees', async (rupees, sentence) => {
    await expect(desk.refund(rupees, '--yes')).rejects.toThrow(sentence);
    expect(desk.provider.refunds).toEqual([]);
    expect(await desk.refunds()).toEqual([]);
  });

  it('refuses what cannot be, and moves nothing', async () => {
    await expect(desk.run('refund', `BAW-${'0'.repeat(20)}`, ...desk.why)).rejects.toThrow(
      'There is no order',
    );
    await expect(desk.run('refund', 'x', ...desk.why)).rejects.toThrow('not the id of an order');
    await expect(desk.run('refund', desk.order.id, '--yes')).rejects.toThrow('--reason wants');
    await expect(desk.run('refund', desk.order.id, '1', '2', ...desk.why)).rejects.toThrow(
      'cannot use "2"',
    );
    const unpaid = await storedOrder(test.db);
    await expect(desk.run('refund', unpaid.id, ...desk.why)).rejects.toThrow('is not paid');
    const foreign = await storedOrder(test.db, { provider: 'simulator' });
    await expect(desk.run('refund', foreign.id, ...desk.why)).rejects.toThrow(
      'through simulator, not fake',
    );
    desk.clock.nowMs = startMs + 90 * dayMs + 1;
    await expect(desk.refund('--yes')).rejects.toThrow('more than 90 days ago');
    expect(desk.provider.refunds).toEqual([]);
  });
});
