import { describe, expect, it } from 'vitest';
import { codeOf, startSimulator } from '../app.fixture.ts';

describe('GET /checkout/v2/order/:id/status', () => {
  it('tells of an order from first to last', async () => {
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

  it('tells of an expired order', async () => {
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

  it('does not know a strange order', async () => {
    const { status, switchOn } = startSimulator();
    expect(codeOf(await status('NEVER'))).toEqual([400, 'INVALID_MERCHANT_ORDER_ID']);
    await switchOn('mapping-not-found');
    expect(codeOf(await status('NEVER'))).toEqual([400, 'MERCHANT_ORDER_MAPPING_NOT_FOUND']);
  });

  it('bears a flag that comes twice', async () => {
    const { admin, pay, status } = startSimulator();
    await pay();
    await admin('POST', '/orders/ORD_1/fail');
    const twice = await status('ORD_1', '?details=false&details=false&errorContext=true');
    expect(twice.json()).toHaveProperty('errorContext');
    expect((await status()).json()).not.toHaveProperty('errorContext');
  });

  it('shows all attempts only when asked', async () => {
    const { app, pay, status } = startSimulator();
    const token = new URL((await pay()).json().redirectUrl).searchParams.get('token');
    for (const outcome of ['fail', 'pay']) {
      await app.inject({
        method: 'POST',
        url: `/transact/uat_v2?token=${token}`,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
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

  it('hides an order when told so', async () => {
    const { pay, status } = startSimulator();
    await pay({ metaInfo: { udf1: 'sim:order-not-found*1' } });
    expect(codeOf(await status())).toEqual([400, 'INVALID_MERCHANT_ORDER_ID']);
    expect((await status()).statusCode).toBe(200);
  });
});
