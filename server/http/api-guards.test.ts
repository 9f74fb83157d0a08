import { Writable } from 'node:stream';
import fastify from 'fastify';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { openTestApi, type TestApi } from '#server/api.fixture.ts';
import { listOrders } from '#server/orders/list.ts';
import { request } from '#tests/fixtures/catalogue.ts';
import { checkoutContent, paymentLabels } from '#tests/fixtures/content.ts';
import { startMs } from '#tests/fixtures/orders.ts';
import { hindiContent } from '#tests/fixtures/second-language.ts';
import { guardApi, limitRate, orderLimits, requestLanguage } from './api-guards.ts';

const { server } = paymentLabels;
let api: TestApi;
async function open(options: Parameters<typeof openTestApi>[0] = {}) {
  api = await openTestApi(options);
  onTestFinished(() => api.close());
}

const pay = (headers = {}) => api.post('/api/phonepe', request, headers);
const mode = (headers = {}) => api.get('/api/payment-mode', headers);
const statuses = async (responses: Promise<{ status: number }>[]) =>
  (await Promise.all(responses)).map(({ status }) => status).toSorted();
const from = (address: string) => ({ 'x-forwarded-for': address });

describe('the limit', () => {
  it('is by address and minute, and the refusal says what to do', async () => {
    await open({ ratePerMinute: 3 });
    expect(await statuses([mode(), mode(), mode()])).toEqual([200, 200, 200]);
    const { status, headers, body } = await mode();
    expect([status, body]).toEqual([429, { success: false, message: server.tooManyRequests }]);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('does not apply to webhooks', async () => {
    await open({ ratePerMinute: 1 });
    const webhook = () => api.post('/api/fake-webhook', { id: 'BAW-1' });
    expect(await statuses([webhook(), webhook(), webhook()])).toEqual([200, 200, 200]);
  });

  it('is off at zero, for orders too', async () => {
    await open({ ratePerMinute: 0 });
    const responses = Array.from({ length: 100 }, (_, index) => (index % 10 ? mode() : pay()));
    expect(new Set(await statuses(responses))).toEqual(new Set([200]));
  });

  it('is by the address that a trusted proxy reports', async () => {
    await open({ ratePerMinute: 1, trustProxy: ['127.0.0.1'] });
    expect(await statuses([mode(from('192.0.2.1')), mode(from('192.0.2.2'))])).toEqual([200, 200]);
    expect((await mode(from('192.0.2.1'))).status).toBe(429);
    // A client that forges the header is still seen: the proxy adds its own entry.
    expect((await mode(from('198.51.100.9, 192.0.2.2'))).status).toBe(429);
  });

  it.each([[[]], [['10.0.0.0/8']]])(
    'is by no header if the trusted proxies are %j',
    async (trustProxy: string[]) => {
      await open({ ratePerMinute: 1, trustProxy });
      expect((await mode(from('192.0.2.1'))).status).toBe(200);
      expect((await mode(from('192.0.2.2'))).status).toBe(429);
    },
  );

  it('counts requests from closed connections, which have no address, together', async () => {
    const app = fastify();
    app.addHook('onRequest', async ({ raw }) => {
      Object.defineProperty(raw.socket, 'remoteAddress', { value: undefined });
    });
    await limitRate(app, 1);
    app.get('/', () => 'ok');
    const codes = [await app.inject('/'), await app.inject('/')].map((one) => one.statusCode);
    expect(codes).toEqual([200, 429]);
  });
});

describe('the limit of orders', () => {
  const { perMinute, perHour, perMinuteOfAll } = orderLimits;
  const minuteMs = 60_000;
  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: startMs });
    await open({
      ratePerMinute: 10,
      trustProxy: ['127.0.0.1'],
      contents: { hi: hindiContent },
    });
  });
  afterEach(() => void vi.useRealTimers());

  /** A request that counts although it is no order (400). */
  const tryPay = (address: string) => api.post('/api/phonepe', {}, from(address));
  const tries = (count: number, address = '192.0.2.1') =>
    statuses(Array.from({ length: count }, () => tryPay(address)));
  const codes = (taken: number, refused: number) => [
    ...Array(taken).fill(400),
    ...Array(refused).fill(429),
  ];

  it('is separate from that of status requests', async () => {
    const codesOfMode = await statuses(Array.from({ length: 11 }, () => mode()));
    expect(codesOfMode.at(-1)).toBe(429);
    expect((await pay()).status).toBe(200);
    expect(await tries(perMinute + 1, '192.0.2.1')).toEqual(codes(perMinute, 1));
    expect((await mode(from('192.0.2.1'))).status).toBe(200);
  });

  it('refuses in the language of the payer, says when to retry, and stores nothing', async () => {
    await tries(perMinute, '127.0.0.1');
    vi.setSystemTime(startMs + 20_000);
    const { status, headers, body } = await api.post('/api/phonepe', {
      ...request,
      language: 'hi',
    });
    expect([status, body.message]).toEqual([429, hindiContent.labels.server.tooManyRequests]);
    expect(headers.get('retry-after')).toBe('40');
    expect(await Array.fromAsync(listOrders(api.db))).toEqual([]);
  });

  it('counts repeats of the same press of Pay, too', async () => {
    const key = { 'idempotency-key': '0123456789abcdef0123456789abcdef' };
    const presses = [];
    for (let press = 0; press <= perMinute; press += 1) presses.push((await pay(key)).status);
    expect(presses).toEqual([...Array(perMinute).fill(200), 429]);
    expect(await Array.fromAsync(listOrders(api.db))).toHaveLength(1);
  });

  it('is by minute and by hour', async () => {
    for (let minute = 0; minute < perHour / perMinute; minute += 1) {
      vi.setSystemTime(startMs + minute * minuteMs);
      expect(await tries(perMinute + 2)).toEqual(codes(perMinute, 2));
    }
    vi.setSystemTime(startMs + 20 * minuteMs);
    const { status, headers } = await tryPay('192.0.2.1');
    expect([status, headers.get('retry-after')]).toEqual([429, String(40 * 60)]);
    expect((await tryPay('192.0.2.2')).status).toBe(400);
    vi.setSystemTime(startMs + 60 * minuteMs);
    expect((await tryPay('192.0.2.1')).status).toBe(400);
  });

  it('is for all addresses together, and one of them cannot use it up', async () => {
    const orders = (count: number, address: string) =>
      statuses(Array.from({ length: count }, () => pay(from(address))));
    const taken = Array(perMinute).fill(200);
    const refused = Array(perMinuteOfAll).fill(429);
    expect(await orders(perMinute + perMinuteOfAll, '192.0.2.1')).toEqual([...taken, ...refused]);
    for (let other = 1; other < perMinuteOfAll / perMinute; other += 1) {
      expect(await orders(perMinute, `198.51.100.${other}`)).toEqual(taken);
    }
    expect((await pay(from('203.0.113.1'))).status).toBe(429);
    vi.setSystemTime(startMs + minuteMs);
    expect((await pay(from('203.0.113.1'))).status).toBe(200);
  });

  it('of all addresses is not used up by requests that are not orders', async () => {
    for (let other = 0; other < perMinuteOfAll / perMinute; other += 1) {
      expect(await tries(perMinute, `198.51.100.${other}`)).toEqual(codes(perMinute, 0));
    }
    expect((await pay(from('203.0.113.1'))).status).toBe(200);
  });
});

