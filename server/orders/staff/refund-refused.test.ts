import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { engines, type TestDatabase } from '#tests/fixtures/databases.ts';
import { startMs, storedOrder } from '#tests/fixtures/orders.ts';
import { dayMs, openRefundCommands } from './refund.fixture.ts';

describe.each(engines)('refund refuses on $engine', ({ openTestDatabase }) => {
  let test: TestDatabase;
  let staff: Awaited<ReturnType<typeof openRefundCommands>>;
  beforeEach(async () => {
    test = await openTestDatabase();
    staff = await openRefundCommands(test);
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
    await expect(staff.refund(rupees, '--yes')).rejects.toThrow(sentence);
    expect(staff.provider.refunds).toEqual([]);
    expect(await staff.refunds()).toEqual([]);
  });

  it('refuses what cannot be, and moves nothing', async () => {
    await expect(staff.run('refund', `BAW-${'0'.repeat(20)}`, ...staff.why)).rejects.toThrow(
      'There is no order',
    );
    await expect(staff.run('refund', 'x', ...staff.why)).rejects.toThrow('not the id of an order');
    await expect(staff.run('refund', staff.order.id, '--yes')).rejects.toThrow('--reason wants');
    await expect(staff.run('refund', staff.order.id, '1', '2', ...staff.why)).rejects.toThrow(
      'cannot use "2"',
    );
    const unpaid = await storedOrder(test.db);
    await expect(staff.run('refund', unpaid.id, ...staff.why)).rejects.toThrow('is not paid');
    const foreign = await storedOrder(test.db, { provider: 'simulator' });
    await expect(staff.run('refund', foreign.id, ...staff.why)).rejects.toThrow(
      'through simulator, not fake',
    );
    staff.clock.nowMs = startMs + 90 * dayMs + 1;
    await expect(staff.refund('--yes')).rejects.toThrow('more than 90 days ago');
    expect(staff.provider.refunds).toEqual([]);
  });
});
