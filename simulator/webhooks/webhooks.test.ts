import { afterEach, describe, expect, it } from 'vitest';
import { defaultOptions, defaultWebhook } from '../config.ts';
import { eventually } from '../eventually.fixture.ts';
import type { FaultName } from '../faults/fault-list.ts';
import { FaultRegistry } from '../faults/fault-registry.ts';
import { moveContext, newOrder } from '../orders/order.fixture.ts';
import { pay } from '../orders/order.ts';
import { runLaterUnless } from '../run-later.ts';
import { receiveWebhooks } from './webhook-receiver.fixture.ts';
import { openWebhooks, webhookAuthorization } from './webhooks.ts';

const closers: (() => unknown)[] = [];
afterEach(() => Promise.all(closers.splice(0).map((close) => close())));

async function setUp(fault?: FaultName, value?: number, responses?: number[]) {
  const receiver = await receiveWebhooks(responses);
  const faults = new FaultRegistry(10);
  if (fault) faults.switchOn({ name: fault, value });
  const closing = new AbortController();
  const webhook = { ...defaultWebhook, url: receiver.url, retryDelayMs: 1, attempts: 3 };
  const webhooks = openWebhooks(
    { ...defaultOptions, webhook },
    faults,
    runLaterUnless(closing.signal),
  );
  closers.push(() => closing.abort(), receiver.close);
  const order = newOrder();
  pay(order, moveContext);
  const events = () => receiver.received.map(({ text }) => JSON.parse(text).event);
  return { receiver, webhooks, order, events };
}

const rightHash = webhookAuthorization(defaultWebhook.username, defaultWebhook.password);

describe('Webhooks', () => {
  it('delivers the webhook with the agreed hash', async () => {
    const { receiver, webhooks, order } = await setUp();
    await webhooks.announceOrder(order);
    expect(receiver.received).toHaveLength(1);
    expect(receiver.received[0]?.authorization).toBe(rightHash);
    expect(JSON.parse(receiver.received[0]?.text ?? '').payload.merchantOrderId).toBe('ORD_1');
    expect(order.deliveries).toMatchObject([
      { event: 'checkout.order.completed', httpStatus: 200 },
    ]);
  });

  it('hashes as PhonePe does', () => {
    // printf 'user:pass' | sha256sum
    const known = 'ef4c914c591698b268db3c64163eafda7209a630f236ebf0eebf045460df723a';
    expect(webhookAuthorization('user', 'pass')).toBe(known);
  });

  it('tries again until it is answered with 2xx', async () => {
    const { receiver, webhooks, order } = await setUp(undefined, undefined, [500, 503, 204]);
    await webhooks.announceOrder(order);
    await eventually(() => expect(order.deliveries).toHaveLength(3));
    expect(order.deliveries.map(({ httpStatus }) => httpStatus)).toEqual([500, 503, 204]);
    expect(receiver.received).toHaveLength(3);
  });

  it('gives up after the agreed number of tries', async () => {
    const { webhooks, order, receiver } = await setUp(undefined, undefined, [500, 500, 500, 500]);
    await receiver.close();
    await webhooks.announceOrder(order);
    await eventually(() => expect(order.deliveries).toHaveLength(3));
    expect(order.deliveries.every(({ httpStatus }) => httpStatus === null)).toBe(true);
  });

  it('sends nothing when told so', async () => {
    const { receiver, webhooks, order } = await setUp('webhook-never');
    await webhooks.announceOrder(order);
    expect(receiver.received).toEqual([]);
  });

  it('sends as many copies as told', async () => {
    const { webhooks, order, events } = await setUp('webhook-twice', 3);
    await webhooks.announceOrder(order);
    expect(events()).toEqual(Array(3).fill('checkout.order.completed'));
  });

  it('is late when told so', async () => {
    const { receiver, webhooks, order } = await setUp('webhook-late', 1);
    await webhooks.announceOrder(order);
    await eventually(() => expect(receiver.received).toHaveLength(1));
  });

  it('contradicts itself when told so', async () => {
    const { webhooks, order, events } = await setUp('webhook-reordered');
    await webhooks.announceOrder(order);
    expect(events()).toEqual(['checkout.order.completed', 'checkout.order.failed']);
  });

  it('uses another password when told so', async () => {
    const { receiver, webhooks, order } = await setUp('webhook-wrong-hash');
    await webhooks.announceOrder(order);
    expect(receiver.received[0]?.authorization).toMatch(/^[0-9a-f]{64}$/);
    expect(receiver.received[0]?.authorization).not.toBe(rightHash);
  });

  it('lies with a right hash when told so', async () => {
    const { receiver, webhooks } = await setUp('webhook-forged');
    const unpaid = newOrder();
    await webhooks.forge(unpaid);
    expect(receiver.received).toHaveLength(1);
    expect(receiver.received[0]?.authorization).toBe(rightHash);
    expect(JSON.parse(receiver.received[0]?.text ?? '').payload.state).toBe('COMPLETED');
    expect(unpaid.state).toBe('PENDING');
  });
});