describe('a request of another site', () => {
  it.each([
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: 'not an address' },
    { 'sec-fetch-site': 'cross-site' },
  ])('is refused: %o', async (headers) => {
    await open();
    expect(await pay(headers)).toMatchObject({
      status: 403,
      body: { success: false, message: server.badRequest },
    });
    expect(await Array.fromAsync(listOrders(api.db))).toEqual([]);
  });

  it('is accepted from our origin, also behind a trusted proxy', async () => {
    await open({ trustProxy: ['127.0.0.1'] });
    expect((await pay({ origin: api.origin, 'sec-fetch-site': 'same-origin' })).status).toBe(200);
    const proxied = { origin: 'https://www.example.com', 'x-forwarded-host': 'www.example.com' };
    expect((await pay(proxied)).status).toBe(200);
  });

  it('is accepted from PUBLIC_URL if a proxy does not forward Host', async () => {
    await open({ publicUrl: 'https://www.example.com' });
    expect((await pay({ origin: 'https://www.example.com' })).status).toBe(200);
    expect((await pay({ origin: 'https://example.com' })).status).toBe(403);
  });

  it('is refused despite a forged host', async () => {
    await open();
    const forged = { origin: 'https://evil.example', 'x-forwarded-host': 'evil.example' };
    expect((await pay(forged)).status).toBe(403);
  });
});

