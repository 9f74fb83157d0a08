import { expect, it } from 'vitest';
import { phonePeEnvironments, Secret } from '#server/payments/phonepe/config.ts';
import { createPhonePeProvider } from '#server/payments/phonepe/provider.ts';
import { type PaymentProvider, ProviderUnavailable } from '#server/payments/provider.ts';
import { describeUnless } from '#tests/fixtures/describe-unless.ts';
import { paymentOrder } from './payment-order.ts';

const {
  PHONEPE_CLIENT_ID: clientId,
  PHONEPE_CLIENT_SECRET: clientSecret,
  PHONEPE_CLIENT_VERSION: clientVersion = '1',
} = process.env;

function connect(): PaymentProvider {
  const config = {
    ...phonePeEnvironments.sandbox,
    clientId: clientId ?? '',
    clientSecret: new Secret(clientSecret ?? ''),
    clientVersion,
    webhookUsername: 'unused',
    webhookPassword: new Secret('unused'),
    timeoutMs: 20_000,
    expireAfterSeconds: 300,
  };
  return createPhonePeProvider(config);
}

const missing =
  clientId && clientSecret
    ? undefined
    : 'PHONEPE_CLIENT_ID and PHONEPE_CLIENT_SECRET of its test mode are not set';

describeUnless(missing, "PhonePe's sandbox", () => {
  it('takes an order, knows it, and leaves a repeat open', async () => {
    const provider = connect();
    const order = paymentOrder({ returnUrl: 'https://agency.example/payment-status' });
    const started = await provider.startPayment(order);
    expect(new URL(started.redirectUrl).hostname).toMatch(/\.phonepe\.com$/);
    expect(started.expiresAtMs).toBeGreaterThan(Date.now());
    await expect(provider.findPayment(order.id)).resolves.toEqual({
      state: 'pending',
      amountPaise: order.amountPaise,
    });
    const repeat = await provider.startPayment(order).catch((error: unknown) => error);
    // PhonePe's pages leave open whether a repeat is refused or answered with the same order.
    if (repeat instanceof Error) expect(repeat).toBeInstanceOf(ProviderUnavailable);
    else expect(repeat).toMatchObject({ providerOrderId: started.providerOrderId });
  });

  it('does not know an order that it never received', async () => {
    await expect(connect().findPayment(paymentOrder().id)).resolves.toEqual({ state: 'unknown' });
  });
});
