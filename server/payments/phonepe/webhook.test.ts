import fastify from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openTestApi, type TestApi } from '#server/api.fixture.ts';
import { createReconciler, reconcilerPolling } from '#server/jobs/order-reconciler.ts';
import { applyMove, historyOf } from '#server/orders/moves.ts';
import { findOrder } from '#server/orders/store.ts';
import { applyRefundMove, refundsOf } from '#server/refunds/store.ts';
import { startMs, storedOrder } from '#tests/fixtures/orders.ts';
import { storedRefund } from '#tests/fixtures/refunds.ts';
import { Secret } from './config.ts';
import { isAuthentic, readWebhook, serveWebhook, statesUnaffectedBy } from './webhook.ts';

const credentialsOf = (webhookUsername: string, password: string) => ({
  webhookUsername,
  webhookPassword: new Secret(password),
});
const credentials = credentialsOf('hook_user', 'Passw0rd1');
// printf 'hook_user:Passw0rd1' | sha256sum
const header = 'e9b5fcf143ec2299447fb12a5361c89daac82f129e7252f0c333dfb28c99a8a4';

describe('isAuthentic', () => {
  it('accepts the hash of name and password', () => {
    expect(isAuthentic(header, credentials)).toBe(true);
  });

  it.each([
    ['no header', undefined],
    ['an empty header', ''],
    ['capitals', header.toUpperCase()],
    ['a prefix', `SHA256 ${header}`],
    ['a space', `${header} `],
    ['a shorter hash', header.slice(1)],
    ['the plain credentials', 'hook_user:Passw0rd1'],
    ['letters that are two bytes long', 'é'.repeat(32)],
  ])('refuses %s', (_what, wrong) => {
    expect(isAuthentic(wrong, credentials)).toBe(false);
  });

  it('refuses the hash of other credentials', () => {
    expect(isAuthentic(header, credentialsOf('hook_user', 'Passw0rd2'))).toBe(false);
    expect(isAuthentic(header, credentialsOf('hook_use', 'r:Passw0rd1'))).toBe(false);
  });

  it('refuses everything without a configured name and password', () => {
    // The hash of ":"
    const empty = 'e7ac0786668e0ff0f02b62bd04f45ff636fd82db63b1104601c975dc005f3a67';
    expect(isAuthentic(empty, credentialsOf('', ''))).toBe(false);
  });
});

describe('readWebhook', () => {
  const payload = { merchantId: 'M1', merchantOrderId: 'ORD_1', state: 'COMPLETED', amount: 1 };

  it.each(['checkout.order.completed', 'checkout.order.failed'])('reads %s', (event) => {
    expect(readWebhook({ event, payload })).toEqual({ event, orderId: 'ORD_1' });
  });

  it('ignores the type and unknown fields', () => {
    const body = { type: 'PG_REFUND_FAILED', event: 'checkout.order.failed', payload, more: [1] };
    expect(readWebhook(body)).toEqual({ event: 'checkout.order.failed', orderId: 'ORD_1' });
  });

  it.each(['pg.refund.completed', 'pg.refund.failed', 'pg.refund.accepted'])(
    'reads %s',
    (event) => {
      const refund = { ...payload, merchantRefundId: 'RF-1' };
      expect(readWebhook({ event, payload: refund })).toEqual({ event, refundId: 'RF-1' });
    },
  );

  it.each([
    ['a refund without an id', { event: 'pg.refund.completed', payload }],
    ['only a type', { type: 'CHECKOUT_ORDER_COMPLETED', payload }],
    ['no payload', { event: 'checkout.order.completed' }],
    ['no order id', { event: 'checkout.order.completed', payload: { orderId: 'OMO1' } }],
    [
      'an id with a path',
      { event: 'checkout.order.completed', payload: { merchantOrderId: '../a' } },
    ],
    ['an event with a line break', { event: 'checkout.order.x\ny', payload }],
    ['text', 'checkout.order.completed'],
    ['a list', [{ event: 'checkout.order.completed', payload }]],
    ['null', null],
    ['nothing', undefined],
  ])('finds no order event in %s', (_what, body) => {
    expect(readWebhook(body)).toBeUndefined();
  });
});

describe('statesUnaffectedBy', () => {
  const unaffected = (event: string) => statesUnaffectedBy({ event, orderId: 'ORD_1' });

  it('skips only the states that the event cannot change', () => {
    expect(unaffected('checkout.order.failed')).toEqual(['failed', 'amount_differs', 'paid']);
    expect(unaffected('checkout.order.completed')).toEqual(['paid']);
    expect(unaffected('checkout.order.remembered')).toEqual(['paid']);
  });
});

