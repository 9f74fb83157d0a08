import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { request } from '#tests/fixtures/catalogue.ts';
import { openTestCheckout } from '#tests/fixtures/checkout.ts';
import { placeOrder } from './place-order.ts';
import { findOrderByKey } from './store.ts';

const key = 'a-key-of-one-form-1234';
let test: Awaited<ReturnType<typeof openTestCheckout>>;
beforeEach(async () => {
  test = await openTestCheckout();
});
afterEach(() => test.remove());

const place = (changes = {}) => placeOrder(test.checkout, { ...request, ...changes }, key);
const stored = () => findOrderByKey(test.db, key);

describe('placing an order of several units', () => {
  it('charges the quantity times the price, with GST if it is charged', async () => {
    test.checkout.gstPercent = 18;
    const gstin = '27AAPFU0939F1ZV';
    await place({ quantity: 3, amount: 26_546.46, gstin });
    expect(await stored()).toMatchObject({
      ...{ quantity: 3, unit: '/month', amountPaise: 2_654_646, taxPaise: 404_946 },
      payerGstin: gstin,
    });
    expect(test.provider.started[0]).toMatchObject({
      amountPaise: 2_654_646,
      item: 'SEO Optimization (3 × ₹7,499 /month)',
    });
  });

  it.each([7_499, 22_497, 26_546.45])(
    'refuses three at %d rupees, names the right amount and stores nothing',
    async (amount) => {
      test.checkout.gstPercent = 18;
      const item = { quantity: 3, amountPaise: 2_654_646, taxPaise: 404_946 };
      const refusal = { reason: 'priceChanged', item };
      expect(await place({ quantity: 3, amount })).toMatchObject(refusal);
      expect(await stored()).toBeUndefined();
    },
  );

  it('is the same request with the quantity 1 or without one, and another with two', async () => {
    const first = await place();
    expect(await place({ quantity: 1 })).toEqual(first);
    expect(await place({ quantity: 2, amount: 14_998 })).toEqual({ reason: 'keyReused' });
  });

  it('keeps the breakdown of the quantity; another breakdown is another request', async () => {
    const six = { quantity: 6, amount: 44_994 };
    await place({ ...six, counts: { months: 3, times: 2 } });
    expect((await stored())?.counts).toBe('{"months":3,"times":2}');
    expect(test.provider.started[0]).toMatchObject({
      item: 'SEO Optimization (6 × ₹7,499 /month)',
      quantityDetails: 'months 3 × times 2',
    });
    expect(await place({ ...six, counts: { months: 2, times: 3 } })).toEqual({
      reason: 'keyReused',
    });
  });

  it('is another request with a GSTIN', async () => {
    test.checkout.gstPercent = 18;
    await place({ amount: 8_848.82 });
    const changed = { amount: 8_848.82, gstin: '27AAPFU0939F1ZV' };
    expect(await place(changed)).toEqual({ reason: 'keyReused' });
  });

  it('refuses a GSTIN if no GST is charged, and stores nothing', async () => {
    expect(await place({ gstin: '27AAPFU0939F1ZV' })).toEqual({ reason: 'noGst' });
    expect(await stored()).toBeUndefined();
  });
});
