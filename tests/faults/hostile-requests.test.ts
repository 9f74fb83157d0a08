import { once } from 'node:events';
import { type IncomingMessage, request as sendRequest } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fill } from '#contract/fill.ts';
import { formatPaise } from '#contract/money.ts';
import { listOrders } from '#server/orders/list.ts';
import { paymentLabels, request, service, totalOf } from '#tests/fixtures/content.ts';
import { type CheckoutProcesses, startCheckoutProcesses } from './checkout-processes.ts';

let checkout: CheckoutProcesses;
beforeAll(async () => {
  checkout = await startCheckoutProcesses('tests/faults/hostile-server.ts');
});
afterAll(() => checkout.close());

/** Words that only the inside of the server knows. */
const inside =
  /\bat [\w.]+ \(|node:|\.ts\b|\bsql|\bselect\b|\binsert\b|constraint|orders\b.*\btable|SyntaxError|zod|Fastify|FST_/i;

interface Attack {
  path?: string;
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

const json = { 'content-type': 'application/json' };

async function attack({ path = '/api/phonepe', method = 'POST', headers = json, body }: Attack) {
  const answer = await fetch(checkout.origin + path, {
    method,
    headers,
    ...(body !== undefined && { body }),
  });
  const text = await answer.text();
  expect(text).not.toMatch(inside);
  expect([...answer.headers.keys()].join()).not.toMatch(/x-powered-by|server/);
  return { status: answer.status, body: JSON.parse(text) as unknown };
}

const ordered = (changes: object) => ({ body: JSON.stringify({ ...request, ...changes }) });
const withText = (text: string) => ({ body: text });
const withPrice = (price: string) =>
  withText(JSON.stringify(request).replace(`:${request.amount},`, `:${price},`));
const status = (query: string) => ({ path: `/api/phonepe-status${query}`, method: 'GET' });
const { server } = paymentLabels;
const priceChanged = fill(server.priceChanged, {
  service: service.name,
  price: formatPaise(totalOf(service)),
});

const attacks: [string, Attack, number, string?][] = [
  ['a lower amount', ordered({ amount: 1 }), 409, priceChanged],
  ['a negative amount', ordered({ amount: -request.amount }), 400, server.badAmount],
  ['an amount of nothing', ordered({ amount: 0 }), 400, server.badAmount],
  ['a fraction of a rupee', ordered({ amount: request.amount + 0.001 }), 400, server.badAmount],
  ['a huge amount', withPrice('1e400'), 400, server.badAmount],
  ['a number of many digits', withPrice('9'.repeat(900)), 400, server.badAmount],
  ['an amount in words', ordered({ amount: String(request.amount) }), 400, server.badAmount],
  ['an unknown service', ordered({ serviceName: 'Elephant Ads' }), 400, server.unknownService],
  ['a service of every object', ordered({ serviceName: '__proto__' }), 400, server.unknownService],
  ['a service that is SQL', ordered({ serviceName: "' or '1'='1" }), 400, server.unknownService],
  ['a quantity of nothing', ordered({ quantity: 0 }), 400, server.badQuantity],
  ['a negative quantity', ordered({ quantity: -1 }), 400, server.badQuantity],
  ['a fraction of a unit', ordered({ quantity: 1.5 }), 400, server.badQuantity],
  ['a quantity in words', ordered({ quantity: '2' }), 400, server.badQuantity],
  ['a huge quantity', ordered({ quantity: 1e21 }), 400, server.badQuantity],
  ['a wrong GSTIN', ordered({ gstin: '27AAPFU0939F1ZX' }), 400, server.badGstin],
  ['nine digits', ordered({ phone: '987654321' }), 400],
  ['letters for a phone', ordered({ phone: '98765abcde' }), 400],
  ['a name of 5 kB', ordered({ name: 'a'.repeat(5_000) }), 400],
  ['no name', ordered({ name: ' ' }), 400],
  ['NUL in the name', ordered({ name: 'Asha\u0000' + 'Kumari' }), 400],
  ['a line break in the name', ordered({ name: 'Asha\r\nBcc: all@example.com' }), 400],
  ['an escape in the name', ordered({ name: 'Asha\u001b[2J' }), 400],
  ['a list for a name', ordered({ name: ['Asha'] }), 400],
  ['an object for a name', ordered({ name: { toString: 'x' } }), 400],
  ['a field too many', ordered({ state: 'paid' }), 400],
  ['a list of orders', withText(JSON.stringify([request])), 400],
  ['text for a body', withText('"name"'), 400],
  ['nothing', withText('null'), 400],
  ['an empty body', withText(''), 400],
  ['broken JSON', withText('{"name": '), 400],
  ['JSON nested without end', withText('['.repeat(8_000)), 400],
  ['__proto__', withText('{"__proto__": {"isAdmin": true}}'), 400],
  ['constructor', withText('{"constructor": {"prototype": {"isAdmin": true}}}'), 400],
  ['bytes that are no text', withText('\u0000\ufffd\ud800'), 400],
  ['100 kB', ordered({ name: 'a'.repeat(100_000) }), 413],
  [
    'a form',
    { headers: { 'content-type': 'application/x-www-form-urlencoded' }, body: 'a=1' },
    415,
  ],
  ['plain text', { headers: { 'content-type': 'text/plain' }, ...ordered({}) }, 415],
  ['XML', { headers: { 'content-type': 'application/xml' }, body: '<a/>' }, 415],
  ['no type', { headers: { 'content-type': '' }, ...ordered({}) }, 415],
  ['another site', { headers: { ...json, origin: 'https://evil.example' }, ...ordered({}) }, 403],
  ['a page without a site', { headers: { ...json, origin: 'null' }, ...ordered({}) }, 403],
  ['a short key', { headers: { ...json, 'idempotency-key': '1' }, ...ordered({}) }, 400],
  ['GET', { method: 'GET', headers: {} }, 404],
  ['PUT', { method: 'PUT', ...ordered({}) }, 404],
  ['DELETE', { method: 'DELETE', headers: {} }, 404],
  ['POST for the status', { path: '/api/phonepe-status', ...ordered({}) }, 404],
  ['an invalid path', { path: '/api/../api/orders', method: 'GET' }, 404],
  ['an id that is SQL', status('?id=BAW-1%27%20or%20%271%27%3D%271'), 404, server.unknownOrder],
  ['an id that is markup', status('?id=%3Cscript%3Ealert(1)'), 404, server.unknownOrder],
  ['an id that is a path', status('?id=../../etc/passwd'), 404, server.unknownOrder],
  ['an id with NUL', status('?id=BAW-0123456789ABCDEFGHJK%00'), 404, server.unknownOrder],
  ['an id that is a list', status('?id=a&id=b'), 404, server.unknownOrder],
  ['an id that is an object', status('?id[]=a&id[$gt]='), 404, server.unknownOrder],
  ['an id of 10 kB', status(`?id=${'A'.repeat(10_000)}`), 404, server.unknownOrder],
  ['an id that cannot be read', status('?id=%E0%A4%A'), 404, server.unknownOrder],
  ['a webhook of a stranger', { path: '/api/phonepe-webhook', ...ordered({}) }, 401],
];

describe('the server', () => {
  it.each(attacks)('refuses %s', async (_what, given, status, message = server.badRequest) => {
    const answer = await attack(given);
    expect(answer.status).toBe(status);
    const words = status === 401 ? {} : { message: expect.stringContaining(message) };
    expect(answer.body).toMatchObject({ success: false, ...words });
  });

  it('refuses 3 MB after their first bytes', async () => {
    const headers = { ...json, 'content-length': 3 * 1024 * 1024 };
    const sent = sendRequest(`${checkout.origin}/api/phonepe`, { method: 'POST', headers });
    sent.write(JSON.stringify(request).slice(0, -1));
    const [answer]: IncomingMessage[] = await once(sent, 'response');
    expect(answer?.statusCode).toBe(413);
    expect(answer && JSON.parse(await text(answer))).toEqual({
      success: false,
      message: server.badRequest,
    });
    sent.destroy();
  });

  it('refuses a URL of 100 kB', async () => {
    const answer = await fetch(`${checkout.origin}/api/phonepe-status?id=${'A'.repeat(100_000)}`);
    expect(answer.status).toBe(431);
    expect(await answer.text()).not.toMatch(inside);
  });

  it('has stored none of it, has not failed, and accepts the next order', async () => {
    expect(await Array.fromAsync(listOrders(checkout.db))).toEqual([]);
    expect(checkout.server.log.filter(({ level }) => level >= 50)).toEqual([]);
    expect((await checkout.press()).status).toBe(200);
    expect(await checkout.server.tell({})).toEqual({ inheritedNames: [] });
  });
});
