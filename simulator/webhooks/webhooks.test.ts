import { afterEach, describe, expect, it } from 'vitest';
import type { FaultName } from '../faults/fault-list.ts';
import { FaultRegistry } from '../faults/fault-registry.ts';
import { defaultOptions, defaultWebhook } from '../options.ts';
import { moment, newOrder } from '../orders/order.fixture.ts';
import { pay } from '../orders/order.ts';
import { eventually } from '../patience.fixture.ts';
import { Timers } from '../timers.ts';
import { receiveWebhooks } from './webhook-receiver.fixture.ts';
import { webhookAuthorization } from './webhook-sender.ts';
import { Webhooks } from './webhooks.ts';

const closers: (() => unknown)[] = [];
afterEach(() => Promise.all(closers.splice(0).map((close) => close())));

async function setUp(fault?: FaultName, value?: number, answers?: number[]) {
  const shop = await receiveWebhooks(answers);
  const faults = new FaultRegistry(10);
  if (fault) faults.switchOn({ name: fault, times: undefined, value });
  const timers = new Timers();
  const webhook = { ...defaultWebhook, url: shop.url, retryDelayMs: 1, attempts: 3 };
  const webhooks = new Webhooks({ ...defaultOptions, webhook }, faults, timers);
  closers.push(
    () => timers.close(),
    () => webhooks.close(),
    shop.close,
  );
  const order = newOrder();
  pay(order, moment);
  const events = () => shop.received.map(({ text }) => JSON.parse(text).event);
  return { shop, webhooks, order, events };
}

const rightHash = webhookAuthorization(defaultWebhook.username, defaultWebhook.password);

describe('Webhooks', () => {
  it('tells the shop, with the agreed hash', async () => {
    const { shop, webhooks, order } = await setUp();
    webhooks.announceOrder(order);
    await webhooks.firstTry(order);
    expect(shop.received).toHaveLength(1);
    expect(shop.received[0]?.authorization).toBe(rightHash);
    expect(JSON.parse(shop.received[0]?.text ?? '').payload.merchantOrderId).toBe('ORD_1');
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
    const { shop, webhooks, order } = await setUp(undefined, undefined, [500, 503, 204]);
    webhooks.announceOrder(order);
    await eventually(() => expect(order.deliveries).toHaveLength(3));
    expect(order.deliveries.map(({ httpStatus }) => httpStatus)).toEqual([500, 503, 204]);
    expect(shop.received).toHaveLength(3);
  });

  it('gives up after the agreed number of tries', async () => {
    const { webhooks, order, shop } = await setUp(undefined, undefined, [500, 500, 500, 500]);
    await shop.close();
    webhooks.announceOrder(order);
    await eventually(() => expect(order.deliveries).toHaveLength(3));
    expect(order.deliveries.every(({ httpStatus }) => httpStatus === null)).toBe(true);
  });

  it('sends nothing when told so', async () => {
    const { shop, webhooks, order } = await setUp('webhook-never');
    webhooks.announceOrder(order);
    await webhooks.firstTry(order);
    expect(shop.received).toEqual([]);
  });

  it('sends as many copies as told', async () => {
    const { webhooks, order, events } = await setUp('webhook-twice', 3);
    webhooks.announceOrder(order);
    await webhooks.firstTry(order);
    expect(events()).toEqual(Array(3).fill('checkout.order.completed'));
  });

  it('is late when told so', async () => {
    const { shop, webhooks, order } = await setUp('webhook-late', 1);
    webhooks.announceOrder(order);
    await webhooks.firstTry(order);
    await eventually(() => expect(shop.received).toHaveLength(1));
  });

  it('contradicts itself when told so', async () => {
    const { webhooks, order, events } = await setUp('webhook-reordered');
    webhooks.announceOrder(order);
    await webhooks.firstTry(order);
    expect(events()).toEqual(['checkout.order.completed', 'checkout.order.failed']);
  });

  it('uses another password when told so', async () => {
    const { shop, webhooks, order } = await setUp('webhook-wrong-hash');
    webhooks.announceOrder(order);
    await webhooks.firstTry(order);
    expect(shop.received[0]?.authorization).toMatch(/^[0-9a-f]{64}$/);
    expect(shop.received[0]?.authorization).not.toBe(rightHash);
  });

  it('lies with a right hash when told so', async () => {
    const { shop, webhooks } = await setUp('webhook-forged');
    const unpaid = newOrder();
    webhooks.forge(unpaid);
    await eventually(() => expect(shop.received).toHaveLength(1));
    expect(shop.received[0]?.authorization).toBe(rightHash);
    expect(JSON.parse(shop.received[0]?.text ?? '').payload.state).toBe('COMPLETED');
    expect(unpaid.state).toBe('PENDING');
  });
});
