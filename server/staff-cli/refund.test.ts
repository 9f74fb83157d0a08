import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { dayMs } from '#server/orders/indian-time.ts';
import { addFlag, applyMove, historyOf, resolveFlag } from '#server/orders/moves.ts';
import type { Order } from '#server/orders/order.ts';
import { findOrder } from '#server/orders/store.ts';
import {
  ProviderUnavailable,
  RefundRefused,
  type RefundStatus,
} from '#server/payments/provider.ts';
import { applyRefundMove } from '#server/refunds/store.ts';
import { engines, openSqlite, type TestDatabase } from '#tests/fixtures/databases.ts';
import { startMs, storedOrder } from '#tests/fixtures/orders.ts';
import { storedRefund } from '#tests/fixtures/refunds.ts';
import { openRefundCommands } from './refund.fixture.ts';
import { policyLine } from './refund.ts';

let test: TestDatabase;
let staff: Awaited<ReturnType<typeof openRefundCommands>>;
const openOn = async (openTestDatabase: () => Promise<TestDatabase>) => {
  test = await openTestDatabase();
  staff = await openRefundCommands(test);
};

afterEach(() => test.remove());

describe.each(engines)('refund on $engine', ({ openTestDatabase }) => {
  beforeEach(() => openOn(openTestDatabase));

  it('refunds all that was paid, and shows the policy first', async () => {
    staff.provider.onFindRefund = () => ({ state: 'completed', providerRefundId: 'OMR1' });
    const said = await staff.refund('--yes', '--by', 'Ravi');
    expect(said).toContain('By the refund policy (day 1, all fees until day 7): ₹7,499 of ₹7,499');
    expect(said).toContain('₹7,499 refunded;');
    expect(await staff.refunds()).toMatchObject([
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
    const events = (await historyOf(test.db, staff.order.id)).map(({ event, cause }) => [
      event,
      cause,
    ]);
    expect(events.slice(2)).toEqual([
      ['RefundRequested', 'staff'],
      ['RefundAccepted', 'staff'],
      ['RefundCompleted', 'staff'],
    ]);
    expect(await staff.run('list')).toMatch(/₹7,499 refunded$/m);
    expect(await staff.run('export')).toMatch(/,7499\.00,,$/m);
    expect(await staff.run('show', staff.order.id)).toMatch(
      /RF-\w+ +₹7,499 +completed +OMR1 +by Ravi: cancelled/,
    );
  });

  it('refunds a part, twice, and never more than was paid', async () => {
    staff.provider.onFindRefund = () => ({ state: 'completed', providerRefundId: 'OMR1' });
    await staff.refund('7000', '--yes');
    await expect(staff.refund('499.01', '--yes')).rejects.toThrow('Only ₹499 is left');
    staff.clock.nowMs += 1;
    await staff.refund('₹499.00', '--yes');
    await expect(staff.refund('--yes')).rejects.toThrow('is fully refunded');
    expect((await staff.refunds()).map(({ amountPaise }) => amountPaise)).toEqual([
      700_000, 49_900,
    ]);
    expect(new Set(staff.provider.refunds.map(({ id }) => id)).size).toBe(2);
  });

  it('asks to confirm, and changes nothing without a yes', async () => {
    await expect(staff.refund()).rejects.toThrow('no terminal to ask');
    staff.terminal.answer = 'n';
    await expect(staff.refund('500')).rejects.toThrow('Nothing was changed');
    expect(staff.terminal.questions).toEqual(['Refund ₹500 of ₹7,499? [y/N] ']);
    expect(staff.provider.refunds).toEqual([]);
    expect(await staff.refunds()).toEqual([]);
    staff.terminal.answer = 'y';
    expect(await staff.refund('500')).toContain('has accepted it. The server keeps checking');
    expect(await staff.refunds()).toMatchObject([{ state: 'accepted', amountPaise: 50_000 }]);
  });

  it('accepts one of two refunds at once', async () => {
    const both = await Promise.allSettled([
      staff.refund('5000', '--yes'),
      staff.refund('5000', '--yes'),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(staff.provider.refunds).toHaveLength(1);
    await expect(staff.refund('1', '--yes')).rejects.toThrow('is under way');
  });

  it('leaves an open outcome to the server, and allows no other refund meanwhile', async () => {
    staff.provider.onRefund = () => {
      throw new ProviderUnavailable('no response (timeout)');
    };
    expect(await staff.refund('--yes')).toContain(
      'No response from the payment provider. Do not repeat',
    );
    expect(await staff.refunds()).toMatchObject([
      { state: 'requested', leasedUntilMs: null, checks: 1 },
    ]);
    await expect(staff.refund('--yes')).rejects.toThrow('is under way');
  });

  it('says why a refund failed, flags the order, and may then be tried under a new id', async () => {
    staff.provider.onFindRefund = () => ({ state: 'unknown' });
    staff.provider.onRefund = () => {
      throw new RefundRefused('HTTP 400', 'REFUND_FOR_TXN_OLDER_THAN_LIMIT');
    };
    await expect(staff.refund('--yes')).rejects.toThrow('failed (REFUND_FOR_TXN_OLDER_THAN_LIMIT)');
    expect(await findOrder(test.db, staff.order.id)).toMatchObject({ flag: 'refund_failed' });
    staff.provider.onRefund = () => ({ state: 'completed', providerRefundId: 'OMR2' });
    await staff.refund('--yes');
    expect((await staff.refunds()).map(({ state }) => state).toSorted()).toEqual([
      'completed',
      'failed',
    ]);
    const [first, second] = staff.provider.refunds;
    expect(first?.id).not.toBe(second?.id);
  });
});

describe('the amount of a refund', () => {
  beforeEach(() => openOn(openSqlite));

  it('refunds the amount that the provider holds, if not the one ordered', async () => {
    const other = await storedOrder(test.db);
    staff.provider.onFind = () => ({ state: 'completed', amountPaise: 500_000 });
    await expect(staff.run('refund', other.id, '5000.01', '--yes', ...staff.why)).rejects.toThrow(
      '₹5,000',
    );
    expect(await staff.run('refund', other.id, '--yes', ...staff.why)).toContain(
      'of ₹5,000 is stored',
    );
    expect(staff.provider.refunds).toMatchObject([{ orderId: other.id, amountPaise: 500_000 }]);
  });

  it('refunds what the provider holds if a paid order had a different amount', async () => {
    const { id } = staff.order;
    const flag = { flag: 'amount_differs', cause: 'reconciler', atMs: startMs + 9 };
    await addFlag(test.db, id, flag);
    await resolveFlag(test.db, id, { cause: 'staff', atMs: startMs + 10, note: 'seen' });
    staff.provider.onFind = () => ({ state: 'completed', amountPaise: 500_000 });
    await expect(staff.refund('5000.01', '--yes')).rejects.toThrow('Only ₹5,000');
    expect(await staff.refund('--yes')).toContain('of ₹5,000 is stored');
  });

  it('refunds what the provider holds if a different amount was found before the right one', async () => {
    const { id } = await storedOrder(test.db);
    for (const event of ['OtherAmountFound', 'PaymentConfirmed'] as const) {
      await applyMove(test.db, id, event, { cause: 'test', atMs: startMs });
    }
    staff.provider.onFind = () => ({ state: 'completed', amountPaise: 500_000 });
    const said = await staff.run('refund', id, '--yes', ...staff.why);
    expect(said).toContain('of ₹5,000 is stored');
  });

  it('lists only completed refunds as refunded', async () => {
    await staff.refund('500', '--yes');
    expect(await staff.run('list')).toMatch(/₹500 being refunded$/m);
    expect(await staff.run('export')).toMatch(/,,500\.00,$/m);
  });
});

describe('refund at its limits', () => {
  beforeEach(() => openOn(openSqlite));

  it.each([
    ['0', 'Minimum refund is ₹1'],
    ['0.99', 'Minimum refund is ₹1'],
    ['-5', "Unknown option '-5'"],
    ['74,99', '"74,99" could mean ₹74.99 or ₹7,499: write 74.99 or 7499'],
    ['1.005', '"1.005" could mean ₹1,005: write 1005'],
    ['ten', '"ten" is not an amount in rupees'],
    ['', '"" is not an amount in rupees'],
    ['7499.01', 'Only ₹7,499 is left'],
    ['99999999999', 'Only ₹7,499 is left'],
  ])('refuses %j rupees', async (rupees, sentence) => {
    await expect(staff.refund(rupees, '--yes')).rejects.toThrow(sentence);
    expect(staff.provider.refunds).toEqual([]);
    expect(await staff.refunds()).toEqual([]);
  });

  it('refuses what is impossible, and changes nothing', async () => {
    await expect(staff.run('refund', `BAW-${'0'.repeat(20)}`, ...staff.why)).rejects.toThrow(
      'There is no order',
    );
    await expect(staff.run('refund', 'x', ...staff.why)).rejects.toThrow('not an order id');
    await expect(staff.run('refund', staff.order.id, '--yes')).rejects.toThrow('--reason must not');
    await expect(staff.run('refund', staff.order.id, '1', '2', ...staff.why)).rejects.toThrow(
      'Unexpected argument "2"',
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

  it.each([
    ['the least', '1', 100],
    ['the whole amount', '7499', 749_900],
    ['an amount with commas and spaces', ' 7,499 ', 749_900],
    ['one digit of paise', '₹499.5', 49_950],
  ])('refunds %s', async (_, rupees, amountPaise) => {
    await staff.refund(rupees, '--yes');
    expect(staff.provider.refunds).toMatchObject([{ amountPaise }]);
  });

  it('does not ask to confirm more than is left', async () => {
    staff.terminal.answer = 'y';
    await expect(staff.refund('7499.01')).rejects.toThrow('Only ₹7,499 is left');
    expect(staff.terminal.questions).toEqual([]);
  });

  it('refuses an ambiguous value of delivered work', async () => {
    const refused = staff.refund('--delivered', '20,00', '--yes');
    await expect(refused).rejects.toThrow('"20,00" could mean ₹20 or ₹2,000: write 20 or 2000');
  });

  it('deducts delivered work by the refund policy', async () => {
    expect(await staff.refund('--delivered', '2,000', '--yes')).toContain(
      '₹2,000 delivered): ₹5,499 of ₹7,499\n',
    );
  });

  /** A colleague's refund of ₹500. */
  const otherRefund = () => storedRefund(test.db, { orderId: staff.order.id, amountPaise: 50_000 });

  it('refuses a refund if another one began during the confirmation', async () => {
    staff.terminal.answer = 'y';
    staff.terminal.onAsk = otherRefund;
    await expect(staff.refund()).rejects.toThrow(/^Refund RF-\w+ of ₹500 is under way; wait until/);
    expect(staff.provider.refunds).toEqual([]);
  });

  it('refuses more than another one has left during the confirmation', async () => {
    staff.terminal.answer = 'y';
    staff.terminal.onAsk = async () => {
      const done = { event: 'RefundCompleted', cause: 'staff', providerRefundId: 'OMR1' } as const;
      await applyRefundMove(test.db, await otherRefund(), { ...done, atMs: startMs });
    };
    await expect(staff.refund()).rejects.toThrow('Only ₹6,999 is left to refund');
    expect(staff.provider.refunds).toEqual([]);
  });

  /** A refund that the provider says has failed. */
  const failedRefund = async () => {
    staff.provider.onRefund = () => ({
      ...{ state: 'failed', providerRefundId: 'OMR1', reason: 'BANK_DOWN' },
    });
    await expect(staff.refund('--yes')).rejects.toThrow('failed (BANK_DOWN)');
    staff.provider.onRefund = () => ({ state: 'completed', providerRefundId: 'OMR2' });
    staff.provider.refunds.length = 0;
  };

  it('refunds nothing twice if a failed refund was completed after all', async () => {
    await failedRefund();
    staff.provider.onFindRefund = () => ({ state: 'completed', providerRefundId: 'OMR1' });
    await expect(staff.refund('--yes')).rejects.toThrow('is fully refunded');
    expect(staff.provider.refunds).toEqual([]);
    expect(await staff.refunds()).toMatchObject([{ state: 'completed' }]);
    expect(await findOrder(test.db, staff.order.id)).toMatchObject({
      flag: 'refund_failed; refund_completed_late',
    });
  });

  it('refunds nothing twice if the failed one is completed during the confirmation', async () => {
    await failedRefund();
    staff.provider.onFindRefund = () => ({
      ...{ state: 'failed', providerRefundId: 'OMR1', reason: 'BANK_DOWN' },
    });
    staff.terminal.answer = 'y';
    staff.terminal.onAsk = async () => {
      staff.provider.onFindRefund = () => ({ state: 'completed', providerRefundId: 'OMR1' });
    };
    await expect(staff.refund()).rejects.toThrow('is fully refunded');
    expect(staff.provider.refunds).toEqual([]);
  });

  it.each<[string, () => RefundStatus, RegExp]>([
    ['under way', () => ({ state: 'pending', providerRefundId: 'OMR1' }), /is under way again/],
    ['unknown', () => ({ state: 'unknown' }), /does not know refund RF-/],
    [
      'not reported',
      () => {
        throw new ProviderUnavailable('no response (timeout)');
      },
      /no response \(timeout\)/,
    ],
  ])('refuses a second refund while the first, which failed, is %s', async (_, find, sentence) => {
    await failedRefund();
    staff.provider.onFindRefund = find;
    await expect(staff.refund('--yes')).rejects.toThrow(sentence);
    expect(staff.provider.refunds).toEqual([]);
    expect(await staff.refunds()).toMatchObject([{ state: 'failed' }]);
  });

  it('leaves an accepted refund to the server if the provider then falls silent', async () => {
    staff.provider.onFindRefund = () => {
      throw new ProviderUnavailable('no response (timeout)');
    };
    expect(await staff.refund('--yes')).toContain('has accepted it. The server keeps checking');
    expect(await staff.refunds()).toMatchObject([{ state: 'accepted', leasedUntilMs: null }]);
  });

  it('prints an unexpected response, and leaves the refund to the server', async () => {
    staff.provider.onFindRefund = () => {
      throw new Error('unknown state ON_HOLD');
    };
    await expect(staff.refund('--yes')).rejects.toThrow('unknown state ON_HOLD');
    expect(await staff.refunds()).toMatchObject([
      { state: 'accepted', leasedUntilMs: null, nextCheckAtMs: staff.clock.nowMs + 10_000 },
    ]);
  });
});

describe('policyLine', () => {
  const createdAtMs = Date.parse('2026-11-01T12:00:00+05:30');
  /** A Monday. */
  const paidAtMs = Date.parse('2026-11-16T12:00:00+05:30');
  const atNoon = (day: string) => Date.parse(`2026-11-${day}T12:00:00+05:30`);
  const order = { createdAtMs, paidAtMs } as Order;
  const paid = { order, paidPaise: 749_900, refundedPaise: 0 };

  it('says what is granted, and when', () => {
    expect(policyLine(paid, 0, atNoon('17'))).toBe(
      'By the refund policy (day 1, all fees until day 7): ₹7,499 of ₹7,499\n' +
        'The policy promises an answer by 2026-11-24, and the money between 2026-11-26 and 2026-12-01\n',
    );
  });

  it('deducts what was delivered', () => {
    expect(policyLine(paid, 200_000, atNoon('17'))).toContain(
      '(day 1, all fees until day 7, ₹2,000 delivered): ₹5,499 of ₹7,499\n',
    );
  });

  it('deducts what was refunded', () => {
    expect(policyLine({ ...paid, refundedPaise: 500_000 }, 200_000, atNoon('17'))).toContain(
      '(day 1, all fees until day 7, ₹2,000 delivered, ₹5,000 refunded): ₹499 of ₹7,499\n',
    );
  });

  it('grants credit instead of money later', () => {
    expect(policyLine(paid, 200_000, atNoon('24'))).toContain(
      ', ₹2,000 delivered): ₹2,749.50 of ₹7,499 as credit against other work, no money\n',
    );
  });

  it('counts from the creation of an order without a payment time', () => {
    const unnoted = { ...paid, order: { ...order, paidAtMs: null } };
    expect(policyLine(unnoted, 0, atNoon('17'))).toContain('(day 16, all fees until day 7): ');
  });
});
