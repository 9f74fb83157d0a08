import { describe, expect, it, vi } from 'vitest';
import { requestPayment } from './request-payment.ts';

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

  it('is accepted with an address to go to', async () => {
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

  it('is unanswered where the server asks for the same request again', async () => {
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

  it.each([undefined, '', '  ', 7])('has no message where the server sends %j', async (message) => {
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

  it('is unanswered after a broken connection, without the words of a browser', async () => {
    const answer = await start(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(answer).toEqual({ kind: 'unanswered' });
  });

  it('gives up a server that hangs, and one that stops in the middle', async () => {
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
