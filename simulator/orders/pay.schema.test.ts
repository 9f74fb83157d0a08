import { describe, expect, it } from 'vitest';
import { firstIssue } from '../api/api-error.ts';
import { paySchema } from './pay.schema.ts';

const paymentFlow = {
  type: 'PG_CHECKOUT',
  merchantUrls: { redirectUrl: 'http://localhost:4321/payment-status?id=ORD_1' },
};
const request = { merchantOrderId: 'ORD_1', amount: 100, paymentFlow };
const faultOf = (more: Record<string, unknown>) => {
  const { error } = paySchema.safeParse({ ...request, ...more });
  return error && firstIssue(error);
};

describe('paySchema', () => {
  it('takes the smallest request', () => {
    expect(paySchema.parse(request)).toMatchObject({
      expireAfter: 1200,
      metaInfo: {},
      disablePaymentRetry: false,
    });
  });

  it('takes what lies on the borders, and fields that it does not know', () => {
    const metaInfo = { udf1: 'Ä'.repeat(256), udf10: ':*=', udf11: `${'a'.repeat(44)}_-+@. ` };
    expect(
      faultOf({ merchantOrderId: '_-'.repeat(31), expireAfter: 300, metaInfo }),
    ).toBeUndefined();
    expect(faultOf({ expireAfter: 3600, unheardOf: 1 })).toBeUndefined();
  });

  it.each<[Record<string, unknown>, string]>([
    [{ merchantOrderId: undefined }, 'merchantOrderId must not be blank.'],
    [{ merchantOrderId: '' }, 'merchantOrderId must not be blank.'],
    [{ merchantOrderId: 'a'.repeat(64) }, 'merchantOrderId is not'],
    [{ merchantOrderId: '../x' }, 'merchantOrderId is not'],
    [{ amount: 99 }, 'amount must be at least 100.'],
    [{ amount: 100.5 }, 'amount must be whole paise.'],
    [{ amount: '100' }, 'amount must be whole paise.'],
    [{ expireAfter: 299 }, 'expireAfter must be at least 300.'],
    [{ expireAfter: 3601 }, 'expireAfter must be at most 3600.'],
    [{ metaInfo: { udf1: '' } }, 'must be left out when empty'],
    [{ metaInfo: { udf2: 'a'.repeat(257) } }, 'longer than 256'],
    [{ metaInfo: { udf11: 'a:b' } }, 'odd characters'],
    [{ metaInfo: { udf15: 'a'.repeat(51) } }, 'too long'],
    [{ metaInfo: { name: 'Asha' } }, 'metaInfo Unrecognized key: "name"'],
    [{ paymentFlow: { ...paymentFlow, type: 'PG' } }, 'PG_CHECKOUT'],
    [{ paymentFlow: { ...paymentFlow, merchantUrls: {} } }, 'redirectUrl must be'],
    [
      { paymentFlow: { ...paymentFlow, merchantUrls: { redirectUrl: 'javascript:alert(1)' } } },
      'redirectUrl must be',
    ],
    [
      {
        paymentFlow: {
          ...paymentFlow,
          paymentModeConfig: { enabledPaymentModes: [], disabledPaymentModes: [] },
        },
      },
      'enabledPaymentModes or disabledPaymentModes',
    ],
  ])('refuses %j', (more, message) => {
    expect(faultOf(more)).toContain(message);
  });
});
