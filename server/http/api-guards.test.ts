import { sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import { openTestApi, type TestApi } from '#server/api.fixture.ts';
import { listOrders } from '#server/orders/store.ts';
import { request } from '#tests/fixtures/catalogue.ts';
import { paymentLabels } from '#tests/fixtures/content.ts';

const { server } = paymentLabels;
let api: TestApi;
afterEach(() => api.close());

const pay = (headers = {}) => api.post('/api/phonepe', request, headers);
const mode = (headers = {}) => api.get('/api/payment-mode', headers);
const statuses = async (responses: Promise<{ status: number }>[]) =>
  (await Promise.all(responses)).map(({ status }) => status).toSorted();
const from = (address: string) => ({ 'x-forwarded-for': address });

describe('the limit', () => {
  it('lets an address through so often in a minute, and says what to do', async () => {
    api = await openTestApi({ ratePerMinute: 3 });
    expect(await statuses([mode(), mode(), mode()])).toEqual([200, 200, 200]);
    const { status, headers, body } = await pay();
    expect([status, body]).toEqual([429, { success: false, message: server.tooManyRequests }]);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await Array.fromAsync(listOrders(api.db))).toEqual([]);
  });

  it('does not hold for webhooks', async () => {
    api = await openTestApi({ ratePerMinute: 1 });
    const webhook = () => api.post('/api/fake-webhook', { id: 'BAW-1' });
    expect(await statuses([webhook(), webhook(), webhook()])).toEqual([200, 200, 200]);
  });

  it('is none where it is zero', async () => {
    api = await openTestApi({ ratePerMinute: 0 });
    const responses = Array.from({ length: 100 }, () => mode());
    expect(new Set(await statuses(responses))).toEqual(new Set([200]));
  });

  it('counts by the address that a trusted proxy tells', async () => {
    api = await openTestApi({ ratePerMinute: 1, trustProxy: ['127.0.0.1'] });
    expect(await statuses([mode(from('192.0.2.1')), mode(from('192.0.2.2'))])).toEqual([200, 200]);
    expect((await mode(from('192.0.2.1'))).status).toBe(429);
    // A client that forges the header is still seen: the proxy adds its own entry.
    expect((await mode(from('198.51.100.9, 192.0.2.2'))).status).toBe(429);
  });

  it.each([[[]], [['10.0.0.0/8']]])(
    'believes no header where TRUST_PROXY is %j',
    async (trustProxy: string[]) => {
      api = await openTestApi({ ratePerMinute: 1, trustProxy });
      expect((await mode(from('192.0.2.1'))).status).toBe(200);
      expect((await mode(from('192.0.2.2'))).status).toBe(429);
    },
  );
});

describe('a request of another site', () => {
  it.each([
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: 'not an address' },
    { 'sec-fetch-site': 'cross-site' },
  ])('is refused: %o', async (headers) => {
    api = await openTestApi();
    expect(await pay(headers)).toMatchObject({
      status: 403,
      body: { success: false, message: server.badRequest },
    });
    expect(await Array.fromAsync(listOrders(api.db))).toEqual([]);
  });

  it('is none where the origin is ours, behind a trusted proxy too', async () => {
    api = await openTestApi({ trustProxy: ['127.0.0.1'] });
    expect((await pay({ origin: api.origin, 'sec-fetch-site': 'same-origin' })).status).toBe(200);
    const proxied = { origin: 'https://www.example.com', 'x-forwarded-host': 'www.example.com' };
    expect((await pay(proxied)).status).toBe(200);
  });

  it('is none where a proxy keeps the Host to itself, if it comes from PUBLIC_URL', async () => {
    api = await openTestApi({ publicUrl: 'https://www.example.com' });
    expect((await pay({ origin: 'https://www.example.com' })).status).toBe(200);
    expect((await pay({ origin: 'https://example.com' })).status).toBe(403);
  });

  it('is not let in by a forged host', async () => {
    api = await openTestApi();
    const forged = { origin: 'https://evil.example', 'x-forwarded-host': 'evil.example' };
    expect((await pay(forged)).status).toBe(403);
  });
});

describe('a fault of ours', () => {
  it('is told in a sentence, without a word of the database', async () => {
    api = await openTestApi();
    await api.db.destroy();
    const { status, body } = await pay();
    expect([status, body]).toEqual([500, { success: false, message: server.internal }]);
  });
});

describe('a database that cannot be used', () => {
  it('is no fault of ours: the same request is to be sent again', async () => {
    api = await openTestApi();
    await sql`pragma query_only = on`.execute(api.db);
    const { status, headers, body } = await pay();
    expect([status, body]).toEqual([503, { success: false, message: server.internal }]);
    expect(headers.get('retry-after')).toBe('5');
    await sql`pragma query_only = off`.execute(api.db);
    expect((await pay()).status).toBe(200);
  });
});

it('answers no other address or method below /api', async () => {
  api = await openTestApi();
  const refusal = { status: 404, body: { success: false, message: server.badRequest } };
  expect(await api.get('/api/phonepe')).toMatchObject(refusal);
  expect(await api.get('/api/phonepe-webhook')).toMatchObject(refusal);
  expect(await api.post('/api/phonepe-status', {})).toMatchObject(refusal);
  expect(await api.get('/api/nothing')).toMatchObject(refusal);
});

it('takes JSON alone, for a form of another site can send plain text', async () => {
  api = await openTestApi();
  for (const type of ['text/plain', 'application/x-www-form-urlencoded']) {
    const response = await pay({ 'content-type': type });
    expect(response).toMatchObject({
      status: 415,
      body: { success: false, message: server.badRequest },
    });
  }
});

it('lets nobody store an answer, and a page of another site read the mode', async () => {
  api = await openTestApi();
  expect((await pay()).headers.get('cache-control')).toBe('no-store');
  const response = await mode({ origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' });
  expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store']);
});
