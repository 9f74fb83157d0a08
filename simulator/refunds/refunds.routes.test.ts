import { describe, expect, it } from 'vitest';
import { codeOf, eventually, startSimulator } from '../app.fixture.ts';
import { defaultWebhook, type SimulatorOptions } from '../config.ts';
import { receiveWebhooks } from '../webhook-receiver.fixture.ts';

async function withPaidOrder(udf1 = 'Asha', options: Partial<SimulatorOptions> = {}) {
  const simulator = startSimulator(options);
  await simulator.pay({ metaInfo: { udf1 } });
  await simulator.admin('POST', '/orders/ORD_1/pay');
  const refund = (merchantRefundId: string, amount: number, originalMerchantOrderId = 'ORD_1') =>
    simulator.post('/payments/v2/refund', { merchantRefundId, originalMerchantOrderId, amount });
  const refundStatus = (id: string) => simulator.get(`/payments/v2/refund/${id}/status`);
  const settled = (id: string, state: string) =>
    eventually(async () => expect((await refundStatus(id)).json().state).toBe(state));
  return { ...simulator, refund, refundStatus, settled };
}

describe('refunds', () => {
  it('are accepted, then completed', async () => {
    const { refund, refundStatus, settled } = await withPaidOrder();
    const response = await refund('R1', 749_900);
    expect(response.json()).toEqual({
      refundId: expect.stringMatching(/^OMR\d+$/),
      amount: 749_900,
      state: 'PENDING',
    });
    await settled('R1', 'COMPLETED');
    expect((await refundStatus('R1')).json()).toMatchObject({
      originalMerchantOrderId: 'ORD_1',
      amount: 749_900,
      refundId: response.json().refundId,
      splitInstruments: [],
    });
  });

  it('may fail, and then be retried under a new id', async () => {
    const { refund, refundStatus, settled } = await withPaidOrder('sim:failed-refund*1');
    await refund('R1', 749_900);
    await settled('R1', 'FAILED');
    expect((await refundStatus('R1')).json()).toMatchObject({
      errorCode: 'REFUND_FAILED',
      detailedErrorCode: 'REFUND_FOR_TXN_OLDER_THAN_LIMIT',
    });
    expect((await refund('R2', 749_900)).statusCode).toBe(200);
    await settled('R2', 'COMPLETED');
  });

  it('may be completed after a reported failure', async () => {
    const receiver = await receiveWebhooks();
    const webhook = { ...defaultWebhook, url: receiver.url };
    const paid = await withPaidOrder('sim:late-refund*1', { webhook });
    const { app, refund, refundStatus, settled } = paid;
    await refund('R1', 749_900);
    await settled('R1', 'FAILED');
    await settled('R1', 'COMPLETED');
    expect((await refundStatus('R1')).json()).not.toHaveProperty('errorCode');
    const events = () => receiver.received.map(({ text }) => JSON.parse(text).event);
    const both = ['pg.refund.failed', 'pg.refund.completed'];
    await eventually(() => expect(events().slice(-2)).toEqual(both));
    await app.close();
    await receiver.close();
  });

  it('may be refused because the payment is too old', async () => {
    const { refund, refundStatus } = await withPaidOrder('sim:old-refund*1');
    expect(codeOf(await refund('R1', 100))).toEqual([400, 'REFUND_FOR_TXN_OLDER_THAN_LIMIT']);
    expect((await refundStatus('R1')).statusCode).toBe(400);
    expect((await refund('R1', 100)).statusCode).toBe(200);
  });

  it('may be refused because the payment is not eligible', async () => {
    const { refund, refundStatus } = await withPaidOrder('sim:ineligible-refund*1');
    expect(codeOf(await refund('R1', 100))).toEqual([402, 'NOT_ELIGIBLE']);
    expect((await refundStatus('R1')).statusCode).toBe(400);
  });

  it('may be reported as unknown', async () => {
    const { refund, refundStatus } = await withPaidOrder('sim:refund-not-found*1');
    await refund('R1', 100);
    expect(codeOf(await refundStatus('R1'))).toEqual([404, 'REFUND_NOT_FOUND']);
    expect((await refundStatus('R1')).statusCode).toBe(200);
  });

  it.each([
    ['pending-refund', { state: 'PENDING', amount: 100 }],
    ['unknown-state-refund', { state: 'ON_HOLD', amount: 100 }],
    ['wrong-amount-refund=1', { amount: 99 }],
  ])('may be reported wrongly by %s', async (fault, reported) => {
    const { admin, refund, refundStatus, settled } = await withPaidOrder();
    await refund('R1', 100);
    await settled('R1', 'COMPLETED');
    const [name, value] = fault.split('=');
    await admin('POST', '/faults', { name, ...(value && { value: Number(value) }) });
    expect((await refundStatus('R1')).json()).toMatchObject(reported);
    const refunds = (await admin('GET', '/orders/ORD_1/refunds')).json();
    expect(refunds).toMatchObject([{ merchantRefundId: 'R1', state: 'COMPLETED', amount: 100 }]);
  });

  it('may stay CONFIRMED', async () => {
    const { refund, settled } = await withPaidOrder('sim:confirmed-refund*3');
    await refund('R1', 100);
    await settled('R1', 'CONFIRMED');
    await settled('R1', 'COMPLETED');
  });

  it('are one at a time', async () => {
    const { refund } = await withPaidOrder('Asha', { refundDelayMs: 60_000 });
    expect((await refund('R1', 100)).statusCode).toBe(200);
    expect(codeOf(await refund('R2', 100))).toEqual([400, 'BAD_REQUEST']);
  });

  it.each([
    ['R1', 749_901, 'ORD_1'],
    ['R1', 99, 'ORD_1'],
    ['R 1', 100, 'ORD_1'],
    ['R1', 100, 'NEVER'],
  ])('refuse %j %j %j', async (id, amount, order) => {
    const { refund } = await withPaidOrder();
    expect(codeOf(await refund(id, amount, order))).toEqual([400, 'BAD_REQUEST']);
  });

  it('never exceed the payment, and refuse a repeated id', async () => {
    const { refund, settled } = await withPaidOrder();
    await refund('R1', 700_000);
    await settled('R1', 'COMPLETED');
    expect(codeOf(await refund('R1', 100))).toEqual([400, 'BAD_REQUEST']);
    expect(codeOf(await refund('R2', 49_901))).toEqual([400, 'BAD_REQUEST']);
    expect((await refund('R2', 49_900)).statusCode).toBe(200);
  });

  it('are for paid orders only', async () => {
    const simulator = startSimulator();
    await simulator.pay();
    const request = { merchantRefundId: 'R1', originalMerchantOrderId: 'ORD_1', amount: 100 };
    expect(codeOf(await simulator.post('/payments/v2/refund', request))).toEqual([
      400,
      'BAD_REQUEST',
    ]);
    expect((await simulator.get('/payments/v2/refund/R1/status')).statusCode).toBe(400);
  });
});
