import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fill } from '#contract/fill.ts';
import { openTestApi, type TestApi } from '#server/api.fixture.ts';
import { PaymentRefused, ProviderUnavailable } from '#server/payments/provider.ts';
import { request } from '#tests/fixtures/catalogue.ts';
import { paymentLabels } from '#tests/fixtures/content.ts';
import { listOrders } from './list.ts';
import { applyMove } from './moves.ts';

const { server, reasons } = paymentLabels;
const paid = { service: request.serviceName, price: '₹7,499' };
const key = { 'idempotency-key': 'a-key-of-one-form-1234' };
let api: TestApi;
beforeEach(async () => {
  api = await openTestApi();
});
afterEach(() => api.close());

const pay = (changes = {}, headers = {}) =>
  api.post('/api/phonepe', { ...request, ...changes }, headers);
const orders = () => Array.fromAsync(listOrders(api.db));
const onlyId = async () => (await orders())[0]?.id ?? '';
const details = () => ({ cause: 'test', atMs: api.clock.nowMs });
const fails = (message: string) => ({ success: false, message });

describe('POST /api/phonepe', () => {
  it('answers with the page to open, uncacheable', async () => {
    const { status, headers, body } = await pay();
    const orderId = await onlyId();
    const redirectUrl = `https://pay.example/${orderId}`;
    expect([status, body]).toEqual([200, { success: true, redirectUrl, orderId }]);
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it.each([
    ['an unknown service', { serviceName: 'Elephant Ads' }, 400, server.unknownService],
    ['a service without a price', { serviceName: 'Event Promotions' }, 400, server.customPrice],
    ['another price', { amount: 1 }, 409, fill(server.priceChanged, paid)],
    ['nine digits', { phone: '987654321' }, 400, server.badRequest],
  ])('refuses %s with a message', async (_what, changes, status, message) => {
    const response = await pay(changes);
    expect(response).toMatchObject({ status, body: fails(message) });
    expect(await orders()).toEqual([]);
  });

  it.each([
    [new PaymentRefused('no'), 422, server.refused],
    [new ProviderUnavailable('silence'), 503, server.unavailable],
    [new Error('select * from orders'), 500, server.internal],
  ])('says what to do after %s, and no more', async (error, status, message) => {
    api.provider.onStart = () => Promise.reject(error);
    expect(await pay()).toMatchObject({ status, body: fails(message) });
  });

  it('creates an order for each request without a key, and one per key', async () => {
    await Promise.all([pay(), pay(), pay({}, key), pay({}, key)]);
    expect(await orders()).toHaveLength(3);
  });

  it('refuses a key with other details', async () => {
    await pay({}, key);
    const response = await pay({ name: 'Somebody Else' }, key);
    expect(response).toMatchObject({ status: 422, body: fails(server.keyReused) });
    expect(await orders()).toHaveLength(1);
  });

  it.each(['', 'short', 'a'.repeat(65), 'a-key-with spaces-in-it', "a-key'; drop table orders;--"])(
    'refuses the key %j',
    async (wrong) => {
      const response = await pay({}, { 'idempotency-key': wrong });
      expect(response).toMatchObject({ status: 400, body: fails(server.badRequest) });
      expect(await orders()).toEqual([]);
    },
  );

  it('refuses two keys at once', async () => {
    const headers = new Headers(key);
    headers.append('idempotency-key', 'another-key-of-a-form');
    expect((await pay({}, Object.fromEntries(headers))).status).toBe(400);
  });
});

describe('GET /api/phonepe-status', () => {
  const status = async (query: string) => await api.get(`/api/phonepe-status${query}`);
  const unknown = { success: false, code: 'TRANSACTION_NOT_FOUND', message: server.unknownOrder };

  it.each([
    '',
    '?id=',
    '?id=BAW-0123456789ABCDEFGHJK',
    '?id=BAW-0123456789ABCDEFGHJK&id=BAW-0123456789ABCDEFGHJK',
    "?id=BAW-0123456789ABCDEFGHJK'%20or%201=1--",
    '?id[$ne]=1',
    '?id=__proto__',
    '?id=..%2F..%2Fetc%2Fpasswd',
    '?id=BAW-0123456789ABCDEFGHJK%00',
  ])('knows no order by %j', async (query) => {
    const { status: code, body } = await status(query);
    expect([code, body]).toEqual([404, unknown]);
  });

  it('tells a waiting payer not to pay again', async () => {
    await pay();
    expect(await status(`?id=${await onlyId()}`)).toMatchObject({
      // A proxy may replace a 502 or 504 with a page of its own.
      status: 200,
      body: { success: false, code: 'PAYMENT_PENDING', message: server.pending },
    });
  });

  it('answers at once from the database with wait=0', async () => {
    await pay();
    api.provider.onFind = () => ({ state: 'completed', amountPaise: 749_900 });
    expect((await status(`?id=${await onlyId()}&wait=0`)).body.code).toBe('PAYMENT_PENDING');
    await status(`?id=${await onlyId()}`);
    expect((await status(`?id=${await onlyId()}&wait=0`)).body.code).toBe('PAYMENT_SUCCESS');
    expect((await status('?id=BAW-1&wait=0')).body).toEqual(unknown);
  });

  it.each(['success', 'paidLate'] as const)('tells what was paid, by %s', async (label) => {
    await pay();
    if (label === 'paidLate') await applyMove(api.db, await onlyId(), 'PaymentExpired', details());
    api.provider.onFind = () => ({ state: 'completed', amountPaise: 749_900 });
    expect((await status(`?id=${await onlyId()}`)).body).toEqual({
      success: true,
      code: 'PAYMENT_SUCCESS',
      message: fill(server[label], paid),
      order: expect.anything(),
    });
  });

  it('does not claim that no money was taken if the provider never responded', async () => {
    await pay();
    await applyMove(api.db, await onlyId(), 'PaymentExpired', details());
    expect(await status(`?id=${await onlyId()}`)).toMatchObject({
      status: 200,
      body: { success: false, code: 'PAYMENT_ERROR', message: server.givenUp },
    });
  });

  it.each([
    ['INSUFFICIENT_BALANCE', reasons.INSUFFICIENT_BALANCE],
    ['A_CODE_OF_TOMORROW', reasons.other],
  ])('tells why a payment failed with %s', async (failureReason, message) => {
    await pay();
    await applyMove(api.db, await onlyId(), 'PaymentFailed', { ...details(), failureReason });
    expect(await status(`?id=${await onlyId()}`)).toMatchObject({
      status: 200,
      body: { success: false, code: 'PAYMENT_ERROR', message },
    });
  });
});