describe('POST /api/phonepe-webhook', () => {
  const completed = 'checkout.order.completed';
  const laterMs = startMs + 1_000;
  let api: TestApi;
  let id: string;
  async function openApi(storeWithinMs: number): Promise<void> {
    api = await openTestApi({
      serveWebhooks: (app, ...requests) =>
        serveWebhook(app, credentials, ...requests, storeWithinMs),
    });
    ({ id } = await storedOrder(api.db));
    api.clock.nowMs = laterMs;
  }
  // It only bounds a hang.
  beforeEach(() => openApi(30_000));
  afterEach(() => api.close());

  const send = (body: unknown, headers: Record<string, string> = { authorization: header }) =>
    api.post('/api/phonepe-webhook', body, headers);
  const webhook = (merchantOrderId = id, event = completed) => ({
    event,
    payload: { merchantOrderId, state: 'COMPLETED', amount: 749_900 },
  });
  const nextCheck = async () => (await findOrder(api.db, id))?.nextCheckAtMs;

  it('makes a check due, and changes nothing by itself', async () => {
    expect(await send(webhook())).toMatchObject({ status: 200, body: { success: true } });
    expect(await findOrder(api.db, id)).toMatchObject({ state: 'created', nextCheckAtMs: laterMs });
    expect(await historyOf(api.db, id)).toHaveLength(1);
    expect(api.provider.statusRequests).toBe(0);
  });

  it.each([false, true])('makes a check of a refund due (failed before: %s)', async (isFailed) => {
    const refund = await storedRefund(api.db, { orderId: id });
    const failure = { event: 'RefundFailed', cause: 'test', providerRefundId: undefined } as const;
    if (isFailed) await applyRefundMove(api.db, refund, { ...failure, atMs: startMs });
    const payload = { merchantRefundId: refund.id };
    expect(await send({ event: 'pg.refund.completed', payload })).toMatchObject({ status: 200 });
    expect(await refundsOf(api.db, id)).toMatchObject([
      {
        state: isFailed ? 'failed' : 'requested',
        checkRequestedAtMs: laterMs,
        nextCheckAtMs: laterMs,
      },
    ]);
  });

  it('requests a check of a failed order only if the event may change it', async () => {
    await applyMove(api.db, id, 'PaymentFailed', { cause: 'status', atMs: startMs });
    const before = await nextCheck();
    await send(webhook(id, 'checkout.order.failed'));
    expect(await nextCheck()).toBe(before);
    await send(webhook());
    expect(await nextCheck()).toBe(laterMs);
  });

  it.each<[string, Record<string, string>]>([
    ['nothing', {}],
    ['a wrong hash', { authorization: header.replace(/./, 'x') }],
    ['a token', { authorization: `Bearer ${header}` }],
  ])('rejects a sender with %s, whatever the body', async (_what, headers) => {
    expect(await send(webhook(), headers)).toMatchObject({ status: 401, body: { success: false } });
    expect(await nextCheck()).toBe(startMs + 22_000);
  });

  it.each(['{', '{"event":', '"', '{"__proto__": {"a": 1}}'])(
    'refuses the broken body %s',
    async (body) => {
      expect(await send(body)).toMatchObject({ status: 400, body: { success: false } });
    },
  );

  it.each([
    ['an event of a refund', () => webhook(id, 'pg.refund.completed')],
    ['an unknown kind of event', () => webhook(id, 'x')],
    ['an order of another merchant', () => webhook('SOMEBODY-ELSES-1')],
    ['an id that is SQL', () => webhook("' or 1=1 --")],
    ['a list', () => [webhook()]],
    ['nothing', () => null],
  ])('accepts %s without a check', async (_what, body) => {
    expect(await send(body())).toMatchObject({ status: 200, body: { success: true } });
    expect(await nextCheck()).toBe(startMs + 22_000);
  });

  it('requests a check for an undocumented event of an order', async () => {
    await send(webhook(id, 'checkout.order.remembered'));
    expect(await nextCheck()).toBe(laterMs);
  });

  it('accepts the same webhook many times', async () => {
    const responses = await Promise.all(Array.from({ length: 20 }, () => send(webhook())));
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await nextCheck()).toBe(laterMs);
  });

  it('does not wait for a busy database, but still stores the check request', async () => {
    await api.close();
    await openApi(20);
    const other = await api.openAnother();
    await other.transaction().execute(async (tx) => {
      await tx.updateTable('orders').set({ checks: 1 }).execute();
      expect(await send(webhook())).toMatchObject({ status: 503, body: { success: false } });
    });
    await expect.poll(nextCheck).toBe(laterMs);
  });

  it('responds while the provider does not', async () => {
    const silence = Promise.withResolvers<never>();
    api.provider.onFind = () => silence.promise;
    const { log } = fastify();
    const reconciler = createReconciler(api.checkDeps, log, {
      ...reconcilerPolling,
      intervalMs: 5,
    });
    await send(webhook());
    reconciler.start();
    await expect.poll(() => api.provider.statusRequests).toBe(1);
    expect(await send(webhook())).toMatchObject({ status: 200 });
    silence.reject(new Error('silence'));
    await reconciler.stop();
  });
});
