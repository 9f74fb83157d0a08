import { describe, expect, it } from 'vitest';
import { PaymentRefused, ProviderUnavailable } from '#server/payments/provider.ts';
import { casePricePaise } from '#simulator/conformance/conformance-case.ts';
import { paymentOrder } from './payment-order.ts';
import { openSimulator } from './simulator.fixture.ts';

const { simulator, provider } = await openSimulator();

/** Presses a button of the hosted page. */
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
  ])('is found after the button %s, and the payer is led back', async (button, found) => {
    const order = paymentOrder();
    const { redirectUrl } = await provider.startPayment(order);
    const answer = await press(redirectUrl, button);
    expect(answer.headers.get('location')).toBe(order.returnUrl);
    await expect(provider.findPayment(order.id)).resolves.toEqual(found);
  });

  it('arrives with name, phone and service for the staff, and with its end', async () => {
    const order = paymentOrder({ name: 'आशा "<b>" 😀' });
    const { expiresAtMs, providerOrderId } = await provider.startPayment(order);
    expect(await simulator.admin('GET', `/orders/${order.id}`)).toMatchObject({
      orderId: providerOrderId,
      expireAtMs: expiresAtMs,
      metaInfo: { udf1: order.name, udf2: order.phone, udf3: order.item },
    });
  });
});

describe('our client', () => {
  it('uses one token for many payments', async () => {
    const fresh = simulator.provider();
    const before = (await simulator.admin('GET', '/calls')).token;
    const orders = Array.from({ length: 20 }, () => paymentOrder());
    await Promise.all(orders.map((order) => fresh.startPayment(order)));
    await Promise.all(orders.map(({ id }) => fresh.findPayment(id)));
    expect((await simulator.admin('GET', '/calls')).token).toBe(before + 1);
  });

  it('sends no payer to a foreign host', async () => {
    await simulator.switchOn({ name: 'foreign-redirect' });
    const starting = provider.startPayment(paymentOrder());
    await expect(starting).rejects.toThrow('PhonePe pay: sends the payer to elsewhere.example');
  });

  it('is refused only where PhonePe has no such order', async () => {
    const order = paymentOrder();
    await simulator.switchOn({ name: 'http-400-pay' });
    await expect(provider.startPayment(order)).rejects.toBeInstanceOf(PaymentRefused);
    await simulator.admin('DELETE', '/faults');
    await provider.startPayment(order);
    await simulator.switchOn({ name: 'http-400-pay' });
    await expect(provider.startPayment(order)).rejects.toBeInstanceOf(ProviderUnavailable);
  });
});
