import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import type { PhonePeProvider } from '#server/payments/phonepe/phonepe-provider.ts';
import { isAuthentic, readWebhook } from '#server/payments/phonepe/webhook.ts';
import { defaultWebhook } from '#simulator/config.ts';
import type { FaultName } from '#simulator/faults/fault-list.ts';
import { receiveWebhooks } from '#simulator/webhooks/webhook-receiver.fixture.ts';
import { paymentOrder } from './payment-order.ts';
import { forkSimulator } from './simulator-process.ts';

let receiver: Awaited<ReturnType<typeof receiveWebhooks>>;
let simulator: Awaited<ReturnType<typeof forkSimulator>>;
let provider: PhonePeProvider;
beforeAll(async () => {
  receiver = await receiveWebhooks();
  simulator = await forkSimulator(receiver.url);
  provider = simulator.provider();
});
afterEach(() => simulator.admin('DELETE', '/faults'));
afterAll(() => Promise.all([simulator.close(), receiver.close()]));

/** What our side makes of the webhook that a move of a new order brings about. */
async function webhookOf(move: 'pay' | 'cancel', fault?: FaultName) {
  const order = paymentOrder();
  await provider.startPayment(order);
  if (fault) await simulator.switchOn({ name: fault, order: order.id });
  const seen = receiver.received.length;
  await simulator.admin('POST', `/orders/${order.id}/${move}`);
  await vi.waitFor(() => expect(receiver.received.length).toBeGreaterThan(seen), {
    timeout: 10_000,
  });
  const { authorization, text = '' } = receiver.received.at(-1) ?? {};
  return {
    id: order.id,
    authentic: isAuthentic(authorization, defaultWebhook.username, defaultWebhook.password),
    checkRequest: readWebhook(JSON.parse(text)),
  };
}

it.each<['pay' | 'cancel', string, FaultName | undefined]>([
  ['pay', 'checkout.order.completed', undefined],
  ['cancel', 'checkout.order.failed', undefined],
  ['pay', 'checkout.order.completed', 'webhook-only-event'],
  ['pay', 'checkout.order.completed', 'webhook-contradictory-type'],
  ['pay', 'checkout.order.completed', 'webhook-unknown-type'],
  ['pay', 'checkout.order.completed', 'webhook-extra-fields'],
  ['pay', 'checkout.order.completed', 'webhook-wrong-amount'],
  ['pay', 'checkout.order.remembered', 'webhook-unknown-event'],
])('reads the webhook of %s as %s (fault: %s)', async (move, event, fault) => {
  const { authentic, checkRequest, id } = await webhookOf(move, fault);
  expect({ authentic, checkRequest }).toEqual({
    authentic: true,
    checkRequest: { event, orderId: id },
  });
});

it('knows a webhook with the hash of another password', async () => {
  expect((await webhookOf('pay', 'webhook-wrong-hash')).authentic).toBe(false);
});

it('reads the id of a foreign order as it stands, to be found nowhere', async () => {
  const { checkRequest, id } = await webhookOf('pay', 'webhook-foreign-order');
  const foreign = checkRequest && 'orderId' in checkRequest ? checkRequest.orderId : id;
  expect(foreign).not.toBe(id);
  await expect(provider.findPayment(foreign)).resolves.toEqual({ state: 'unknown' });
});
