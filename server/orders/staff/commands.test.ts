import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Order } from '#server/orders/order.ts';
import { applyMove, exportAll, raiseAttention } from '#server/orders/orders.repository.ts';
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
    const note = { attention: 'paid late', cause: 'reconciler', atMs: startMs + 6_000 };
    await raiseAttention(test.db, paid.id, note);
  });
  afterEach(() => test.remove());

  const run = (...words: string[]) => runStaff(test.db, words);

  it('lists a table, with a flag where a person is needed', async () => {
    const lines = (await run('list')).split('\n');
    expect(lines[0]).toMatch(/^Created \(IST\) +Paid at +Id +State +Amount +Service/);
    expect(lines[1]).toMatch(new RegExp(`${other.id} {2}created +₹7,499 {2}Logo, new`));
    expect(lines[2]).toContain('  ₹26,546.46  SEO Optimization (3 × ₹7,499 /month)  Asha');
    expect(lines[2]).toMatch(/^2026-09-21 19:43 {2}2026-09-21 19:43 {2}.*9876543210 +! paid late$/);
    expect(lines.join('\n')).toContain('! Orders that need a person: 1');
    expect(lines.join('')).not.toContain('\u001b');
  });

  it('lists blocks of lines where the terminal is narrow', async () => {
    const text = await runStaff(test.db, ['list'], { columns: 80 });
    for (const line of text.split('\n')) expect(line.length).toBeLessThanOrEqual(80);
    expect(text).toContain(
      `2026-09-21 19:43  ${paid.id}  paid  ₹26,546.46\n  SEO Optimization (3 × ₹7,499 /month)\n`,
    );
    expect(text).toContain('  Asha Kumari  9876543210  paid at 2026-09-21 19:43\n  ! paid late\n');
  });

  it('filters, and says where there are more', async () => {
    expect(await run('list', '--state', 'paid')).not.toContain(other.id);
    expect(await run('list', '--service', 'Logo, new')).not.toContain(paid.id);
    expect(await run('list', '--to', 'yesterday')).toBe('No orders.\n');
    for (const filter of [['--attention'], ['--phone', '9876543210'], ['--paid-from', 'today']]) {
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

  it('exports CSV that no spreadsheet calculates', async () => {
    const [heading, first, second] = (await run('export', '--format', 'csv')).split('\r\n');
    expect(heading).toContain(
      'Created (IST),Paid at (IST),Changed (IST),Service,Quantity,Unit,Amount (INR),GST in it (INR),Name',
    );
    expect(first).toContain(`"Logo, new",1,,7499.00,0.00,'=cmd`);
    expect(second).toContain(
      'SEO Optimization,3,/month,26546.46,4049.46,Asha Kumari,9876543210,27AAPFU0939F1ZV,fake,,OM1,412345678901,UPI_QR,2026-09-21 19:43:20,',
    );
  });

  it('exports JSON in one array', async () => {
    const orders: unknown = JSON.parse(await run('export', '--format', 'json'));
    expect(orders).toMatchObject([
      { id: other.id, createdAt: '2026-09-21T19:43:21+05:30', amountPaise: 749_900 },
      {
        id: paid.id,
        quantity: 3,
        unit: '/month',
        taxPaise: 404_946,
        gstin: '27AAPFU0939F1ZV',
        provider: 'fake',
        state: 'paid',
        paidAt: '2026-09-21T19:43:25+05:30',
        payment: { id: 'OM1', utr: '412345678901', mode: 'UPI_QR' },
        attention: 'paid late',
      },
    ]);
    expect(JSON.parse(await run('list', '--format', 'json', '--state', 'failed'))).toEqual([]);
  });

  it('shows an order with its history', async () => {
    const sheet = await run('show', paid.id);
    expect(sheet).toMatch(/^Attention +! paid late$/m);
    expect(sheet).toMatch(/^Provider +fake$/m);
    expect(sheet).toMatch(/^Service +SEO Optimization \(3 × ₹7,499 \/month\)$/m);
    expect(sheet).toMatch(/^GST in it +₹4,049\.46$/m);
    expect(sheet).toMatch(/^GSTIN +27AAPFU0939F1ZV$/m);
    expect(sheet).toMatch(/^Paid at +2026-09-21 19:43:25 IST$/m);
    expect(sheet).toMatch(/^Payment id +OM1$/m);
    expect(sheet).toMatch(/^UTR +412345678901$/m);
    expect(sheet).toMatch(/^Payment time +2026-09-21 19:43:20 IST$/m);
    expect(sheet).toMatch(/^2026-09-21 19:43:25 +PaymentConfirmed +created -> paid +webhook$/m);
    await expect(run('show', `BAW-${'0'.repeat(20)}`)).rejects.toThrow('There is no order');
  });

  it('moves everything to another database', async () => {
    const text = await run('export', '--all');
    for (const { openTestDatabase: openTarget } of engines) {
      const target = await openTarget();
      async function* input() {
        yield text;
      }
      const said = await runStaff(target.db, ['import'], { input: input() });
      expect(said).toBe(`Imported ${text.trim().split('\n').length} rows\n`);
      const rows = await Array.fromAsync(exportAll(target.db));
      expect(rows.map((row) => `${JSON.stringify(row)}\n`).join('')).toBe(text);
      await target.remove();
    }
  });
});
