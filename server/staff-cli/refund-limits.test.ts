import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { dayMs } from '#server/orders/indian-time.ts';
import { applyMove } from '#server/orders/store.ts';
import { ProviderUnavailable } from '#server/payments/provider.ts';
import { applyRefundMove } from '#server/refunds/store.ts';
import { engines, type TestDatabase } from '#tests/fixtures/databases.ts';
import { startMs, storedOrder } from '#tests/fixtures/orders.ts';
import { storedRefund } from '#tests/fixtures/refunds.ts';
import { openRefundCommands } from './refund.fixture.ts';

describe.each(engines)('refund at its limits on $engine', ({ openTestDatabase }) => {
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
    ['74,99', '"74,99" could mean ₹74.99 or ₹7,499: write 74.99 or 7499'],
    ['1.005', '"1.005" could mean ₹1,005: write 1005'],
    ['ten', '"ten" is not an amount in rupees'],
    ['', '"" is not an amount in rupees'],
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

  it('counts the 90 days from the payment, however late it was found', async () => {
    const { id } = await storedOrder(test.db);
    const atMs = startMs + 80 * dayMs;
    const payment = { atMs: startMs };
    await applyMove(test.db, id, 'PaymentConfirmed', { cause: 'night', atMs, payment });
    staff.clock.nowMs = startMs + 91 * dayMs;
    const refused = staff.run('refund', id, ...staff.why);
    await expect(refused).rejects.toThrow('more than 90 days ago');
  });

  it.each([
    ['the least', '1', 100],
    ['the whole amount', '7499', 749_900],
    ['an amount with commas and spaces', ' 7,499 ', 749_900],
    ['one digit of paise', '₹499.5', 49_950],
  ])('gives back %s', async (_, rupees, amountPaise) => {
    await staff.refund(rupees, '--yes');
    expect(staff.provider.refunds).toMatchObject([{ amountPaise }]);
  });

  it('gives back until the last moment', async () => {
    staff.clock.nowMs = startMs + 90 * dayMs;
    await staff.refund('--yes');
    expect(staff.provider.refunds).toHaveLength(1);
  });

  it('asks nobody about more than is left', async () => {
    staff.terminal.answer = 'y';
    await expect(staff.refund('7499.01')).rejects.toThrow('No more than ₹7,499 is left');
    expect(staff.terminal.asked).toEqual([]);
  });

  it('refuses a delivered worth that has two readings', async () => {
    const refused = staff.refund('--delivered', '20,00', '--yes');
    await expect(refused).rejects.toThrow('"20,00" could mean ₹20 or ₹2,000: write 20 or 2000');
  });

  it('tells the refund policy what was delivered', async () => {
    expect(await staff.refund('--delivered', '2,000', '--yes')).toContain(
      '₹2,000 delivered): ₹5,499 of ₹7,499\n',
    );
  });

  /** Another person's refund of ₹500. */
  const otherRefund = () => storedRefund(test.db, { orderId: staff.order.id, amountPaise: 50_000 });

  it('refuses a refund while another one began during the question', async () => {
    staff.terminal.answer = 'y';
    staff.terminal.onAsk = otherRefund;
    await expect(staff.refund()).rejects.toThrow(/^Refund RF-\w+ of ₹500 is under way; wait for/);
    expect(staff.provider.refunds).toEqual([]);
  });

  it('refuses more than another one has left during the question', async () => {
    staff.terminal.answer = 'y';
    staff.terminal.onAsk = async () => {
      const done = { event: 'RefundCompleted', cause: 'staff', providerRefundId: 'OMR1' } as const;
      await applyRefundMove(test.db, await otherRefund(), { ...done, atMs: startMs });
    };
    await expect(staff.refund()).rejects.toThrow('No more than ₹6,999 is left to give back');
    expect(staff.provider.refunds).toEqual([]);
  });

  it('asks the provider three times before it leaves the rest to the server', async () => {
    let asked = 0;
    staff.provider.onFindRefund = () => {
      asked += 1;
      return { state: 'pending', providerRefundId: 'OMR1' };
    };
    expect(await staff.refund('--yes')).toContain('carries it out. The server asks on');
    expect(asked).toBe(3);
  });

  it('leaves a refund that was taken to the server where the provider then falls silent', async () => {
    staff.provider.onFindRefund = () => {
      throw new ProviderUnavailable('no response (timeout)');
    };
    expect(await staff.refund('--yes')).toContain('carries it out. The server asks on');
    expect(await staff.refunds()).toMatchObject([{ state: 'accepted', leasedUntilMs: null }]);
  });

  it('prints what it did not expect of the provider, and leaves the refund to the server', async () => {
    staff.provider.onFindRefund = () => {
      throw new Error('unknown state ON_HOLD');
    };
    await expect(staff.refund('--yes')).rejects.toThrow('unknown state ON_HOLD');
    expect(await staff.refunds()).toMatchObject([
      { state: 'accepted', leasedUntilMs: null, nextCheckAtMs: staff.clock.nowMs + 10_000 },
    ]);
  });
});
