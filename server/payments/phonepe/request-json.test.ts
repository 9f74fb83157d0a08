import http from 'node:http';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { ProviderUnavailable } from '../provider.ts';
import {
  errorOf,
  hang,
  huge,
  json,
  page,
  type Reply,
  reset,
  startGateway,
  trickle,
} from './gateway.fixture.ts';
import { requestJson } from './request-json.ts';

let gateway: Awaited<ReturnType<typeof startGateway>>;
beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway.close());

const ask = (reply: Reply, timeoutMs = 5_000) => {
  gateway.replies.status = reply;
  return requestJson('test', `${gateway.origin}/pg/x`, { signal: AbortSignal.timeout(timeoutMs) });
};

describe('requestJson', () => {
  it.each([200, 400, 500])('hands on JSON with status %i', async (status) => {
    await expect(ask(json(status, { a: 1 }))).resolves.toMatchObject({
      status,
      body: { a: 1 },
      date: expect.stringContaining('GMT'),
    });
  });

  it('reads an answer of 1 MiB', async () => {
    const text = 'x'.repeat(1024 * 1024 - 2);
    await expect(ask(json(200, text))).resolves.toMatchObject({ body: text });
  });

  const redirectBy =
    (status: number): Reply =>
    (response) => {
      response.writeHead(status, { location: `${gateway.origin}/pay-elsewhere` }).end('{}');
    };
  const redirect = redirectBy(302);
  const unchanged: Reply = (response) => response.writeHead(304).end();
  const empty: Reply = (response) => response.writeHead(204).end();
  const cutShort: Reply = (response) => {
    response.writeHead(200, { 'content-length': '100' });
    response.write('{"a":', () => response.destroy());
  };

  it.each<[string, Reply, string]>([
    ['a page with status 200', page(200), 'HTTP 200, not JSON'],
    ['a page with status 500', page(500), 'HTTP 500, not JSON'],
    ['an empty answer', page(200, ''), 'HTTP 200, not JSON'],
    ['a redirect', redirect, 'HTTP 302, redirects are not followed'],
    ['a choice', redirectBy(300), 'HTTP 300, redirects are not followed'],
    ['304', unchanged, 'HTTP 304, redirects are not followed'],
    ['204', empty, 'HTTP 204, not JSON'],
    ['more than 1 MiB', huge, 'the response is too long'],
    ['a reset', reset, 'no response ('],
    ['an answer that breaks off', cutShort, 'no response ('],
  ])('finds the provider unavailable at %s', async (_what, reply, why) => {
    const error = await errorOf(ask(reply));
    expect(error).toBeInstanceOf(ProviderUnavailable);
    expect(error.message).toContain(`PhonePe test: ${why}`);
    expect(error.cause).toBeUndefined();
  });

  it.each<[string, Reply]>([
    ['silence', hang],
    ['a trickle', trickle],
  ])('ends %s with a time-out', async (_what, reply) => {
    const error = await errorOf(ask(reply, 100));
    expect(error.message).toBe('PhonePe test: no response (timeout)');
  });

  it('follows no redirect', async () => {
    gateway.seen.status.length = 0;
    await errorOf(ask(redirect));
    expect(gateway.seen.status.map(({ url }) => url)).toEqual(['/pg/x']);
  });

  it('names a port where nobody listens', async () => {
    const closed = await startGateway();
    await closed.close();
    const signal = AbortSignal.timeout(5_000);
    const error = await errorOf(requestJson('test', closed.origin, { signal }));
    expect(error.message).toBe('PhonePe test: no response (ECONNREFUSED)');
  });

  const failure = (code: unknown) => Object.assign(new Error('request failed'), { code });
  it.each(['Asha', new TypeError('Asha'), ...['Asha', 'ECONN Asha', 'asha ECONN', 7].map(failure)])(
    'puts nothing into the log but a word such as ECONNRESET: %o',
    async (error) => {
      const requested = vi.spyOn(http, 'request').mockImplementation(() => {
        throw error;
      });
      onTestFinished(() => requested.mockRestore());
      const { message } = await errorOf(ask(json(200, {})));
      expect(message).toBe('PhonePe test: no response (network)');
    },
  );
});
