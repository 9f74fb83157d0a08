import { describe, expect, it } from 'vitest';
import { paymentRequestSchema, paymentResponseSchema, statusResponseSchema } from './checkout.ts';
import { idempotencyKeyPattern, longestName, orderIdPattern } from './checkout-rules.ts';

const request = {
  name: 'राकेश "RK" <Kumar> & Söhne 😀',
  phone: '9876543210',
  amount: 7499,
  serviceName: 'SEO Optimization',
};
const takes = (value: unknown) => paymentRequestSchema.safeParse(value).success;

describe('a payment request', () => {
  it('is accepted as sent, with the name trimmed', () => {
    expect(paymentRequestSchema.parse({ ...request, name: '  Asha\n' }).name).toBe('Asha');
    expect(paymentRequestSchema.parse(request)).toEqual(request);
    expect(takes({ ...request, name: 'अ'.repeat(longestName) })).toBe(true);
    const taxed = { ...request, amount: 8848.82, quantity: 200, gstin: '27AAPFU0939F1ZV' };
    const sheet = { ...taxed, counts: { width: 19.99, height: 10 } };
    expect(paymentRequestSchema.parse(sheet)).toEqual(sheet);
    expect(paymentRequestSchema.parse(taxed)).toEqual(taxed);
  });

  it.each([
    { name: '' },
    { name: ' \t ' },
    { name: 'a'.repeat(longestName + 1) },
    { name: 'Asha\u0000' },
    { name: 'Asha\u0000Kumari' },
    { name: 'Asha\r\nBcc: a@example.com' },
    { name: 'Asha\tKumari' },
    { name: 'Asha\u001b[2J' },
    { name: 'Asha\u0085Kumari' },
    { name: '\u200b' },
    { name: '...' },
    { name: 'Asha \ud800' },
    { name: ['Asha'] },
    { name: null },
    { phone: '987654321' },
    { phone: '98765432101' },
    { phone: '98765abcde' },
    { phone: '९८७६५४३२१०' },
    { phone: '9876543210\n' },
    { phone: 9_876_543_210 },
    { amount: 0 },
    { amount: -7499 },
    { amount: 7499.005 },
    { amount: 1e21 },
    { amount: 20_000_001 },
    { amount: 19_999_999.990_000_013 },
    { amount: 1e-7 },
    { amount: '7499' },
    { amount: Number.NaN },
    { amount: null },
    { serviceName: '' },
    { serviceName: 'a'.repeat(61) },
    { serviceName: {} },
    { quantity: 6, counts: { days: 3 } },
    { counts: { elephants: 1 } },
    { counts: {} },
    { counts: { days: '1' } },
    { counts: { days: -1, vehicles: -1 } },
    { counts: { days: 30, times: 0.01 } },
    { counts: { days: 30, times: 1 / 30 } },
    { quantity: 2, counts: { width: 20, height: 10, times: 0.01 } },
    { quantity: 3, counts: { days: 1.5, vehicles: 2 } },
    { quantity: 1, counts: { boards: 0.005, width: 20, height: 10 } },
    { quantity: 1, counts: { width: 20.001, height: 0.04 } },
    { quantity: 1, counts: { width: 0.004, height: 10 } },
    { counts: { days: 1e300 } },
    { counts: [1] },
    { quantity: 0 },
    { quantity: -1 },
    { quantity: 1.5 },
    { quantity: '2' },
    { quantity: null },
    { quantity: 1e21 },
    { gstin: '' },
    { gstin: '27AAPFU0939F1ZX' },
    { gstin: null },
    { more: 1 },
  ])('is refused with %o', (changes) => {
    expect(takes({ ...request, ...changes })).toBe(false);
  });

  it.each([undefined, null, 'text', 7, [request], {}])('is not %o', (value) => {
    expect(takes(value)).toBe(false);
  });
});

describe('an idempotency key', () => {
  it.each(['0123456789abcdef', 'A_b-'.repeat(16)])('may be %s', (key) => {
    expect(key).toMatch(idempotencyKeyPattern);
  });

  it.each(['0123456789abcde', 'a'.repeat(65), '0123456789abcde!', ' 0123456789abcdef'])(
    'is not %j',
    (key) => expect(key).not.toMatch(idempotencyKeyPattern),
  );
});

describe('an order id', () => {
  it('is BAW- and twenty unambiguous letters or digits', () => {
    expect('BAW-0123456789ABCDEFGHJK').toMatch(orderIdPattern);
    expect('BAW-MNPQRSTVWXYZ98765432').toMatch(orderIdPattern);
  });

  it.each([
    'BAW-0123456789ABCDEFGHI0',
    'BAW-0123456789ABCDEFGHL0',
    'BAW-0123456789ABCDEFGHO0',
    'BAW-0123456789ABCDEFGHU0',
    'BAW-0123456789ABCDEFGHj0',
    'BAW-0123456789ABCDEFGHJ',
    'BAW-0123456789ABCDEFGHJK0',
    '0123456789ABCDEFGHJK',
    'BAW-0123456789ABCDEFGHJK\n',
    '../BAW-0123456789ABCDEFGHJK',
  ])('is not %j', (id) => expect(id).not.toMatch(orderIdPattern));
});

describe('an answer', () => {
  it('to a payment request has a page to open, or says why there is none', () => {
    const taken = { success: true, redirectUrl: 'https://pay.example/1', orderId: 'BAW-1' };
    const refused = { success: false, message: 'Not now.' };
    expect(paymentResponseSchema.parse(taken)).toEqual(taken);
    expect(paymentResponseSchema.parse(refused)).toEqual(refused);
    expect(paymentResponseSchema.safeParse({ ...taken, redirectUrl: 'pay' }).success).toBe(false);
  });

  it.each(['PAYMENT_SUCCESS', 'PAYMENT_ERROR', 'PAYMENT_PENDING', 'TRANSACTION_NOT_FOUND'])(
    'to a status request may have the code %s',
    (code) => {
      const answer = { success: true, code, message: 'Paid.' };
      expect(statusResponseSchema.parse(answer)).toEqual(answer);
      expect(statusResponseSchema.safeParse({ ...answer, code: `${code}.` }).success).toBe(false);
    },
  );
});