describe('a fault of ours', () => {
  it('gets a generic message without database details', async () => {
    await open();
    await api.db.destroy();
    const { status, body } = await pay();
    expect([status, body]).toEqual([500, { success: false, message: server.internal }]);
  });
});

describe('a database that cannot be used', () => {
  it('gets 503 with retry-after: the client retries the same request', async () => {
    await open();
    await sql`pragma query_only = on`.execute(api.db);
    const { status, headers, body } = await pay();
    expect([status, body]).toEqual([503, { success: false, message: server.internal }]);
    expect(headers.get('retry-after')).toBe('5');
    await sql`pragma query_only = off`.execute(api.db);
    expect((await pay()).status).toBe(200);
  });
});

it('answers no other address or method below /api', async () => {
  await open();
  const refusal = { status: 404, body: { success: false, message: server.badRequest } };
  expect(await api.get('/api/phonepe')).toMatchObject(refusal);
  expect(await api.get('/api/phonepe-webhook')).toMatchObject(refusal);
  expect(await api.post('/api/phonepe-status', {})).toMatchObject(refusal);
  expect(await api.get('/api/nothing')).toMatchObject(refusal);
});

it('accepts JSON only, because a form on another site can send plain text', async () => {
  await open();
  for (const type of ['text/plain', 'application/x-www-form-urlencoded']) {
    const response = await pay({ 'content-type': type });
    expect(response).toMatchObject({
      status: 415,
      body: { success: false, message: server.badRequest },
    });
  }
});

it('forbids caching, and lets other sites read the mode', async () => {
  await open();
  expect((await pay()).headers.get('cache-control')).toBe('no-store');
  const response = await mode({ origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' });
  expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store']);
});

it.each([
  ['hi', { language: 'hi' }, {}],
  ['hi', undefined, { language: 'hi' }],
  ['hi', null, { language: 'hi' }],
  ['bho', { language: 'bho' }, { language: 'hi' }],
  ['hi', { language: 7 }, { language: 'hi' }],
  [undefined, 'language', { language: ['hi', 'en'] }],
  [undefined, {}, {}],
])('takes %s for the language of the body %j and the query %j', (language, body, query) => {
  expect(requestLanguage({ body, query })).toBe(language);
});

/** The lines of the log after one request, from the level of a warning on. */
async function linesAfter(url: string, headers = {}): Promise<object[]> {
  const lines: object[] = [];
  const stream = new Writable({
    write(line, _encoding, done) {
      lines.push(JSON.parse(String(line)));
      done();
    },
  });
  const app = fastify({ logger: { level: 'warn', stream } });
  await guardApi(app, {
    contentIn: () => checkoutContent,
    ratePerMinute: 0,
    publicUrl: 'https://agency.example',
  });
  const fail = (statusCode?: number) => () => {
    throw Object.assign(new Error('out of order'), { statusCode });
  };
  app.get('/fault', fail());
  app.get('/refused', fail(400));
  app.get('/locked', fail(500));
  app.post('/order', () => 'taken');
  await app.inject({ method: url === '/order' ? 'POST' : 'GET', url, headers });
  return lines;
}

it.each(['/fault', '/locked'])('logs an internal error at level error: %s', async (url) => {
  expect(await linesAfter(url)).toEqual([
    expect.objectContaining({
      level: 50,
      msg: 'request failed',
      err: expect.objectContaining({ message: 'out of order' }),
    }),
  ]);
});

it('logs no error for a rejected request', async () => {
  expect(await linesAfter('/refused')).toEqual([]);
});

it('logs which other site sent an order', async () => {
  const lines = await linesAfter('/order', { origin: 'https://evil.example' });
  expect(lines).toEqual([
    expect.objectContaining({
      level: 40,
      msg: 'cross-origin request rejected',
      origin: 'https://evil.example',
    }),
  ]);
});
