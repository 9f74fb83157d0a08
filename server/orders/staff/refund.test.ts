import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Order } from '#server/orders/order.ts';
import { applyMove, findOrder, historyOf } from '#server/orders/orders.repository.ts';
import { refundsOf } from '#server/orders/refunds/refunds.repository.ts';
import { ProviderUnavailable, RefundRefused } from '#server/payments/provider.ts';
import { engines, type TestDatabase } from '#tests/fixtures/databases.ts';
import { FakeProvider } from '#tests/fixtures/fake-provider.ts';
import { startMs, storedOrder } from '#tests/fixtures/orders.ts';
import { readCommand } from './commands.ts';

const dayMs = 86_400_000;

describe.each(engines)('refund on $engine', ({ openTestDatabase }) => {
  let test: TestDatabase;
  let provider: FakeProvider;
  let order: Order;
  let clock: { nowMs: number };
  let answer: string | undefined;
  let asked: string[];

  beforeEach(async () => {
    test = await openTestDatabase();
    provider = new FakeProvider();
    provider.onFindRefund = () => ({ state: 'pending', providerRefundId: 'OMR1' });
    order = await storedOrder(test.db);
    await applyMove(test.db, order.id, 'PaymentConfirmed', { cause: 'webhook', atMs: startMs });
    clock = { nowMs: startMs + dayMs };
    answer = undefined;
    asked = [];
  });
  afterEach(() => test.remove());

  const run = async (...words: string[]) => {
    const ask = async (question: string) => {
      asked.push(question);
      return answer ?? '';
    };
    const context = {
      db: test.db,
      nowMs: () => clock.nowMs,
      input: (async function* (): AsyncGenerator<string> {})(),
      provider,
      ask: answer === undefined ? undefined : ask,
      askAgainMs: 0,
      user: 'asha',
    };
    return (await Array.fromAsync(readCommand(words, clock.nowMs)?.run(context) ?? [])).join('');
  };
  const why = ['--reason', 'cancelled by phone'];
  const refund = (...words: string[]) => run('refund', order.id, ...words, ...why);
  const refunds = () => refundsOf(test.db, order.id);

  it('gives back all that was paid, and shows the policy first', async () => {
    provider.onFindRefund = () => ({ state: 'completed', providerRefundId: 'OMR1' });
    const said = await refund('--yes', '--by', 'Ravi');
    expect(said).toContain('By the refund policy (day 1, all fees until day 7): ₹7,499 of ₹7,499');
    expect(said).toContain('₹7,499 has been given back');
    expect(await refunds()).toMatchObject([
      {
        state: 'completed',
        amountPaise: 749_900,
        reason: 'cancelled by phone',
        requestedBy: 'Ravi',
        providerRefundId: 'OMR1',
        nextCheckAtMs: null,
        leasedUntilMs: null,
      },
    ]);
    const events = (await historyOf(test.db, order.id)).map(({ event, cause }) => [event, cause]);
    expect(events.slice(2)).toEqual([
      ['RefundRequested', 'staff'],
      ['RefundAccepted', 'staff'],
      ['RefundCompleted', 'staff'],
    ]);
    expect(await run('list')).toMatch(/₹7,499 given back$/m);
    expect(await run('export')).toMatch(/,7499\.00,$/m);
    expect(JSON.parse(await run('export', '--format', 'json'))).toMatchObject([
      { refundedPaise: 749_900 },
    ]);
    expect(await run('show', order.id)).toMatch(
      /RF-\w+ +₹7,499 +completed +OMR1 +by Ravi: cancelled/,
    );
  });

  it('gives back a part, twice, and never more than was paid', async () => {
    provider.onFindRefund = () => ({ state: 'completed', providerRefundId: 'OMR1' });
    await refund('7000', '--yes');
    await expect(refund('499.01', '--yes')).rejects.toThrow('No more than ₹499 is left');
    clock.nowMs += 1;
    await refund('₹4,99.00', '--yes');
    await expect(refund('--yes')).rejects.toThrow('All that was paid');
    expect((await refunds()).map(({ amountPaise }) => amountPaise)).toEqual([700_000, 49_900]);
    expect(new Set(provider.refunds.map(({ id }) => id)).size).toBe(2);
  });

  it('asks first, and moves nothing without a yes', async () => {
    await expect(refund()).rejects.toThrow('no terminal to ask in');
    answer = 'n';
    await expect(refund('500')).rejects.toThrow('Nothing was changed');
    expect(asked).toEqual(['Give back ₹500 of ₹7,499? [y/N] ']);
    expect(provider.refunds).toEqual([]);
    expect(await refunds()).toEqual([]);
    answer = 'y';
    expect(await refund('500')).toContain('carries it out. The server asks on');
    expect(await refunds()).toMatchObject([{ state: 'accepted', amountPaise: 50_000 }]);
  });

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
    await expect(refund(rupees, '--yes')).rejects.toThrow(sentence);
    expect(provider.refunds).toEqual([]);
    expect(await refunds()).toEqual([]);
  });

  it('refuses what cannot be, and moves nothing', async () => {
    await expect(run('refund', `BAW-${'0'.repeat(20)}`, ...why)).rejects.toThrow(
      'There is no order',
    );
    await expect(run('refund', 'x', ...why)).rejects.toThrow('not the id of an order');
    await expect(run('refund', order.id, '--yes')).rejects.toThrow('--reason wants');
    await expect(run('refund', order.id, '1', '2', ...why)).rejects.toThrow('cannot use "2"');
    const unpaid = await storedOrder(test.db);
    await expect(run('refund', unpaid.id, ...why)).rejects.toThrow('is not paid');
    const foreign = await storedOrder(test.db, { provider: 'simulator' });
    await expect(run('refund', foreign.id, ...why)).rejects.toThrow('through simulator, not fake');
    clock.nowMs = startMs + 90 * dayMs + 1;
    await expect(refund('--yes')).rejects.toThrow('more than 90 days ago');
    expect(provider.refunds).toEqual([]);
  });

  it('gives back another amount than was ordered, as the provider holds it', async () => {
    const other = await storedOrder(test.db);
    provider.onFind = () => ({ state: 'completed', amountPaise: 500_000 });
    await expect(run('refund', other.id, '5000.01', '--yes', ...why)).rejects.toThrow('₹5,000');
    expect(await run('refund', other.id, '--yes', ...why)).toContain('of ₹5,000 is stored');
    expect(provider.refunds).toMatchObject([{ orderId: other.id, amountPaise: 500_000 }]);
  });

  it('lets one of two refunds at once through', async () => {
    const both = await Promise.allSettled([refund('5000', '--yes'), refund('5000', '--yes')]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(provider.refunds).toHaveLength(1);
    await expect(refund('1', '--yes')).rejects.toThrow('is under way');
  });

  it('leaves an open outcome to the server, and allows no other refund meanwhile', async () => {
    provider.onRefund = () => {
      throw new ProviderUnavailable('no answer (timeout)');
    };
    expect(await refund('--yes')).toContain('has not answered. Do not repeat');
    expect(await refunds()).toMatchObject([{ state: 'requested', leasedUntilMs: null, checks: 1 }]);
    await expect(refund('--yes')).rejects.toThrow('is under way');
  });

  it('says why a refund failed, flags the order, and may then be tried under a new id', async () => {
    provider.onRefund = () => {
      throw new RefundRefused('HTTP 400', 'REFUND_FOR_TXN_OLDER_THAN_LIMIT');
    };
    await expect(refund('--yes')).rejects.toThrow('failed (REFUND_FOR_TXN_OLDER_THAN_LIMIT)');
    expect(await findOrder(test.db, order.id)).toMatchObject({ attention: 'refund_failed' });
    provider.onRefund = () => ({ state: 'completed', providerRefundId: 'OMR2' });
    await refund('--yes');
    expect((await refunds()).map(({ state }) => state).toSorted()).toEqual(['completed', 'failed']);
    const [first, second] = provider.refunds;
    expect(first?.id).not.toBe(second?.id);
  });
});
