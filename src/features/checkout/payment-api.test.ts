import { describe, expect, it, vi } from 'vitest';
import { fetchStatus, readOrder, requestPayment } from './payment-api.ts';
import { order } from './status/order.fixture.ts';

const request = {
  name: 'Asha',
  phone: '9876543210',
  amount: 7499,
  serviceName: 'SEO Optimization',
};
const redirectUrl = 'https://mercury.example/transact?token=a';

const start = (send: typeof fetch, timeoutMs?: number) =>
  requestPayment(request, {
    key: 'key-of-sixteen-a',
    language: 'hi',
    fetch: send,
    timeoutMs,
  });
const answering = (body: unknown, status = 200, headers = {}) =>
  start(
    async () =>
      new Response(typeof body === 'string' ? body : JSON.stringify(body), { status, headers }),
  );

describe('requesting a payment', () => {
  it('sends the request as JSON under its key, with the language of the page', async () => {
    const send = vi.fn(async () => Response.json({ success: true, redirectUrl }));
    await start(send);
    expect(send).toHaveBeenCalledWith('/api/phonepe', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': 'key-of-sixteen-a' },
      body: JSON.stringify({ ...request, language: 'hi' }),
      signal: expect.any(AbortSignal),
    });
  });

  it('is accepted with a redirect address', async () => {
    const accepted = { redirectUrl, orderId: 'BAW-1' };
    expect(await answering({ success: true, ...accepted })).toEqual({
      kind: 'accepted',
      ...accepted,
    });
  });

  it.each([429, 500])('is unanswered by success false, status %i', async (status) => {
    const answer = await answering({ success: false, message: 'Please wait a minute.' }, status);
    expect(answer).toEqual({ kind: 'unanswered', message: 'Please wait a minute.' });
  });

  it('is unanswered if the server requests a retry', async () => {
    const answer = await answering({ success: false }, 503, { 'retry-after': '5' });
    expect(answer).toEqual({ kind: 'unanswered', message: undefined });
  });

  it.each([200, 400, 409, 502, 503])('is refused by success false, status %i', async (status) => {
    const answer = await answering(
      { success: false, message: 'The price is ₹1.', redirectUrl },
      status,
    );
    expect(answer).toEqual({ kind: 'refused', message: 'The price is ₹1.' });
  });

  it.each([undefined, '', '  ', 7])('has no message if the server sends %j', async (message) => {
    expect(await answering({ success: false, message })).toEqual({
      kind: 'refused',
      message: undefined,
    });
  });

  it.each([undefined, '', 'javascript:alert(1)', 'data:text/html,x', '/relative', 'https://', 7])(
    'is not accepted with the address %j',
    async (address) => {
      const answer = await answering({ success: true, redirectUrl: address, message: 'Sorry' });
      expect(answer).toEqual({ kind: 'unanswered', message: 'Sorry' });
    },
  );

  it.each(['<html>Bad gateway</html>', '', 'null', '[]', '"text"', '{"success":"true"}'])(
    'is unanswered by %s, without a message',
    async (body) => {
      expect(await answering(body, 502)).toEqual({ kind: 'unanswered', message: undefined });
    },
  );

  it('is unanswered after a broken connection, with the error of the browser', async () => {
    const answer = await start(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(answer).toEqual({ kind: 'unanswered', message: 'Failed to fetch' });
  });

  it('times out before and during the response', async () => {
    const hang: typeof fetch = (_url, options) =>
      new Promise((_resolve, reject) => {
        options?.signal?.addEventListener('abort', () =>
          reject(new DOMException('x', 'AbortError')),
        );
      });
    const stopInTheMiddle: typeof fetch = async (_url, options) => {
      const body = new ReadableStream({
        start: (stream) =>
          options?.signal?.addEventListener('abort', () => stream.error(new Error('aborted'))),
      });
      return new Response(body);
    };
    for (const send of [hang, stopInTheMiddle]) {
      expect(await start(send, 5)).toEqual({ kind: 'unanswered', message: undefined });
    }
  });
});

const getStatus = (send: typeof fetch) => fetchStatus('BAW-1', { fetch: send });

describe('requesting the status', () => {
  it('encodes the reference', async () => {
    const send = vi.fn(async () => Response.json({}));
    await fetchStatus('a b&c=1/../#é', { fetch: send });
    expect(send).toHaveBeenCalledWith('/api/phonepe-status?id=a+b%26c%3D1%2F..%2F%23%C3%A9', {
      signal: expect.any(AbortSignal),
    });
  });

  it('sends the language of the page', async () => {
    const send = vi.fn(async () => Response.json({}));
    await fetchStatus('BAW-1', { fetch: send, language: 'hi' });
    expect(send).toHaveBeenCalledWith(
      '/api/phonepe-status?id=BAW-1&language=hi',
      expect.anything(),
    );
  });

  it('requests what the server already knows', async () => {
    const send = vi.fn(async () => Response.json({}));
    await fetchStatus('BAW-1', { fetch: send, isWaiting: false });
    expect(send).toHaveBeenCalledWith('/api/phonepe-status?id=BAW-1&wait=0', expect.anything());
  });

  it.each([
    [200, false],
    [404, false],
    [429, true],
    [500, true],
    [504, true],
  ])('returns the answer and whether it is a fault: %i is %s', async (status, isFault) => {
    const body = { success: false, code: 'PAYMENT_PENDING', message: 'Wait.' };
    const answer = await getStatus(async () => Response.json(body, { status }));
    expect(answer).toEqual({ ...body, isFault });
  });

  it.each(['<html>', '', 'null', '[]', '"a"', '1'])('has no answer after %j', async (body) => {
    expect(await getStatus(async () => new Response(body))).toBeUndefined();
  });

  it('has no answer after a broken connection', async () => {
    expect(await getStatus(() => Promise.reject(new TypeError('x')))).toBeUndefined();
  });

  it('is aborted by the timeout and by the page', async () => {
    const hang: typeof fetch = (_url, options) =>
      new Promise((_resolve, reject) => {
        options?.signal?.addEventListener('abort', () => reject(new Error('aborted')));
      });
    expect(await fetchStatus('BAW-1', { fetch: hang, timeoutMs: 5 })).toBeUndefined();
    const page = new AbortController();
    const answer = fetchStatus('BAW-1', { fetch: hang, signal: page.signal });
    page.abort();
    expect(await answer).toBeUndefined();
  });
});

it('parses a valid order', () => {
  expect(readOrder(order)).toEqual(order);
  expect(readOrder({ ...order, unit: null, counts: null, paidAtMs: null })).toBeDefined();
});

it.each([
  undefined,
  null,
  'text',
  { ...order, code: 7 },
  { ...order, service: 7 },
  { ...order, serviceName: undefined },
  { ...order, refundedPaise: '0' },
  { ...order, quantity: 0 },
  { ...order, quantity: 3 },
  { ...order, amountPaise: 1.5 },
  { ...order, unit: undefined },
  { ...order, counts: 'many' },
  { ...order, counts: { elephants: 200 } },
  { ...order, counts: { width: '20', height: '10' } },
  { ...order, paidAtMs: 'now' },
  { ...order, mayPayAgain: undefined },
  { ...order, isOver: 0 },
])('rejects the order %j', (value) => {
  expect(readOrder(value)).toBeUndefined();
});
