import { afterEach, describe, expect, it } from 'vitest';
import { startSimulator } from './app.fixture.ts';
import { defaultWebhook } from './config.ts';
import { eventually } from './eventually.fixture.ts';
import { receiveWebhooks } from './webhooks/webhook-receiver.fixture.ts';

const closers: (() => unknown)[] = [];
afterEach(() => Promise.all(closers.splice(0).map((close) => close())));

async function openSandboxWithReceiver() {
  const receiver = await receiveWebhooks();
  const simulator = startSimulator({
    sweepMs: 1,
    webhook: { ...defaultWebhook, url: receiver.url },
  });
  closers.push(() => simulator.app.close(), receiver.close);
  const events = () =>
    receiver.received.map(({ text }) => {
      const { event, payload } = JSON.parse(text);
      return `${event} ${payload.merchantOrderId}`;
    });
  return { ...simulator, events };
}

describe('the sandbox', () => {
  it('sends a webhook for a payment', async () => {
    const { admin, events, pay } = await openSandboxWithReceiver();
    await pay();
    await admin('POST', '/orders/ORD_1/pay');
    await eventually(() => expect(events()).toEqual(['checkout.order.completed ORD_1']));
  });

  it('sends a webhook for an order that expired though nobody asked for it', async () => {
    const { clock, events, pay } = await openSandboxWithReceiver();
    await pay();
    clock.nowMs += 900_000;
    await eventually(() => expect(events()).toEqual(['checkout.order.failed ORD_1']));
  });

  it('lets money arrive after the expiry when told so', async () => {
    const { clock, events, pay, status } = await openSandboxWithReceiver();
    await pay({ metaInfo: { udf1: 'sim:short-life=50 sim:late-payment=1' } });
    expect((await status()).json()).toMatchObject({ state: 'PENDING', expireAt: clock.nowMs + 50 });
    clock.nowMs += 50;
    const both = ['checkout.order.failed ORD_1', 'checkout.order.completed ORD_1'];
    await eventually(() => expect(events()).toEqual(both));
    expect((await status()).json()).toMatchObject({ state: 'COMPLETED' });
  });

  it('has no late money for an order that was cancelled', async () => {
    const { admin, events, pay, status } = await openSandboxWithReceiver();
    await pay({ metaInfo: { udf1: 'sim:late-payment' } });
    await admin('POST', '/orders/ORD_1/cancel');
    await eventually(() => expect(events()).toEqual(['checkout.order.failed ORD_1']));
    expect((await status()).json()).toMatchObject({ state: 'FAILED' });
  });

  it('sends a forged webhook at once when told so', async () => {
    const { events, pay, status } = await openSandboxWithReceiver();
    await pay({ metaInfo: { udf1: 'sim:webhook-forged' } });
    await eventually(() => expect(events()).toEqual(['checkout.order.completed ORD_1']));
    expect((await status()).json().state).toBe('PENDING');
  });

  it('forgets the oldest orders', async () => {
    const { pay, status } = startSimulator({ maxOrders: 2 });
    for (const merchantOrderId of ['A', 'B', 'C']) await pay({ merchantOrderId });
    expect((await status('A')).statusCode).toBe(400);
    expect((await status('C')).statusCode).toBe(200);
  });
});
