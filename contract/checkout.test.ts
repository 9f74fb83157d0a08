import { describe, expect, it } from 'vitest';
import { longestName, paymentRequestSchema } from './checkout.ts';

const request = {
  name: 'राकेश "RK" <Kumar> & Söhne 😀',
  phone: '9876543210',
  amount: 7499,
  serviceName: 'SEO Optimization',
};
const takes = (value: unknown) => paymentRequestSchema.safeParse(value).success;

describe('a payment request', () => {
  it('is taken as it is, spaces around the name cut', () => {
    expect(paymentRequestSchema.parse({ ...request, name: '  Asha\n' }).name).toBe('Asha');
    expect(paymentRequestSchema.parse(request)).toEqual(request);
    expect(takes({ ...request, name: 'अ'.repeat(longestName) })).toBe(true);
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
    { amount: 7499.5 },
    { amount: 1e21 },
    { amount: 10_000_001 },
    { amount: '7499' },
    { amount: Number.NaN },
    { amount: null },
    { serviceName: '' },
    { serviceName: 'a'.repeat(61) },
    { serviceName: {} },
    { more: 1 },
  ])('is refused with %o', (changes) => {
    expect(takes({ ...request, ...changes })).toBe(false);
  });

  it.each([undefined, null, 'text', 7, [request], {}])('is not %o', (value) => {
    expect(takes(value)).toBe(false);
  });
});
