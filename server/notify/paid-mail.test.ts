import { expect, it } from 'vitest';
import type { PaymentLabels } from '#contract/payment-labels.ts';
import type { Order } from '#server/orders/order.ts';
import { orderToInsert } from '#tests/fixtures/orders.ts';
import { paidMail } from './paid-mail.ts';

const mail = {
  subject: 'Paid: {price} for {service} ({id})',
  text: '{service}: {price}\nPrice {net}, GST {tax}\n{name}, {phone}\nGSTIN: {gstin}\n\nReference {id}\nCode {code}\nPaid {time}\n{language}',
};
const labels = { mail: mail as PaymentLabels['mail'], testMode: 'Test mode' };
const paidAtMs = Date.parse('2026-01-01T00:30:00Z');
const order = {
  ...orderToInsert({ provider: 'phonepe' }),
  id: 'BAW-1',
  code: 'K7M-2QP',
  payerGstin: null,
} as unknown as Order;
const mailOf = (changes: Partial<Order> = {}) =>
  paidMail({ order: { ...order, ...changes }, languageName: 'हिन्दी', paidAtMs }, labels);

it('has what was paid, by whom, the time in India and the language', () => {
  expect(mailOf()).toEqual({
    subject: 'Paid: ₹7,499 for SEO Optimization (BAW-1)',
    text: 'SEO Optimization: ₹7,499\nAsha Kumari, 9876543210\n\nReference BAW-1\nCode K7M-2QP\nPaid 2026-01-01 06:00:00 IST\nहिन्दी',
  });
});

it('has quantity, GST and GSTIN', () => {
  const bought = { quantity: 3, unit: '/month', amountPaise: 2_654_646, taxPaise: 404_946 };
  const { text } = mailOf({ ...bought, payerGstin: '27AAPFU0939F1ZV' });
  expect(text).toContain(
    'SEO Optimization (3 × ₹7,499 /month): ₹26,546.46\nPrice ₹22,497, GST ₹4,049.46\n',
  );
  expect(text).toContain('9876543210\nGSTIN: 27AAPFU0939F1ZV\n');
});

it('leaves out what has been erased', () => {
  const { text } = mailOf({ name: null, phone: null });
  expect(text).toBe(
    'SEO Optimization: ₹7,499\n\nReference BAW-1\nCode K7M-2QP\nPaid 2026-01-01 06:00:00 IST\nहिन्दी',
  );
  expect(mailOf({ phone: null }).text).toContain('\nAsha Kumari\n');
  expect(mailOf({ name: null }).text).toContain('\n9876543210\n');
});

it('lets no name forge a line or fill a placeholder', () => {
  const { text } = mailOf({ name: 'A\r\nPaid {id}' });
  expect(text).toContain('\nA Paid {id}, 9876543210\n');
});

it.each(['simulator', 'phonepe-sandbox'])('begins with a note that %s moves no money', (name) => {
  const { subject, text } = mailOf({ provider: name });
  expect(subject).toBe('[Test mode] Paid: ₹7,499 for SEO Optimization (BAW-1)');
  expect(text).toMatch(/^Test mode\nSEO Optimization: /);
});
