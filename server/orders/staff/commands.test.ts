import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Order } from '#server/orders/order.ts';
import {
  applyMove,
  exportAll,
  findOrder,
  raiseAttention,
} from '#server/orders/orders.repository.ts';
import { engines, type TestDatabase } from '#tests/fixtures/databases.ts';
import { FakeProvider } from '#tests/fixtures/fake-provider.ts';
import { startMs, storedOrder } from '#tests/fixtures/orders.ts';
import { readCommand } from './commands.ts';

async function* noInput(): AsyncGenerator<string> {}
const noProvider = { provider: new FakeProvider(), askAgainMs: 0 };

describe.each(engines)('orders command on $engine', ({ openTestDatabase }) => {
  let test: TestDatabase;
  let paid: Order;
  let other: Order;
  const nowMs = () => startMs + 9_000;

  beforeEach(async () => {
    test = await openTestDatabase();
    paid = await storedOrder(test.db);
    const changes = { name: '=cmd\u001b[2J', serviceName: 'Logo, new', phone: '9000000000' };
    other = await storedOrder(test.db, { ...changes, createdAtMs: startMs + 1_000 });
    const payment = { transactionId: 'OM1', utr: '412345678901', mode: 'UPI_QR', atMs: startMs };
    const confirmed = { cause: 'webhook', atMs: startMs + 5_000, payment };
    await applyMove(test.db, paid.id, 'PaymentConfirmed', confirmed);
    const note = { attention: 'paid late', cause: 'reconciler', atMs: startMs + 6_000 };
    await raiseAttention(test.db, paid.id, note);
  });
  afterEach(() => test.remove());

  const run = async (...words: string[]) => {
    const context = { ...noProvider, db: test.db, nowMs, input: noInput() };
    return (await Array.fromAsync(readCommand(words)?.run(context) ?? [])).join('');
  };

  it('lists a table, with a flag where a person is needed', async () => {
    const lines = (await run('list')).split('\n');
    expect(lines[0]).toMatch(/^Created \(IST\) +Id +State +Amount +Service/);
    expect(lines[1]).toContain(`2026-09-21 19:43:21  ${other.id}  created  ₹7,499`);
    expect(lines[2]).toMatch(/Asha Kumari +9876543210 +! paid late$/);
    expect(lines.join('\n')).toContain('! Orders that need a person: 1');
    expect(lines.join('')).not.toContain('\u001b');
  });

  it('filters, and says where there are more', async () => {
    expect(await run('list', '--state', 'paid')).not.toContain(other.id);
    expect(await run('list', '--service', 'Logo, new')).not.toContain(paid.id);
    expect(await run('list', '--to', '2026-09-20')).toBe('No orders.\n');
    const short = await run('list', '--limit', '1');
    expect(short).not.toContain(paid.id);
    expect(short).toContain('There are more');
    expect(await run('list', '--limit', '2')).not.toContain('There are more');
  });

  it('exports CSV that no spreadsheet calculates', async () => {
    const [heading, first, second] = (await run('export', '--format', 'csv')).split('\r\n');
    expect(heading).toContain('Created (IST),Paid at (IST),Changed (IST),Service,Amount (INR)');
    expect(first).toContain(`"Logo, new",7499.00,'=cmd`);
    expect(second).toContain(
      'SEO Optimization,7499.00,Asha Kumari,9876543210,fake,,OM1,412345678901,UPI_QR,2026-09-21 19:43:20,',
    );
  });

  it('exports JSON in one array', async () => {
    const orders: unknown = JSON.parse(await run('export', '--format', 'json'));
    expect(orders).toMatchObject([
      { id: other.id, createdAt: '2026-09-21T19:43:21+05:30', amountPaise: 749_900 },
      {
        id: paid.id,
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
    expect(sheet).toMatch(/^Paid at +2026-09-21 19:43:25 IST$/m);
    expect(sheet).toMatch(/^Payment id +OM1$/m);
    expect(sheet).toMatch(/^UTR +412345678901$/m);
    expect(sheet).toMatch(/^Payment time +2026-09-21 19:43:20 IST$/m);
    expect(sheet).toMatch(/IST +PaymentConfirmed +created -> paid +by webhook$/m);
    await expect(run('show', `BAW-${'0'.repeat(20)}`)).rejects.toThrow('There is no order');
  });

  it('forgets a person and keeps the accounts', async () => {
    expect(await run('forget', paid.id)).toContain(`${paid.id}: erased name and phone; kept`);
    const kept = { name: null, phone: null, state: 'paid', amountPaise: 749_900 };
    expect(await findOrder(test.db, paid.id)).toMatchObject(kept);
    expect(await run('list')).toMatch(/\(erased\) +\(erased\)/);
    expect(await run('show', paid.id)).toMatch(/DetailsErased .*by staff/);
    expect(await run('forget', paid.id)).toContain('erased before');
    await expect(run('forget', `BAW-${'0'.repeat(20)}`)).rejects.toThrow('There is no order');
  });

  it('forgets all orders of a phone and nobody else', async () => {
    const second = await storedOrder(test.db);
    const said = await run('forget', '--phone', '9876543210');
    expect(said).toContain(paid.id);
    expect(said).toContain(second.id);
    expect((await findOrder(test.db, second.id))?.name).toBeNull();
    expect((await findOrder(test.db, other.id))?.phone).toBe('9000000000');
    await expect(run('forget', '--phone', '9876543210')).rejects.toThrow('no order of that phone');
  });

  it('moves everything to another database', async () => {
    const text = await run('export', '--all');
    for (const { openTestDatabase: openTarget } of engines) {
      const target = await openTarget();
      async function* input() {
        yield text;
      }
      const context = { ...noProvider, db: target.db, nowMs, input: input() };
      const said = await Array.fromAsync(readCommand(['import'])?.run(context) ?? []);
      expect(said).toEqual([`Imported ${text.trim().split('\n').length} rows\n`]);
      const rows = await Array.fromAsync(exportAll(target.db));
      expect(rows.map((row) => `${JSON.stringify(row)}\n`).join('')).toBe(text);
      await target.remove();
    }
  });
});
