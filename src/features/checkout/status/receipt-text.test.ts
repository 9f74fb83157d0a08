import { expect, it } from 'vitest';
import { fill } from '#contract/fill.ts';
import { paymentLabels } from '#tests/fixtures/content.ts';
import { order } from './order.fixture.ts';
import {
  chatTextOf,
  describeOrder,
  groupsOf,
  mailLink,
  type ReceiptOrder,
  receiptLines,
  unitPaiseOf,
} from './receipt-text.ts';

const { counts, status, tax } = paymentLabels;
const labels = { ...status, tax, counts };
const size = fill(counts.size, { width: 20, height: 10 });
const payer = { name: '', phone: '', gstin: '' };
const valuesOf = (changes: Partial<ReceiptOrder>) =>
  receiptLines({ ...order, ...payer, ...changes }, labels, 'en-IN').map(({ value }) => value);

it('has service, quantity, total and time of payment', () => {
  expect(receiptLines({ ...order, ...payer }, labels, 'en-IN')).toEqual([
    { label: labels.service, value: 'Flex Banner Printing' },
    { label: labels.quantity, value: `${size}, 200 × ₹14 /sq.ft` },
    { label: tax.total, value: '₹2,800' },
    { label: labels.paid, value: fill(labels.paidAt, { time: '22 Nov 2026, 9:05 am' }) },
  ]);
});

it('omits the time of an unpaid order and the unit of a job', () => {
  expect(valuesOf({ quantity: 1, counts: null, unit: null, paidAtMs: null })).toEqual([
    'Flex Banner Printing',
    '1 × ₹2,800',
    '₹2,800',
  ]);
});

it.each([
  [330_400, 50_400, 18],
  [2_153, 103, 5],
  [1_002_500, 2_500, 0.25],
])('shows the GST rate of %i paise, %i of them GST: %d %%', (amountPaise, taxPaise, percent) => {
  const taxed = { ...order, ...payer, quantity: 1, amountPaise, taxPaise };
  const names = receiptLines(taxed, labels, 'en-IN').map(({ label }) => label);
  expect(names.slice(2, 5)).toEqual([tax.price, fill(tax.gst, { percent }), tax.total]);
});

it('has the payer’s GSTIN if there is GST', () => {
  const taxed = { gstin: '27AAPFU0939F1ZV', amountPaise: 330_400, taxPaise: 50_400 };
  expect(valuesOf(taxed)).toContain(taxed.gstin);
  expect(valuesOf({ gstin: taxed.gstin })).not.toContain(taxed.gstin);
});

it('has name and phone of the payer', () => {
  expect(valuesOf({ name: 'Asha Devi', phone: '9876543210' })).toContain('Asha Devi, 9876543210');
});

it('has the refund', () => {
  expect(valuesOf({ refundedPaise: 49_900 }).at(-1)).toBe('₹499');
});

it('computes the price of one unit without GST', () => {
  expect(unitPaiseOf(order)).toBe(1_400);
  expect(unitPaiseOf({ ...order, amountPaise: 330_400, taxPaise: 50_400 })).toBe(1_400);
});

const chatLabels = {
  chatTextNoId: 'my payment',
  chatText: 'payment {id}',
  chatTextOrder: 'payment {id} for {order}',
  counts: { one: {}, many: {}, size: '{width} by {height} ft' },
} as Parameters<typeof chatTextOf>[2];

it('names the order and its quantity in the chat', () => {
  const text = 'payment BAW-1 (K7M-2QP) for Flex Banner Printing (20 by 10 ft, 200 × ₹14 /sq.ft)';
  expect(chatTextOf('BAW-1', order, chatLabels)).toBe(text);
  const one = { ...order, quantity: 1, counts: null, amountPaise: 1_400 };
  expect(chatTextOf('BAW-1', one, chatLabels)).toContain('(₹14 /sq.ft)');
});

it('names the order with its size', () => {
  expect(describeOrder(order, labels)).toBe(`${order.service} (${size}, 200 × ₹14 /sq.ft)`);
});

it('names only the reference in the chat until the order is known', () => {
  expect(chatTextOf('BAW-1', undefined, chatLabels)).toBe('payment BAW-1');
  expect(chatTextOf(undefined, undefined, chatLabels)).toBe('my payment');
});

const mail = {
  to: 'rakesh+shop@example.com',
  subject: 'Receipt BAW-1 & more',
  lines: [
    { label: 'Service', value: 'SEO' },
    { label: 'Total', value: '₹7,499' },
  ],
  notes: ['No GST is charged.', 'Siwan'],
};

it('encodes the mail', () => {
  const url = new URL(mailLink(mail));
  expect(url.protocol).toBe('mailto:');
  expect(decodeURIComponent(url.pathname)).toBe(mail.to);
  expect(url.searchParams.get('subject')).toBe(mail.subject);
  expect(url.searchParams.get('body')).toBe(
    'Service: SEO\r\nTotal: ₹7,499\r\n\r\nNo GST is charged.\r\nSiwan',
  );
});

it('ignores mail fields in the address', () => {
  const url = new URL(mailLink({ ...mail, to: 'a?bcc=b@example.com&cc=c' }));
  expect([...url.searchParams.keys()]).toEqual(['subject', 'body']);
});

it('has no recipient if the address is unknown', () => {
  expect(mailLink({ ...mail, to: '' })).toMatch(/^mailto:\?subject=/);
});

it('splits an order id into groups', () => {
  const id = 'BAW-0123456789ABCDEFGHJK';
  expect(groupsOf(id)).toEqual(['BAW-0123', '4567', '89AB', 'CDEF', 'GHJK']);
  expect(groupsOf(id).join('')).toBe(id);
});
