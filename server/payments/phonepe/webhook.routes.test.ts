import { createHash } from 'node:crypto';
import fastify from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openTestApi, type TestApi } from '#server/api.fixture.ts';
import { createReconciler, reconcilerPolling } from '#server/jobs/order-reconciler.ts';
import { applyMove, historyOf } from '#server/orders/moves.ts';
import { findOrder } from '#server/orders/store.ts';
import { refundsOf } from '#server/refunds/store.ts';
import { startMs, storedOrder } from '#tests/fixtures/orders.ts';
import { storedRefund } from '#tests/fixtures/refunds.ts';
import { phonePeConfig, phonePeEnvironments } from './phonepe-config.ts';
import { PhonePeProvider } from './phonepe-provider.ts';

const completed = 'checkout.order.completed';
const laterMs = startMs + 1_000;
const provider = new PhonePeProvider(
  phonePeConfig({
    ...phonePeEnvironments.sandbox,
    ...{ clientId: 'AGENCY', clientSecret: 'cl1ent-s3cret', clientVersion: '1' },
    ...{ webhookUsername: 'hook_user', webhookPassword: 'Passw0rd1' },
    ...{ timeoutMs: 1_000, expireAfterSeconds: 900 },
  }),
);
const authorization = createHash('sha256').update('hook_user:Passw0rd1').digest('hex');
let api: TestApi;
let id: string;
beforeEach(async () => {
  api = await openTestApi({
    serveWebhooks: (app, ...requests) => provider.serveWebhooks(app, ...requests),
  });
  ({ id } = await storedOrder(api.db));
  api.clock.nowMs = laterMs;
});
afterEach(() => api.close());

const send = (body: unknown, headers: Record<string, string> = { authorization }) =>
  api.post('/api/phonepe-webhook', body, headers);
const webhook = (merchantOrderId = id, event = completed) => ({
  event,
  payload: { merchantOrderId, state: 'COMPLETED', amount: 749_900 },
});
const nextCheck = async () => (await findOrder(api.db, id))?.nextCheckAtMs;

it('makes a check due, and moves nothing by itself', async () => {
  expect(await send(webhook())).toMatchObject({ status: 200, body: { success: true } });
  expect(await findOrder(api.db, id)).toMatchObject({ state: 'created', nextCheckAtMs: laterMs });
  expect(await historyOf(api.db, id)).toHaveLength(1);
  expect(api.provider.asked).toBe(0);
});

it('makes a check of a refund due', async () => {
  const refund = await storedRefund(api.db, { orderId: id });
  const payload = { merchantRefundId: refund.id };
  expect(await send({ event: 'pg.refund.completed', payload })).toMatchObject({ status: 200 });
  expect(await refundsOf(api.db, id)).toMatchObject([
    { state: 'requested', checkRequestedAtMs: laterMs, nextCheckAtMs: laterMs },
  ]);
});

it('asks about a failed order only where the event may hold news', async () => {
  await applyMove(api.db, id, 'PaymentFailed', { cause: 'status', atMs: startMs });
  const before = await nextCheck();
  await send(webhook(id, 'checkout.order.failed'));
  expect(await nextCheck()).toBe(before);
  await send(webhook());
  expect(await nextCheck()).toBe(laterMs);
});

it.each<[string, Record<string, string>]>([
  ['nothing', {}],
  ['a wrong hash', { authorization: authorization.replace(/./, 'x') }],
  ['a token', { authorization: `Bearer ${authorization}` }],
])('turns away a sender who shows %s, whatever the body', async (_what, headers) => {
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
  ['an event that is no word', () => webhook(id, 'x')],
  ['an order of somebody else', () => webhook('SOMEBODY-ELSES-1')],
  ['an id that is SQL', () => webhook("' or 1=1 --")],
  ['a list', () => [webhook()]],
  ['nothing', () => null],
])('takes %s without a word and without a check', async (_what, body) => {
  expect(await send(body())).toMatchObject({ status: 200, body: { success: true } });
  expect(await nextCheck()).toBe(startMs + 22_000);
});

it('asks about an order whose event nobody knows yet', async () => {
  await send(webhook(id, 'checkout.order.remembered'));
  expect(await nextCheck()).toBe(laterMs);
});

it('takes the same webhook however often', async () => {
  const responses = await Promise.all(Array.from({ length: 20 }, () => send(webhook())));
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
  expect(await nextCheck()).toBe(laterMs);
});

it('does not wait for a database that is busy, and keeps the check request all the same', async () => {
  const other = await api.openAnother();
  await other.transaction().execute(async (tx) => {
    await tx.updateTable('orders').set({ checks: 1 }).execute();
    expect(await send(webhook())).toMatchObject({ status: 503, body: { success: false } });
  });
  await expect.poll(nextCheck).toBe(laterMs);
});

it('answers while the provider does not', async () => {
  const silence = Promise.withResolvers<never>();
  api.provider.onFind = () => silence.promise;
  const { log } = fastify();
  const reconciler = createReconciler(api.checkDeps, log, {
    ...reconcilerPolling,
    intervalMs: 5,
  });
  await send(webhook());
  reconciler.start();
  await expect.poll(() => api.provider.asked).toBe(1);
  expect(await send(webhook())).toMatchObject({ status: 200 });
  silence.reject(new Error('silence'));
  await reconciler.stop();
});
