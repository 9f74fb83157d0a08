import { MetaInfo, RefundRequest } from '@phonepe-pg/pg-sdk-node';
import { describe, expect, it } from 'vitest';
import { apiPrefix, buildSimulator } from '../app.ts';
import { defaultWebhook } from '../config.ts';
import { eventually } from '../eventually.fixture.ts';
import { casePricePaise } from './conformance-case.ts';
import { sdkFailure, sdkPayRequest } from './official-sdk.ts';
import { admin, connection, newId, receiver, sdk, startedOrder } from './sdk.fixture.ts';

const tokenCalls = async (): Promise<number> => (await admin('GET', '/calls')).json().token;

async function paidOrder(): Promise<string> {
  const id = await startedOrder();
  await admin('POST', `/orders/${id}/pay`);
  return id;
}

describe("PhonePe's SDK", () => {
  it('uses one token for many calls', async () => {
    const before = await tokenCalls();
    const ids = await Promise.all(Array.from({ length: 20 }, startedOrder));
    await Promise.all(ids.map((id) => sdk.getOrderStatus(id)));
    expect(await tokenCalls()).toBe(before);
    await sdk.tokenService.forceRefreshToken();
    expect(await tokenCalls()).toBe(before + 1);
  });

  it('gets a page to pay on, and reads every field of a paid order', async () => {
    const id = newId();
    const request = sdkPayRequest(id, casePricePaise);
    request.metaInfo = MetaInfo.builder().udf1('Asha').udf11('a b@c.d+e').build();
    const started = await sdk.pay(request);
    expect(started.orderId).toMatch(/^OMO/);
    expect(started.expireAt).toBeGreaterThan(Date.now());
    const page = await fetch(started.redirectUrl);
    expect(await page.text()).toContain(id);

    await admin('POST', `/orders/${id}/pay`);
    const status = await sdk.getOrderStatus(id, true);
    expect(status).toMatchObject({
      orderId: started.orderId,
      state: 'COMPLETED',
      amount: casePricePaise,
      expireAt: started.expireAt,
      metaInfo: { udf1: 'Asha', udf11: 'a b@c.d+e' },
      paymentDetails: [{ state: 'COMPLETED', amount: casePricePaise }],
    });
  });

  it.each(['pay', 'cancel'] as const)('trusts the webhook of %s', async (move) => {
    const id = await startedOrder();
    const { username, password } = defaultWebhook;
    const seen = receiver.received.length;
    await admin('POST', `/orders/${id}/${move}`);
    await eventually(() => expect(receiver.received).toHaveLength(seen + 1));
    const { authorization = '', text = '' } = receiver.received.at(-1) ?? {};
    const callback = sdk.validateCallback(username, password, authorization, text);
    expect(callback).toMatchObject({
      event: move === 'pay' ? 'checkout.order.completed' : 'checkout.order.failed',
      payload: {
        merchantOrderId: id,
        amount: casePricePaise,
        state: move === 'pay' ? 'COMPLETED' : 'FAILED',
      },
    });
    const forged = () => sdk.validateCallback(username, 'another1', authorization, text);
    expect(forged).toThrow('Invalid Callback');
  });

  it('refunds, and hears how it went', async () => {
    const [order, refund] = [await paidOrder(), newId()];
    const request = new RefundRequest(refund, order, casePricePaise);
    expect(await sdk.refund(request)).toMatchObject({ state: 'PENDING', amount: casePricePaise });
    await eventually(async () =>
      expect(await sdk.getRefundStatus(refund)).toMatchObject({
        state: 'COMPLETED',
        originalMerchantOrderId: order,
        amount: casePricePaise,
      }),
    );
    expect(await sdk.refund(request).catch(sdkFailure)).toMatchObject({ exception: 'BadRequest' });
    expect(await sdk.getRefundStatus('NEVER').catch(sdkFailure)).toMatchObject({
      exception: 'BadRequest',
      httpStatusCode: 400,
    });
  });

  it('hears of a refund that failed', async () => {
    const [order, refund] = [await paidOrder(), newId()];
    await admin('POST', '/faults', { name: 'failed-refund', order });
    await sdk.refund(new RefundRequest(refund, order, 100));
    await eventually(async () =>
      expect(await sdk.getRefundStatus(refund)).toMatchObject({ state: 'FAILED' }),
    );
  });

  it('hears of a refund that failed and was then carried out', async () => {
    const [order, refund] = [await paidOrder(), newId()];
    await admin('POST', '/faults', { name: 'late-refund', order });
    await sdk.refund(new RefundRequest(refund, order, 100));
    const state = async () => (await sdk.getRefundStatus(refund)).state;
    await eventually(async () => expect(await state()).toBe('FAILED'));
    await eventually(async () => expect(await state()).toBe('COMPLETED'));
    const { username, password } = defaultWebhook;
    const lastWebhook = () => {
      const { authorization = '', text = '' } = receiver.received.at(-1) ?? {};
      return sdk.validateCallback(username, password, authorization, text);
    };
    await eventually(() =>
      expect(lastWebhook()).toMatchObject({
        event: 'pg.refund.completed',
        payload: { merchantRefundId: refund, state: 'COMPLETED' },
      }),
    );
  });

  it('is refused with a wrong secret', async () => {
    const stricter = buildSimulator({ clientSecret: 'another' });
    connection.baseUrl = (await stricter.listen({ port: 0, host: '127.0.0.1' })) + apiPrefix;
    const outcome = await sdk.tokenService.forceRefreshToken().catch(sdkFailure);
    await stricter.close();
    expect(outcome).toEqual({
      exception: 'UnauthorizedAccess',
      httpStatusCode: 401,
      code: 'OIM004',
    });
  });
});
