import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addFlag, applyMove } from '#server/orders/moves.ts';
import type { Order } from '#server/orders/order.ts';
import { engines, type TestDatabase } from '#tests/fixtures/databases.ts';
import { startMs, storedOrder } from '#tests/fixtures/orders.ts';
import { runStaff } from './run-staff.fixture.ts';

describe.each(engines)('orders command on $engine', ({ openTestDatabase }) => {
  let test: TestDatabase;
  let paid: Order;
  let other: Order;

  beforeEach(async () => {
    test = await openTestDatabase();
    const bought = { quantity: 3, unit: '/month', amountPaise: 2_654_646, taxPaise: 404_946 };
    paid = await storedOrder(test.db, { ...bought, payerGstin: '27AAPFU0939F1ZV' });
    const changes = { name: '=cmd\u001b[2J', serviceName: 'Logo, new', phone: '9000000000' };
    other = await storedOrder(test.db, { ...changes, createdAtMs: startMs + 1_000 });
    const payment = { transactionId: 'OM1', utr: '412345678901', mode: 'UPI_QR', atMs: startMs };
    const confirmed = { cause: 'webhook', atMs: startMs + 5_000, payment };
    await applyMove(test.db, paid.id, 'PaymentConfirmed', confirmed);
    const note = { flag: 'paid late', cause: 'reconciler', atMs: startMs + 6_000 };
    await addFlag(test.db, paid.id, note);
  });
  afterEach(() => test.remove());

  const run = (...words: string[]) => runStaff(test.db, words);

  it('filters, and says if there are more', async () => {
    expect(await run('list', '--state', 'paid')).not.toContain(other.id);
    expect(await run('list', '--service', 'Logo, new')).not.toContain(paid.id);
    expect(await run('list', '--to', 'yesterday')).toBe('No orders.\n');
    for (const filter of [['--flag'], ['--phone', '9876543210'], ['--paid-from', 'today']]) {
      const text = await run('list', ...filter);
      expect(text).toContain(paid.id);
      expect(text).not.toContain(other.id);
    }
    expect(await run('list', '--paid-to', '20/09/2026')).toBe('No orders.\n');
    const short = await run('list', '--limit', '1');
    expect(short).not.toContain(paid.id);
    expect(short).toContain('There are more');
    expect(await run('list', '--limit', '2')).not.toContain('There are more');
  });
});
