import { sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import { defaultLanguage } from '#contract/default-language.ts';
import { fill } from '#contract/fill.ts';
import { openTestApi, type TestApi } from '#server/api.fixture.ts';
import { request } from '#tests/fixtures/catalogue.ts';
import { checkoutContent, paymentLabels } from '#tests/fixtures/content.ts';
import { startMs } from '#tests/fixtures/orders.ts';
import { hindiContent } from '#tests/fixtures/second-language.ts';
import { PaymentRefused, ProviderUnavailable } from '../payments/provider.ts';
import { listOrders } from './list.ts';
import { applyMove } from './moves.ts';

const { server: hindi, reasons } = hindiContent.labels;
const key = { 'idempotency-key': 'a-key-of-one-form-1234' };
let api: TestApi;
const open = async (ratePerMinute = 0) => {
  api = await openTestApi({ contents: { hi: hindiContent }, ratePerMinute });
};
afterEach(() => api.close());

const pay = (changes = {}, headers = {}) =>
  api.post('/api/phonepe', { ...request, ...changes }, headers);
const payInHindi = (changes = {}) => pay({ language: 'hi', ...changes }, key);
const orders = () => Array.fromAsync(listOrders(api.db));
const messageOf = async (query: string) =>
  (await api.get(`/api/phonepe-status${query}`)).body.message;
const details = { cause: 'test', atMs: startMs };

describe('an order of a page in another language', () => {
  it.each([
    [{ serviceName: 'Elephant Ads' }, hindi.unknownService],
    [{ serviceName: 'Event Promotions' }, hindi.customPrice],
    [{ amount: 1 }, fill(hindi.priceChanged, { service: 'SEO', price: '₹7,499' })],
    [{ phone: '1' }, hindi.badRequest],
    [{ quantity: 'two' }, hindi.badQuantity],
    [{ gstin: '1' }, hindi.badGstin],
    [{ quantity: 13 }, fill(hindi.quantityLimits, { service: 'SEO', quantities: '1–12' })],
  ])('is refused in it: %j', async (changes, message) => {
    await open();
    expect((await payInHindi(changes)).body.message).toBe(message);
  });

  it.each([
    [new PaymentRefused('no'), hindi.refused],
    [new ProviderUnavailable('silence'), hindi.unavailable],
  ])('gets provider errors in that language: %s', async (error, message) => {
    await open();
    api.provider.onStart = () => {
      throw error;
    };
    expect((await payInHindi()).body.message).toBe(message);
  });

  it('gets the reused-key error in that language', async () => {
    await open();
    await payInHindi();
    expect((await payInHindi({ name: 'Someone else' })).body.message).toBe(hindi.keyReused);
  });

  it('leads back to its pages, also if it is sent again', async () => {
    await open();
    const { body } = await payInHindi();
    const returnUrl = `https://agency.example/hi/payment-status?id=${body.orderId}`;
    expect(api.provider.started).toMatchObject([{ returnUrl, item: request.serviceName }]);
    expect((await payInHindi()).body).toEqual(body);
    await applyMove(api.db, body.orderId, 'PaymentConfirmed', details);
    for (const language of ['hi', undefined, defaultLanguage]) {
      expect((await pay({ language }, key)).body.redirectUrl).toBe(returnUrl);
    }
    expect(await orders()).toMatchObject([{ language: 'hi' }]);
  });

  it('has its status in that language, or in that of the requesting page', async () => {
    await open();
    const { orderId } = (await payInHindi()).body;
    const failure = { ...details, failureReason: 'TXN_CANCELLED' };
    await applyMove(api.db, orderId, 'PaymentFailed', failure);
    expect(await messageOf(`?id=${orderId}`)).toBe(reasons.TXN_CANCELLED);
    expect(await messageOf(`?id=${orderId}&language=${defaultLanguage}`)).toBe(
      paymentLabels.reasons.TXN_CANCELLED,
    );
    expect(await messageOf('?id=BAW-1&language=hi')).toBe(hindi.unknownOrder);
    expect(await messageOf('?id=BAW-1')).toBe(paymentLabels.server.unknownOrder);
  });

  it('names the service as its pages do', async () => {
    await open();
    const { orderId } = (await payInHindi()).body;
    await applyMove(api.db, orderId, 'PaymentConfirmed', details);
    const values = { service: 'SEO', price: '₹7,499' };
    expect(await messageOf(`?id=${orderId}`)).toBe(fill(hindi.success, values));
  });
});

it('refuses too many requests in the language of the page', async () => {
  await open(1);
  await messageOf('?id=BAW-1');
  expect(await messageOf('?id=BAW-1&language=hi')).toBe(hindi.tooManyRequests);
  expect(await messageOf('?id=BAW-1')).toBe(paymentLabels.server.tooManyRequests);
});

it('reports an internal error in the language of the page', async () => {
  await open();
  await sql`pragma query_only = on`.execute(api.db);
  expect((await payInHindi()).body.message).toBe(hindi.internal);
});

it.each([{}, { language: 'ta' }, { language: defaultLanguage }])(
  'answers %j in the default language, whatever the browser prefers',
  async (changes) => {
    await open();
    const { badRequest } = paymentLabels.server;
    const { body } = await pay({ ...changes, phone: '1' }, { 'accept-language': 'hi-IN' });
    expect(body.message).toBe(badRequest);
    await pay(changes, { 'accept-language': 'hi-IN' });
    expect(await orders()).toMatchObject([{ language: checkoutContent.language }]);
  },
);

it.each(['', 'hindi', '../hi', 5, null])('refuses the language %j', async (language) => {
  await open();
  expect((await pay({ language })).status).toBe(400);
  expect(await orders()).toEqual([]);
});
