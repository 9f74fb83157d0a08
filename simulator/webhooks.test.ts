import { afterEach, describe, expect, it } from 'vitest';
import { eventually } from './app.fixture.ts';
import { defaultOptions, defaultWebhook } from './config.ts';
import type { FaultName } from './faults/fault-list.ts';
import { FaultRegistry } from './faults/fault-registry.ts';
import { moveContext, newOrder } from './orders/order.fixture.ts';
import { expire, pay } from './orders/order.ts';
import { runLaterUnless } from './sandbox.ts';
import { receiveWebhooks } from './webhook-receiver.fixture.ts';
import {
  openWebhooks,
  orderWebhook,
  refundWebhook,
  webhookAuthorization,
  withBodyFaults,
  withOppositeOutcome,
} from './webhooks.ts';

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
  it('delivers the webhook with the configured hash', async () => {
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

  it('retries until the response is 2xx', async () => {
    const { receiver, webhooks, order } = await setUp(undefined, undefined, [500, 503, 204]);
    await webhooks.announceOrder(order);
    await eventually(() => expect(order.deliveries).toHaveLength(3));
    expect(order.deliveries.map(({ httpStatus }) => httpStatus)).toEqual([500, 503, 204]);
    expect(receiver.received).toHaveLength(3);
  });

  it('gives up after the configured number of attempts', async () => {
    const { webhooks, order, receiver } = await setUp(undefined, undefined, [500, 500, 500, 500]);
    await receiver.close();
    await webhooks.announceOrder(order);
    await eventually(() => expect(order.deliveries).toHaveLength(3));
    expect(order.deliveries.every(({ httpStatus }) => httpStatus === null)).toBe(true);
  });

  it('sends nothing on request', async () => {
    const { receiver, webhooks, order } = await setUp('webhook-never');
    await webhooks.announceOrder(order);
    expect(receiver.received).toEqual([]);
  });

  it('sends as many copies as requested', async () => {
    const { webhooks, order, events } = await setUp('webhook-twice', 3);
    await webhooks.announceOrder(order);
    expect(events()).toEqual(Array(3).fill('checkout.order.completed'));
  });

  it('is late on request', async () => {
    const { receiver, webhooks, order } = await setUp('webhook-late', 1);
    await webhooks.announceOrder(order);
    await eventually(() => expect(receiver.received).toHaveLength(1));
  });

  it('contradicts itself on request', async () => {
    const { webhooks, order, events } = await setUp('webhook-reordered');
    await webhooks.announceOrder(order);
    expect(events()).toEqual(['checkout.order.completed', 'checkout.order.failed']);
  });

  it('uses another password on request', async () => {
    const { receiver, webhooks, order } = await setUp('webhook-wrong-hash');
    await webhooks.announceOrder(order);
    expect(receiver.received[0]?.authorization).toMatch(/^[0-9a-f]{64}$/);
    expect(receiver.received[0]?.authorization).not.toBe(rightHash);
  });

  it('sends a false event with the right hash on request', async () => {
    const { receiver, webhooks } = await setUp('webhook-forged');
    const unpaid = newOrder();
    await webhooks.forge(unpaid);
    expect(receiver.received).toHaveLength(1);
    expect(receiver.received[0]?.authorization).toBe(rightHash);
    expect(JSON.parse(receiver.received[0]?.text ?? '').payload.state).toBe('COMPLETED');
    expect(unpaid.state).toBe('PENDING');
  });
});

function paidBody() {
  const order = newOrder();
  pay(order, moveContext);
  return orderWebhook(order);
}

describe('orderWebhook', () => {
  it('describes a completed order', () => {
    expect(paidBody()).toMatchObject({
      type: 'CHECKOUT_ORDER_COMPLETED',
      event: 'checkout.order.completed',
      payload: {
        merchantId: 'SIMULATORUAT',
        merchantOrderId: 'ORD_1',
        state: 'COMPLETED',
        amount: 749_900,
        metaInfo: { udf1: 'Asha' },
        paymentDetails: [{ transactionId: 'OM1', state: 'COMPLETED' }],
      },
    });
  });

  it('describes an expired order, with its codes', () => {
    const order = newOrder();
    expire(order);
    expect(orderWebhook(order)).toMatchObject({
      event: 'checkout.order.failed',
      payload: { state: 'FAILED', detailedErrorCode: 'ORDER_EXPIRED', paymentDetails: [] },
    });
  });
});

it('describes a refund', () => {
  const refund = {
    merchantRefundId: 'R1',
    refundId: 'OMR1',
    originalMerchantOrderId: 'ORD_1',
    amount: 100,
    state: 'COMPLETED' as const,
    timestampMs: 1,
    deliveries: [],
  };
  expect(refundWebhook(refund)).toMatchObject({
    type: 'PG_REFUND_COMPLETED',
    event: 'pg.refund.completed',
    payload: { merchantRefundId: 'R1', originalMerchantOrderId: 'ORD_1', amount: 100 },
  });
});

it('has the opposite outcome in every field', () => {
  expect(withOppositeOutcome(paidBody())).toMatchObject({
    type: 'CHECKOUT_ORDER_FAILED',
    event: 'checkout.order.failed',
    payload: { state: 'FAILED', merchantOrderId: 'ORD_1' },
  });
  expect(withOppositeOutcome(withOppositeOutcome(paidBody()))).toEqual(paidBody());
});

describe('withBodyFaults', () => {
  const with_ = (name: FaultName, value?: number) =>
    withBodyFaults(paidBody(), (one) => (one === name ? { name, times: 1, value } : undefined));

  it('leaves the body unchanged without faults', () => {
    expect(withBodyFaults(paidBody(), () => undefined)).toEqual(paidBody());
  });

  it('applies each fault', () => {
    expect(with_('webhook-only-event')).not.toHaveProperty('type');
    expect(with_('webhook-contradictory-type')).toMatchObject({
      type: 'CHECKOUT_ORDER_FAILED',
      event: 'checkout.order.completed',
    });
    expect(with_('webhook-unknown-type').type).toBe('CHECKOUT_ORDER_REMEMBERED');
    expect(with_('webhook-unknown-event').event).toBe('checkout.order.remembered');
    expect(with_('webhook-extra-fields')).toMatchObject({
      sequence: 7,
      payload: { currency: 'INR' },
    });
    expect(with_('webhook-wrong-amount').payload.amount).toBe(749_800);
    expect(with_('webhook-wrong-amount', 1).payload.amount).toBe(749_899);
    expect(with_('webhook-foreign-order').payload.merchantOrderId).toBe('SOMEBODY-ELSES-1');
  });
});
