import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { exportAll, findOrder, historyOf, importAll } from '#server/orders/store.ts';
import { ProviderUnavailable, RefundRefused } from '#server/payments/provider.ts';
import { refundsOf } from '#server/refunds/store.ts';
import { engines, type TestDatabase } from '#tests/fixtures/databases.ts';
import { openRefundCommands } from './refund.fixture.ts';

describe.each(engines)('refund on $engine', ({ openTestDatabase }) => {
  let test: TestDatabase;
  let staff: Awaited<ReturnType<typeof openRefundCommands>>;
  beforeEach(async () => {
    test = await openTestDatabase();
    staff = await openRefundCommands(test);
  });
  afterEach(() => test.remove());

  it('gives back all that was paid, and shows the policy first', async () => {
    staff.provider.onFindRefund = () => ({ state: 'completed', providerRefundId: 'OMR1' });
    const said = await staff.refund('--yes', '--by', 'Ravi');
    expect(said).toContain('By the refund policy (day 1, all fees until day 7): ₹7,499 of ₹7,499');
    expect(said).toContain('₹7,499 has been given back');
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
    expect(await staff.run('list')).toMatch(/₹7,499 given back$/m);
    expect(await staff.run('export')).toMatch(/,7499\.00,,$/m);
    expect(JSON.parse(await staff.run('export', '--format', 'json'))).toMatchObject([
      { refundedPaise: 749_900 },
    ]);
    expect(await staff.run('show', staff.order.id)).toMatch(
      /RF-\w+ +₹7,499 +completed +OMR1 +by Ravi: cancelled/,
    );
  });

  it('gives back a part, twice, and never more than was paid', async () => {
    staff.provider.onFindRefund = () => ({ state: 'completed', providerRefundId: 'OMR1' });
    await staff.refund('7000', '--yes');
    await expect(staff.refund('499.01', '--yes')).rejects.toThrow('No more than ₹499 is left');
    staff.clock.nowMs += 1;
    await staff.refund('₹499.00', '--yes');
    await expect(staff.refund('--yes')).rejects.toThrow('All that was paid');
    expect((await staff.refunds()).map(({ amountPaise }) => amountPaise)).toEqual([
      700_000, 49_900,
    ]);
    expect(new Set(staff.provider.refunds.map(({ id }) => id)).size).toBe(2);
  });

  it('goes along to another database', async () => {
    await staff.refund('500', '--yes');
    const target = await openTestDatabase();
    await importAll(target.db, exportAll(test.db));
    expect(await refundsOf(target.db, staff.order.id)).toEqual(await staff.refunds());
    await target.remove();
  });

  it('asks first, and moves nothing without a yes', async () => {
    await expect(staff.refund()).rejects.toThrow('no terminal to ask in');
    staff.terminal.answer = 'n';
    await expect(staff.refund('500')).rejects.toThrow('Nothing was changed');
    expect(staff.terminal.asked).toEqual(['Give back ₹500 of ₹7,499? [y/N] ']);
    expect(staff.provider.refunds).toEqual([]);
    expect(await staff.refunds()).toEqual([]);
    staff.terminal.answer = 'y';
    expect(await staff.refund('500')).toContain('carries it out. The server asks on');
    expect(await staff.refunds()).toMatchObject([{ state: 'accepted', amountPaise: 50_000 }]);
  });

  it('lets one of two refunds at once through', async () => {
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
    expect(await staff.refund('--yes')).toContain('has not answered. Do not repeat');
    expect(await staff.refunds()).toMatchObject([
      { state: 'requested', leasedUntilMs: null, checks: 1 },
    ]);
    await expect(staff.refund('--yes')).rejects.toThrow('is under way');
  });

  it('says why a refund failed, flags the order, and may then be tried under a new id', async () => {
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
