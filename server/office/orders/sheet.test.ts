import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sheetSchema } from '#contract/office/orders.ts';
import { applyMove, eraseDetails } from '#server/orders/moves.ts';
import { applyRefundMove } from '#server/refunds/store.ts';
import { engines, type TestDatabase } from '#tests/fixtures/databases.ts';
import { storedOrder } from '#tests/fixtures/orders.ts';
import { storedRefund } from '#tests/fixtures/refunds.ts';
import { openOffice, type TestOffice } from './office.fixture.ts';

const at = (time: string) => Date.parse(`${time}+05:30`);

describe.each(engines)('the sheet of a month on $engine', ({ openTestDatabase }) => {
  let test: TestDatabase;
  let office: TestOffice;
  beforeEach(async () => {
    test = await openTestDatabase();
    office = await openOffice(test);
  });
  afterEach(async () => {
    await office.app.close();
    await test.remove();
  });

  const paidOrder = async (paidAt: string, changes: Parameters<typeof storedOrder>[1] = {}) => {
    const atMs = at(paidAt);
    const phone = String(9_000_000_000 + (atMs % 1_000_000_000));
    const order = await storedOrder(test.db, { phone, createdAtMs: atMs - 60_000, ...changes });
    await applyMove(test.db, order.id, 'PaymentConfirmed', { cause: 'webhook', atMs });
    return order;
  };
  const refundOf = async (orderId: string, amountPaise: number, time: string) => {
    const refund = await storedRefund(test.db, { orderId, amountPaise });
    const move = { cause: 'test', atMs: at(time), providerRefundId: undefined };
    await applyRefundMove(test.db, refund, { event: 'RefundCompleted', ...move });
  };
  const sheet = (month: string) => office.get(`/api/sheet?month=${month}`, sheetSchema, 'Ravi');

  it('has what was paid and refunded in the month, in the order of time', async () => {
    await paidOrder('2025-12-31T23:59');
    const tax = { amountPaise: 118_000, taxPaise: 18_000, payerGstin: '10ABCDE1234F1Z5' };
    const first = await paidOrder('2026-01-01T00:00', tax);
    const second = await paidOrder('2026-01-31T23:59', { name: 'सुनीता', amountPaise: 50_000 });
    await paidOrder('2026-02-01T00:00');
    await refundOf(first.id, 33_333, '2026-01-15T12:00');
    await refundOf(second.id, 10_000, '2026-02-01T00:00');
    const common = { service: { en: 'SEO' } };
    expect(await sheet('2026-01')).toEqual({
      rows: [
        {
          ...common,
          ...{ orderId: first.id, code: first.code, kind: 'payment', atMs: at('2026-01-01T00:00') },
          ...{ name: 'Asha Kumari', payerGstin: '10ABCDE1234F1Z5' },
          ...{ amountPaise: 118_000, taxPaise: 18_000 },
        },
        {
          ...common,
          ...{ orderId: first.id, code: first.code, kind: 'refund', atMs: at('2026-01-15T12:00') },
          ...{ name: 'Asha Kumari', payerGstin: '10ABCDE1234F1Z5' },
          // 33,333 × 18,000 / 118,000 = 5,084.7
          ...{ amountPaise: -33_333, taxPaise: -5_085 },
        },
        {
          ...common,
          ...{ orderId: second.id, code: second.code, kind: 'payment' },
          ...{ atMs: at('2026-01-31T23:59'), name: 'सुनीता', payerGstin: null },
          ...{ amountPaise: 50_000, taxPaise: 0 },
        },
      ],
      totals: { paidPaise: 168_000, taxPaise: 12_915, refundedPaise: 33_333 },
    });
  });

  it('has no refund of a payment that it does not list', async () => {
    const { id } = await storedOrder(test.db);
    await applyMove(test.db, id, 'OtherAmountFound', {
      cause: 'test',
      atMs: at('2026-01-10T12:00'),
    });
    await refundOf(id, 10_000, '2026-01-15T12:00');
    expect(await sheet('2026-01')).toEqual({
      rows: [],
      totals: { paidPaise: 0, taxPaise: 0, refundedPaise: 0 },
    });
  });

  it('is empty for a month without payments, and refused for none', async () => {
    expect((await sheet('2026-12')).rows).toEqual([]);
    for (const month of ['2026-13', '2026-1', '0000-01', '9999-12', 'x', '']) {
      for (const path of ['sheet', 'sheet.csv']) {
        expect(await office.refusal('GET', `/api/${path}?month=${month}`), month).toEqual({
          status: 400,
          code: 'badRequest',
        });
      }
    }
  });

  it('is a file for a spreadsheet that reads Hindi and runs no formula', async () => {
    const order = await paidOrder('2026-01-02T10:00', { name: '=HYPERLINK("x")', code: 'K7M-2QP' });
    const erased = await paidOrder('2026-01-03T10:00', { name: 'सुनीता, कुमारी' });
    await refundOf(order.id, 749_900, '2026-01-04T10:00');
    const named = await office.send('GET', '/api/sheet.csv?month=2026-01', undefined, 'Ravi');
    expect(named.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="orders-2026-01.csv"',
    });
    expect(named.body).toContain(',"सुनीता, कुमारी",');
    await eraseDetails(test.db, erased.id, { cause: 'staff', atMs: at('2026-01-05T10:00') });
    const { body } = await office.send('GET', '/api/sheet.csv?month=2026-01');
    const cell = `"'=HYPERLINK(""x"")"`;
    expect(body.split('\r\n')).toEqual([
      '\uFEFFTime (IST),Kind,Order,Code,Name,Service,GSTIN,Amount (INR),GST included (INR)',
      `2026-01-02 10:00:00,payment,${order.id},${order.code},${cell},SEO,,7499.00,0.00`,
      `2026-01-03 10:00:00,payment,${erased.id},${erased.code},,SEO,,7499.00,0.00`,
      `2026-01-04 10:00:00,refund,${order.id},${order.code},${cell},SEO,,-7499.00,0.00`,
      '',
    ]);
  });
});
