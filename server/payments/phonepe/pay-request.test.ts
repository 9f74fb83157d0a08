import { describe, expect, it } from 'vitest';
import { payRequest, refundRequest } from './pay-request.ts';

const order = {
  id: 'BAW-00000000000000000001',
  amountPaise: 749_900,
  name: 'Asha Kumari',
  phone: '9876543210',
  item: 'SEO Optimization',
  madeOf: '',
  returnUrl: 'https://agency.example/payment-status?id=BAW-00000000000000000001',
};
const sent = (changes: Partial<typeof order>) =>
  JSON.parse(JSON.stringify(payRequest({ ...order, ...changes }, 900)));

describe('payRequest', () => {
  it('is the body that PhonePe wants', () => {
    expect(sent({})).toEqual({
      merchantOrderId: order.id,
      amount: 749_900,
      expireAfter: 900,
      disablePaymentRetry: true,
      metaInfo: { udf1: 'Asha Kumari', udf2: '9876543210', udf3: 'SEO Optimization' },
      paymentFlow: {
        type: 'PG_CHECKOUT',
        message: 'SEO Optimization',
        merchantUrls: { redirectUrl: order.returnUrl },
      },
    });
  });

  it('leaves empty fields out', () => {
    expect(sent({ name: ' ', phone: '' }).metaInfo).toEqual({ udf3: 'SEO Optimization' });
    expect(sent({ name: '', phone: '', item: '' })).not.toHaveProperty('metaInfo');
  });

  it('cuts a long name at 256 and never through a character', () => {
    expect(sent({ name: 'न'.repeat(300) }).metaInfo.udf1).toBe('न'.repeat(256));
    expect(sent({ name: 'Asha 😀 Kumari' }).metaInfo.udf1).toBe('Asha 😀 Kumari');
    expect(sent({ name: `${'a'.repeat(255)}😀` }).metaInfo.udf1).toBe('a'.repeat(255));
  });

  it.each([
    ['Flex Banner Printing (200 × ₹14 /sq.ft)', 'Flex Banner Printing 200 x Rs 14 sq.ft'],
    ['E-Commerce Website (2 × ₹29,999)', 'E-Commerce Website 2 x Rs 29999'],
    [`${'a'.repeat(49)} b`, 'a'.repeat(49)],
    ['झंडा', undefined],
  ])('tells the payer of %s in plain characters', (item, message) => {
    expect(sent({ item }).paymentFlow.message).toBe(message);
  });

  it('tells staff what the quantity is made of, not the payer, whose app would cut it', () => {
    const body = sent({ item: 'Flex (200 × ₹14 /sq.ft)', madeOf: 'width 20 × height 10' });
    expect(body.metaInfo.udf3).toBe('Flex (200 × ₹14 /sq.ft), width 20 × height 10');
    expect(body.paymentFlow.message).toBe('Flex 200 x Rs 14 sq.ft');
  });

  it('keeps a name on one line', () => {
    expect(sent({ name: 'Asha\r\n\u0000Kumari' }).metaInfo.udf1).toBe('Asha Kumari');
  });

  it.each(['', 'a/../b', 'a b', 'x'.repeat(64), 'é'])('refuses the id %j', (id) => {
    expect(() => sent({ id })).toThrow(new RangeError('not an id for PhonePe'));
  });

  it.each([0, 100.5, Number.NaN, -100])('refuses %d paise', (amountPaise) => {
    expect(() => sent({ amountPaise })).toThrow(RangeError);
  });
});

describe('refundRequest', () => {
  const refund = { id: 'RF-1', orderId: order.id, amountPaise: 10_000 };

  it('is the body that PhonePe wants', () => {
    const body = { merchantRefundId: 'RF-1', originalMerchantOrderId: order.id, amount: 10_000 };
    expect(refundRequest(refund)).toEqual(body);
  });

  it.each([{ id: 'a/../b' }, { amountPaise: 0 }, { amountPaise: 0.5 }])('refuses %j', (wrong) => {
    expect(() => refundRequest({ ...refund, ...wrong })).toThrow(RangeError);
  });
});
