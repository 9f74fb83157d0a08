import { describe, expect, it } from 'vitest';
import { firstIssue } from '../api/api-error.ts';
import { codeOf, formHeaders, startSimulator } from '../app.fixture.ts';
import { paySchema } from './orders.routes.ts';

describe('POST /checkout/v2/pay', () => {
  it('accepts an order and answers with its pay page', async () => {
    const { pay } = startSimulator();
    const response = await pay();
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({
      orderId: expect.stringMatching(/^OMO\d{19}$/),
      state: 'PENDING',
      expireAt: 1_760_000_900_000,
      redirectUrl: expect.stringMatching(
        /^http:\/\/localhost(:80)?\/transact\/uat_v2\?token=.{36}$/,
      ),
    });
  });

  it('names the public address of the page if there is one', async () => {
    const { pay } = startSimulator({ publicUrl: 'https://pay.example' });
    expect((await pay()).json().redirectUrl).toMatch(/^https:\/\/pay\.example\/transact\//);
  });

  it('refuses a repeated id, whatever became of the order', async () => {
    const { admin, pay, switchOn } = startSimulator();
    await pay();
    expect(codeOf(await pay())).toEqual([400, 'BAD_REQUEST']);
    await admin('POST', '/orders/ORD_1/pay');
    expect(codeOf(await pay())).toEqual([400, 'BAD_REQUEST']);
    await switchOn('duplicate-417');
    expect(codeOf(await pay())).toEqual([417, 'INVALID_TRANSACTION_ID']);
  });

  it('says which field is wrong', async () => {
    const response = await startSimulator().pay({ merchantOrderId: '' });
    expect(codeOf(response)).toEqual([400, 'BAD_REQUEST']);
    expect(response.json()).toMatchObject({
      message: 'merchantOrderId must not be blank.',
      data: {},
    });
  });

  it('names a foreign host on request', async () => {
    const { pay, switchOn } = startSimulator();
    await switchOn('foreign-redirect');
    expect((await pay()).json().redirectUrl).toMatch(/^https:\/\/elsewhere\.example\//);
  });

  it('refuses an unknown magic value', async () => {
    const response = await startSimulator().pay({ metaInfo: { udf1: 'Asha sim:hang-pya' } });
    expect(codeOf(response)).toEqual([400, 'BAD_REQUEST']);
    expect(response.json().message).toContain('hang-pya');
  });

  it('reads magic values of this order alone', async () => {
    const { pay } = startSimulator();
    const metaInfo = { udf1: 'Asha sim:http-500-pay*1' };
    expect((await pay({ metaInfo })).statusCode).toBe(500);
    expect((await pay({ merchantOrderId: 'ORD_2' })).statusCode).toBe(200);
    expect((await pay({ metaInfo })).statusCode).toBe(200);
  });

  it('turns a magic token fault into one 401 and one failing token call', async () => {
    const { pay, postToken } = startSimulator();
    const metaInfo = { udf1: 'sim:text-503-token' };
    expect((await pay({ metaInfo }, {})).statusCode).toBe(401);
    expect((await postToken()).statusCode).toBe(503);
    expect((await postToken()).statusCode).toBe(200);
    expect((await pay({ metaInfo })).statusCode).toBe(200);
  });
});

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
  it('accepts the smallest request', () => {
    expect(paySchema.parse(request)).toMatchObject({
      expireAfter: 1200,
      metaInfo: {},
      disablePaymentRetry: false,
    });
  });

  it('accepts values at the limits, and unknown fields', () => {
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

describe('GET /checkout/v2/order/:id/status', () => {
  it('shows an order from first to last', async () => {
    const { admin, pay, status } = startSimulator();
    await pay({ metaInfo: { udf1: 'Asha' } });
    expect((await status()).json()).toMatchObject({
      state: 'PENDING',
      amount: 749_900,
      metaInfo: { udf1: 'Asha' },
      paymentDetails: [],
    });
    await admin('POST', '/orders/ORD_1/pay');
    expect((await status()).json()).toMatchObject({ state: 'COMPLETED', amount: 749_900 });
  });

  it('shows an expired order', async () => {
    const { clock, pay, status } = startSimulator();
    await pay();
    clock.nowMs += 900_000;
    const response = await status();
    expect(response.statusCode).toBe(200);
    expect(response.json()).toMatchObject({
      state: 'FAILED',
      errorCode: 'TXN_NOT_COMPLETED',
      detailedErrorCode: 'ORDER_EXPIRED',
    });
  });

  it('does not know an unknown order', async () => {
    const { status, switchOn } = startSimulator();
    expect(codeOf(await status('NEVER'))).toEqual([400, 'INVALID_MERCHANT_ORDER_ID']);
    await switchOn('mapping-not-found');
    expect(codeOf(await status('NEVER'))).toEqual([400, 'MERCHANT_ORDER_MAPPING_NOT_FOUND']);
  });

  it('accepts a repeated parameter', async () => {
    const { admin, pay, status } = startSimulator();
    await pay();
    await admin('POST', '/orders/ORD_1/fail');
    const twice = await status('ORD_1', '?details=false&details=false&errorContext=true');
    expect(twice.json()).toHaveProperty('errorContext');
    expect((await status()).json()).not.toHaveProperty('errorContext');
  });

  it('shows all attempts only on request', async () => {
    const { app, pay, status } = startSimulator();
    const token = new URL((await pay()).json().redirectUrl).searchParams.get('token');
    for (const outcome of ['fail', 'pay']) {
      await app.inject({
        method: 'POST',
        url: `/transact/uat_v2?token=${token}`,
        headers: formHeaders,
        payload: `outcome=${outcome}`,
      });
    }
    expect((await status()).json().paymentDetails).toHaveLength(1);
    for (const query of ['?details=true', '?details=true&details=true']) {
      expect((await status('ORD_1', query)).json().paymentDetails).toHaveLength(2);
    }
  });

  it.each([
    ['wrong-amount-status', { amount: 749_800 }],
    ['unknown-state-status', { state: 'ON_HOLD' }],
    ['extra-fields-status', { currency: 'INR', state: 'COMPLETED' }],
    ['stale-status', { state: 'PENDING', paymentDetails: [] }],
  ] as const)('is wrong when %s is on, once', async (name, body) => {
    const { admin, pay, status, switchOn } = startSimulator();
    await pay();
    await admin('POST', '/orders/ORD_1/pay');
    const truth = (await status()).json();
    await switchOn(name, { times: 1 });
    expect((await status()).json()).toMatchObject(body);
    expect((await status()).json()).toEqual(truth);
  });

  it('does not use up stale-status while the order is pending', async () => {
    const { admin, pay, status } = startSimulator();
    await pay({ metaInfo: { udf1: 'sim:stale-status*1' } });
    await status();
    await admin('POST', '/orders/ORD_1/pay');
    expect((await status()).json().state).toBe('PENDING');
    expect((await status()).json().state).toBe('COMPLETED');
  });

  it('hides an order on request', async () => {
    const { pay, status } = startSimulator();
    await pay({ metaInfo: { udf1: 'sim:order-not-found*1' } });
    expect(codeOf(await status())).toEqual([400, 'INVALID_MERCHANT_ORDER_ID']);
    expect((await status()).statusCode).toBe(200);
  });
});
