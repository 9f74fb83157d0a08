import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ProviderUnavailable } from '../provider.ts';
import {
  echo,
  errorOf,
  goodToken,
  hang,
  huge,
  inTurn,
  json,
  page,
  type Reply,
  reset,
  startGateway,
  tokenWord,
  trickle,
} from './gateway.fixture.ts';
import { PhonePeClient } from './phonepe-client.ts';

let gateway: Awaited<ReturnType<typeof startGateway>>;
beforeEach(async () => {
  gateway = await startGateway();
});
afterEach(() => gateway.close());

const client = (timeoutMs = 5_000) => new PhonePeClient(gateway.config(timeoutMs), Date.now);
const order = {
  id: 'BAW-00000000000000000001',
  amountPaise: 749_900,
  name: 'Asha Kumari',
  phone: '9876543210',
  item: 'SEO Optimization',
  returnUrl: 'https://agency.example/payment-status?id=BAW-00000000000000000001',
};
const started = { orderId: 'OMO1', state: 'PENDING', redirectUrl: 'https://a.phonepe.com/t' };
const pending = { state: 'PENDING', amount: 749_900 };
const unauthorized = json(401, { code: 'AUTHORIZATION_FAILED', success: false });

describe('PhonePeClient', () => {
  it('pays with the token, as JSON', async () => {
    gateway.replies.pay = json(200, { ...started, expireAt: 1, extra: { more: true } });
    await expect(client().pay(order)).resolves.toMatchObject({ ok: true, body: started });
    const [seen] = gateway.seen.pay;
    expect(seen).toMatchObject({ method: 'POST', url: '/pg/checkout/v2/pay' });
    expect(seen?.headers).toMatchObject({
      authorization: `O-Bearer ${tokenWord}`,
      'content-type': 'application/json',
    });
    expect(JSON.parse(seen?.body ?? '')).toMatchObject({
      merchantOrderId: order.id,
      amount: 749_900,
    });
  });

  it('asks for the status with the reason of a failure', async () => {
    gateway.replies.status = json(200, pending);
    await expect(client().orderStatus(order.id)).resolves.toMatchObject({
      ok: true,
      body: pending,
    });
    expect(gateway.seen.status[0]).toMatchObject({
      method: 'GET',
      url: `/pg/checkout/v2/order/${order.id}/status?details=true&errorContext=true`,
    });
  });

  it.each(['', '../pay', 'a/b', 'a?b=c', 'a%2Fb', 'x'.repeat(64), 'a\nb'])(
    'puts no id like %j into a URL',
    async (id) => {
      expect(await errorOf(client().orderStatus(id))).toBeInstanceOf(RangeError);
      expect(gateway.seen.status).toEqual([]);
    },
  );

  it('asks for one token for many questions', async () => {
    gateway.replies.status = json(200, pending);
    const one = client();
    await Promise.all(Array.from({ length: 20 }, () => one.orderStatus(order.id)));
    await one.orderStatus(order.id);
    expect(gateway.seen.token).toHaveLength(1);
  });

  it('takes a new token after one 401 and repeats the question', async () => {
    gateway.replies.pay = inTurn(unauthorized, json(200, started));
    await expect(client().pay(order)).resolves.toMatchObject({ ok: true });
    expect([gateway.seen.token.length, gateway.seen.pay.length]).toEqual([2, 2]);
    expect(gateway.seen.pay[1]?.body).toBe(gateway.seen.pay[0]?.body);
  });

  it('gives up after the second 401', async () => {
    gateway.replies.pay = unauthorized;
    const error = await errorOf(client().pay(order));
    expect(error).toBeInstanceOf(ProviderUnavailable);
    expect(error.message).toBe('PhonePe pay: HTTP 401 AUTHORIZATION_FAILED');
    expect(gateway.seen.pay).toHaveLength(2);
  });

  it.each([400, 403, 404, 409, 417, 422])('hands on a refusal with %i', async (status) => {
    gateway.replies.pay = json(status, { code: 'BAD_REQUEST', message: 'no', data: {} });
    await expect(client().pay(order)).resolves.toEqual({
      ok: false,
      status,
      code: 'BAD_REQUEST',
      description: `HTTP ${status} BAD_REQUEST`,
    });
  });

  it.each<[string, Reply, string]>([
    ['429', json(429, { code: 'TOO_MANY' }), 'HTTP 429 TOO_MANY'],
    ['408', json(408, {}), 'HTTP 408'],
    ['500', json(500, { code: 'INTERNAL_SERVER_ERROR' }), 'HTTP 500 INTERNAL_SERVER_ERROR'],
    ['500 with a page', page(500), 'HTTP 500, not JSON'],
    ['503 with text', page(503, 'R999'), 'HTTP 503, not JSON'],
    ['404 with a page', page(404), 'HTTP 404, not JSON'],
    ['200 with a page', page(200), 'HTTP 200, not JSON'],
    ['what it was sent', echo(500), 'HTTP 500'],
    [
      'another shape',
      json(200, { orderId: 1, state: 'PENDING' }),
      'unexpected orderId, redirectUrl',
    ],
    ['a list', json(200, []), 'HTTP 200, unexpected body'],
    ['more than 1 MiB', huge, 'too long'],
    ['a reset', reset, 'no response'],
    ['silence', hang, 'no response (timeout)'],
    ['a trickle', trickle, 'no response (timeout)'],
  ])('finds the provider unavailable at %s', async (_what, reply, why) => {
    gateway.replies.pay = reply;
    const error = await errorOf(client(500).pay(order));
    expect(error).toBeInstanceOf(ProviderUnavailable);
    expect(error.message).toContain(why);
    expect(gateway.seen.pay).toHaveLength(1);
  });

  it('waits for a slow token no longer than for an answer, and sends nothing late', async () => {
    gateway.replies.token = hang;
    gateway.replies.pay = json(200, started);
    const error = await errorOf(client(100).pay(order));
    expect(error.message).toBe('PhonePe token: no response (timeout)');
    expect(gateway.seen.pay).toEqual([]);
  });

  it('recovers when the token endpoint does', async () => {
    gateway.replies.token = inTurn(page(500), goodToken());
    gateway.replies.status = json(200, pending);
    const one = client();
    await errorOf(one.orderStatus(order.id));
    await expect(one.orderStatus(order.id)).resolves.toMatchObject({ ok: true });
  });
});
