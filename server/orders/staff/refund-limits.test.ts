import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { engines, type TestDatabase } from '#tests/fixtures/databases.ts';
import { startMs } from '#tests/fixtures/orders.ts';
import { dayMs, openRefundCommands } from './refund.fixture.ts';

describe.each(engines)('refund at its limits on $engine', ({ openTestDatabase }) => {
  let test: TestDatabase;
  let staff: Awaited<ReturnType<typeof openRefundCommands>>;
  beforeEach(async () => {
    test = await openTestDatabase();
    staff = await openRefundCommands(test);
  });
  afterEach(() => test.remove());

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

  it('tells the refund policy what was delivered', async () => {
    expect(await staff.refund('--delivered', '2,000', '--yes')).toContain(
      '₹2,000 delivered): ₹5,499 of ₹7,499\n',
    );
  });
});
