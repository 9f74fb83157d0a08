import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { applyRefundMove } from '#server/orders/refunds/refunds.repository.ts';
import { ProviderUnavailable } from '#server/payments/provider.ts';
import { engines, type TestDatabase } from '#tests/fixtures/databases.ts';
import { startMs } from '#tests/fixtures/orders.ts';
import { storedRefund } from '#tests/fixtures/refunds.ts';
import { openRefundCommands } from './refund.fixture.ts';

describe.each(engines)('outcome of a refund on $engine', ({ openTestDatabase }) => {
  let test: TestDatabase;
  let staff: Awaited<ReturnType<typeof openRefundCommands>>;
  beforeEach(async () => {
    test = await openTestDatabase();
    staff = await openRefundCommands(test);
  });
  afterEach(() => test.remove());

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
