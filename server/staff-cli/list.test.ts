import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addFlag, applyMove } from '#server/orders/moves.ts';
import { applyRefundMove } from '#server/refunds/store.ts';
import { engines, type TestDatabase } from '#tests/fixtures/databases.ts';
import { startMs, storedOrder } from '#tests/fixtures/orders.ts';
import { storedRefund } from '#tests/fixtures/refunds.ts';
import { runStaff } from './run-staff.fixture.ts';

const minuteMs = 60_000;
const oldest = `BAW-${'0'.repeat(20)}`;
const paid = `BAW-${'1'.repeat(20)}`;
const newest = `BAW-${'2'.repeat(20)}`;

describe.each(engines)('orders list on $engine', ({ openTestDatabase }) => {
  let test: TestDatabase;
  beforeEach(async () => {
    test = await openTestDatabase();
    await storeForgotten();
    await storePaid();
    const odd = { name: '=cmd\nDevi', serviceName: 'Logo, new', phone: '9000000000' };
    const createdAtMs = startMs + 2 * minuteMs;
    await storedOrder(test.db, { id: newest, code: '222-222', ...odd, createdAtMs });
  });
  afterEach(() => test.remove());

  const storeForgotten = async () => {
    await storedOrder(test.db, { id: oldest, code: 'C23-QRX', amountPaise: 50_000 });
    const failed = { cause: 'reconciler', atMs: startMs, failureReason: 'DECLINED' };
    await applyMove(test.db, oldest, 'PaymentFailed', failed);
    await run('forget', oldest, '--yes');
  };
  /** With every column filled. */
  const storePaid = async () => {
    const bought = { quantity: 3, unit: '/month', amountPaise: 2_654_646, taxPaise: 404_946 };
    const createdAtMs = startMs + minuteMs;
    const payerGstin = '27AAPFU0939F1ZV';
    await storedOrder(test.db, { id: paid, code: 'K7M-2QP', ...bought, payerGstin, createdAtMs });
    const payment = { transactionId: 'OM1', utr: '412345678901', mode: 'UPI_QR', atMs: startMs };
    const details = { cause: 'webhook', atMs: startMs + 3 * minuteMs, payment };
    await applyMove(test.db, paid, 'PaymentConfirmed', details);
    const refund = await storedRefund(test.db, { orderId: paid, amountPaise: 50_000 });
    const later = { cause: 'staff', atMs: startMs + 4 * minuteMs };
    const done = { ...later, event: 'RefundCompleted', providerRefundId: 'OMR1' } as const;
    await applyRefundMove(test.db, refund, done);
    await addFlag(test.db, paid, { ...later, flag: 'paid late' });
  };
  const run = (...words: string[]) => runStaff(test.db, words);
  const inColumns = (columns: number) => runStaff(test.db, ['list'], { columns });

  it('prints a table and the number of flagged orders', async () => {
    expect(await run('list')).toMatchInlineSnapshot(`
      "Created (IST)     Paid at           Id                        Code     State        Amount  Service                               Name         Phone
      2026-09-21 19:45                    BAW-22222222222222222222  222-222  created      ₹7,499  Logo, new                             =cmd Devi    9000000000
      2026-09-21 19:44  2026-09-21 19:46  BAW-11111111111111111111  K7M-2QP  paid     ₹26,546.46  SEO Optimization (3 × ₹7,499 /month)  Asha Kumari  9876543210  ₹500 refunded, ! paid late
      2026-09-21 19:43                    BAW-00000000000000000000  C23-QRX  failed         ₹500  SEO Optimization                      (erased)     (erased)

      ! Flagged orders: 1
      "
    `);
  });

  it('prints blocks if a line of the table is too long for the terminal', async () => {
    const table = await run('list');
    const widest = Math.max(...table.split('\n').map(({ length }) => length));
    expect(await inColumns(widest)).toBe(table);
    expect(await inColumns(widest - 1)).toMatchInlineSnapshot(`
      "2026-09-21 19:45  BAW-22222222222222222222  222-222  created  ₹7,499
        Logo, new
        =cmd Devi  9000000000

      2026-09-21 19:44  BAW-11111111111111111111  K7M-2QP  paid  ₹26,546.46
        SEO Optimization (3 × ₹7,499 /month)
        Asha Kumari  9876543210  paid at 2026-09-21 19:46
        ₹500 refunded, ! paid late

      2026-09-21 19:43  BAW-00000000000000000000  C23-QRX  failed  ₹500
        SEO Optimization
        (erased)  (erased)

      ! Flagged orders: 1
      "
    `);
  });

  it('says if there are more, and counts flagged orders only if there are any', async () => {
    const short = await run('list', '--limit', '1');
    expect(short.split('\n').slice(1)).toMatchInlineSnapshot(`
      [
        "2026-09-21 19:45           BAW-22222222222222222222  222-222  created  ₹7,499  Logo, new  =cmd Devi  9000000000",
        "",
        "There are more. See them with --limit 2",
        "",
      ]
    `);
  });

  it('finds an order by its code', async () => {
    const found = await run('list', '--code', 'k7m2qp');
    expect(found).toContain(paid);
    expect(found).not.toMatch(new RegExp(`${oldest}|${newest}`));
  });

  it('prints CSV', async () => {
    const csv = await run('export');
    expect(csv.replace('\uFEFF', '').replaceAll('\r', '')).toMatchInlineSnapshot(`
      "Id,Code,State,Created (IST),Paid at (IST),Changed (IST),Service,Quantity,Quantity details,Unit,Amount (INR),GST included (INR),Name,Phone,GSTIN,Provider,Provider order,Payment id,UTR,Payment mode,Payment time (IST),Failure reason,Refunded (INR),Refund under way (INR),Flag
      BAW-22222222222222222222,222-222,created,2026-09-21 19:45:20,,2026-09-21 19:45:20,"Logo, new",1,,,7499.00,0.00,"'=cmd
      Devi",9000000000,,fake,,,,,,,,,
      BAW-11111111111111111111,K7M-2QP,paid,2026-09-21 19:44:20,2026-09-21 19:46:20,2026-09-21 19:47:20,SEO Optimization,3,,/month,26546.46,4049.46,Asha Kumari,9876543210,27AAPFU0939F1ZV,fake,,OM1,412345678901,UPI_QR,2026-09-21 19:43:20,,500.00,,paid late
      BAW-00000000000000000000,C23-QRX,failed,2026-09-21 19:43:20,,2026-09-21 19:43:20,SEO Optimization,1,,,500.00,0.00,,,,fake,,,,,,DECLINED,,,
      "
    `);
  });
});
