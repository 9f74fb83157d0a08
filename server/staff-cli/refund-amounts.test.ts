import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addFlag, applyMove, resolveFlag } from '#server/orders/store.ts';
import { engines, type TestDatabase } from '#tests/fixtures/databases.ts';
import { startMs, storedOrder } from '#tests/fixtures/orders.ts';
import { openRefundCommands } from './refund.fixture.ts';

describe.each(engines)('amounts of refunds on $engine', ({ openTestDatabase }) => {
  let test: TestDatabase;
  let staff: Awaited<ReturnType<typeof openRefundCommands>>;
  beforeEach(async () => {
    test = await openTestDatabase();
    staff = await openRefundCommands(test);
  });
  afterEach(() => test.remove());

  it('gives back another amount than was ordered, as the provider holds it', async () => {
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

  it('gives back what the provider holds where a paid order had another amount', async () => {
    const { id } = staff.order;
    const flag = { flag: 'amount_differs', cause: 'reconciler', atMs: startMs + 9 };
    await addFlag(test.db, id, flag);
    await resolveFlag(test.db, id, { cause: 'staff', atMs: startMs + 10, note: 'seen' });
    staff.provider.onFind = () => ({ state: 'completed', amountPaise: 500_000 });
    await expect(staff.refund('5000.01', '--yes')).rejects.toThrow('No more than ₹5,000');
    expect(await staff.refund('--yes')).toContain('of ₹5,000 is stored');
  });

  it('gives back what the provider holds where another amount was told before the right one', async () => {
    const { id } = await storedOrder(test.db);
    for (const event of ['OtherAmountFound', 'PaymentConfirmed'] as const) {
      await applyMove(test.db, id, event, { cause: 'test', atMs: startMs });
    }
    staff.provider.onFind = () => ({ state: 'completed', amountPaise: 500_000 });
    const said = await staff.run('refund', id, '--yes', ...staff.why);
    expect(said).toContain('of ₹5,000 is stored');
  });

  it('lists as given back only what has been', async () => {
    await staff.refund('500', '--yes');
    expect(await staff.run('list')).toMatch(/₹500 on its way back$/m);
    expect(await staff.run('export')).toMatch(/,,500\.00,$/m);
    expect(JSON.parse(await staff.run('export', '--format', 'json'))).toMatchObject([
      { refundedPaise: 0, refundUnderWayPaise: 50_000 },
    ]);
  });
});
