import { afterAll, describe, expect, it } from 'vitest';
import { isAuthentic, readWebhook } from '#server/payments/phonepe/webhook.ts';
import { defaultWebhook } from '#simulator/config.ts';
import { casePricePaise } from '#simulator/conformance/cases.ts';
import type { FaultName } from '#simulator/faults/fault-list.ts';
import { receiveWebhooks } from '#simulator/webhook-receiver.fixture.ts';
import { paymentOrder } from './payment-order.ts';
import { openSimulator } from './simulator.fixture.ts';
import { simulatorConfig } from './simulator-config.ts';

const receiver = await receiveWebhooks();
afterAll(receiver.close);
const simulator = await openSimulator({ webhook: { ...defaultWebhook, url: receiver.url } });
const provider = simulator.provider();

/** Presses a button of the payment page. */
const press = (page: string, outcome: string) =>
  fetch(page, { method: 'POST', redirect: 'manual', body: new URLSearchParams({ outcome }) });

/** All by which a bank finds a payment. */
const anyReference = {
  transactionId: expect.any(String),
  utr: expect.any(String),
  mode: expect.any(String),
  atMs: expect.any(Number),
};

describe('a payment', () => {
  it.each([
    ['pay', { state: 'completed', amountPaise: casePricePaise, payment: anyReference }],
    ['pending', { state: 'pending', amountPaise: casePricePaise }],
    ['fail', { state: 'failed', amountPaise: casePricePaise, reason: 'INVALID_MPIN' }],
    ['cancel', { state: 'failed', amountPaise: casePricePaise, reason: 'ORDER_CANCELLED_BY_USER' }],
  ])('is found after the button %s, and the payer returns', async (button, found) => {
    const order = paymentOrder();
    const { redirectUrl } = await provider.startPayment(order);
    const response = await press(redirectUrl, button);
    expect(response.headers.get('location')).toBe(order.returnUrl);
    await expect(provider.findPayment(order.id)).resolves.toEqual(found);
  });

  it('shows staff name, phone and service, and ends when PhonePe says', async () => {
    const order = paymentOrder({ name: 'आशा "<b>" 😀' });
    const { expiresAtMs, providerOrderId } = await provider.startPayment(order);
    expect(await simulator.admin('GET', `/orders/${order.id}`)).toMatchObject({
      orderId: providerOrderId,
      expireAtMs: expiresAtMs,
      metaInfo: { udf1: order.name, udf2: order.phone, udf3: order.item },
    });
  });
});

/** Our reading of the webhook that a move of a new order causes. */
async function webhookOf(move: 'pay' | 'cancel', fault?: FaultName) {
  const order = paymentOrder();
  await provider.startPayment(order);
  if (fault) await simulator.switchOn({ name: fault, order: order.id });
  const seen = receiver.received.length;
  await simulator.admin('POST', `/orders/${order.id}/${move}`);
  await expect.poll(() => receiver.received.length).toBeGreaterThan(seen);
  const { authorization, text = '' } = receiver.received.at(-1) ?? {};
  return {
    id: order.id,
    authentic: isAuthentic(authorization, simulatorConfig(0, 0)),
    checkRequest: readWebhook(JSON.parse(text)),
  };
}

describe('a webhook', () => {
  it.each<['pay' | 'cancel', string, FaultName | undefined]>([
    ['pay', 'checkout.order.completed', undefined],
    ['cancel', 'checkout.order.failed', undefined],
    ['pay', 'checkout.order.completed', 'webhook-only-event'],
    ['pay', 'checkout.order.completed', 'webhook-contradictory-type'],
    ['pay', 'checkout.order.completed', 'webhook-unknown-type'],
    ['pay', 'checkout.order.completed', 'webhook-extra-fields'],
    ['pay', 'checkout.order.completed', 'webhook-wrong-amount'],
    ['pay', 'checkout.order.remembered', 'webhook-unknown-event'],
  ])('of %s is read as %s (fault: %s)', async (move, event, fault) => {
    const { authentic, checkRequest, id } = await webhookOf(move, fault);
    expect({ authentic, checkRequest }).toEqual({
      authentic: true,
      checkRequest: { event, orderId: id },
    });
  });

  it('with the hash of another password is not authentic', async () => {
    expect((await webhookOf('pay', 'webhook-wrong-hash')).authentic).toBe(false);
  });

  it("keeps the id of another merchant's order, which PhonePe does not know", async () => {
    const { checkRequest, id } = await webhookOf('pay', 'webhook-foreign-order');
    const foreign = checkRequest && 'orderId' in checkRequest ? checkRequest.orderId : id;
    expect(foreign).not.toBe(id);
    await expect(provider.findPayment(foreign)).resolves.toEqual({ state: 'unknown' });
  });
});
