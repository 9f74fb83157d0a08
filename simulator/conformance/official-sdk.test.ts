import { MetaInfo, RefundRequest } from '@phonepe-pg/pg-sdk-node';
import { describe, expect, it } from 'vitest';
import { eventually } from '../app.fixture.ts';
import { apiPrefix, buildSimulator } from '../app.ts';
import { defaultWebhook } from '../config.ts';
import { type ConformanceCase, casePricePaise, conformanceCases, refundCases } from './cases.ts';
import {
  admin,
  connection,
  newId,
  receiver,
  sdk,
  sdkFailure,
  sdkPayRequest,
  startedOrder,
} from './official-sdk.fixture.ts';

const tokenCalls = async (): Promise<number> => (await admin('GET', '/calls')).json().token;

async function paidOrder(): Promise<string> {
  const id = await startedOrder();
  await admin('POST', `/orders/${id}/pay`);
  return id;
}

async function given(kind: ConformanceCase['given']): Promise<string> {
  if (kind === 'nothing') return newId();
  if (kind === 'order') return startedOrder();
  const id = newId();
  await admin('POST', '/faults', { name: 'lost-pay', times: 1, order: id });
  await sdk.pay(sdkPayRequest(id, casePricePaise)).catch(sdkFailure);
  return id;
}

/** Calls while the faults of the case are on, and compares what the SDK returns or throws. */
async function expectOutcome(test: ConformanceCase, call: () => Promise<unknown>): Promise<void> {
  for (const fault of test.faults ?? []) await admin('POST', '/faults', fault);
  if (test.sdk === 'unreachable') connection.timeoutMs = 300;
  const outcome = await call().catch(sdkFailure);
  if (typeof test.sdk === 'string') expect(outcome).toBe(test.sdk);
  else expect(outcome).toMatchObject(test.sdk);
}

describe("PhonePe's SDK against the simulator", () => {
  it.each(conformanceCases)('$call: $title', async (test) => {
    const id = await given(test.given);
    if (test.move) await admin('POST', `/orders/${id}/${test.move}`);
    const pay = () => sdk.pay(sdkPayRequest(id, test.amountPaise ?? casePricePaise));
    await expectOutcome(test, () => (test.call === 'pay' ? pay() : sdk.getOrderStatus(id)));
  });

  it.each(refundCases)('$call: $title', async (test) => {
    const [order, id] = [await paidOrder(), newId()];
    for (const fault of test.before ?? []) await admin('POST', '/faults', fault);
    if (test.given === 'refund') {
      await sdk.refund(new RefundRequest(id, order, casePricePaise));
      await eventually(async () =>
        expect((await sdk.getRefundStatus(id)).state).not.toBe('PENDING'),
      );
    }
    const refund = () =>
      sdk.refund(new RefundRequest(id, order, test.amountPaise ?? casePricePaise));
    await expectOutcome(test, () => (test.call === 'refund' ? refund() : sdk.getRefundStatus(id)));
  });
});

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

  it('refunds, and reads the outcome', async () => {
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

  it('reads a failed refund', async () => {
    const [order, refund] = [await paidOrder(), newId()];
    await admin('POST', '/faults', { name: 'failed-refund', order });
    await sdk.refund(new RefundRequest(refund, order, 100));
    await eventually(async () =>
      expect(await sdk.getRefundStatus(refund)).toMatchObject({ state: 'FAILED' }),
    );
  });

  it('reads a refund that failed and was then completed', async () => {
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
