import { createServer, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { inspect } from 'node:util';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { ProviderUnavailable } from '../provider.ts';
import { requestJson } from './http.ts';

let handler: RequestListener;
let urls: (string | undefined)[] = [];
const server = createServer((request, response) => {
  urls.push(request.url);
  handler(request, response);
});
let origin: string;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => {
  urls = [];
  vi.restoreAllMocks();
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const secrets = ['cl1ent-s3cret', 't0ken-word'];

/** A request that carries secrets to a server that handles it as the test says. */
function request(respond: (response: ServerResponse) => void, signal?: AbortSignal) {
  handler = (_request, response) => respond(response);
  return requestJson('test', `${origin}/called`, {
    method: 'POST',
    headers: { authorization: 'O-Bearer t0ken-word' },
    body: 'secret=cl1ent-s3cret',
    // It only bounds a hang.
    signal: signal ?? AbortSignal.timeout(30_000),
  });
}

/** The message of a rejection that shows no secret. */
async function messageOf(response: Promise<unknown>): Promise<string> {
  const error = await response.catch((reason: unknown) => reason);
  if (!(error instanceof ProviderUnavailable)) expect.fail(inspect(error));
  expect(error.cause).toBeUndefined();
  const shown = inspect(error, { depth: null, showHidden: true });
  for (const secret of secrets) expect(shown).not.toContain(secret);
  return error.message;
}

const send =
  (status: number, body?: string, headers: Record<string, string> = {}) =>
  (response: ServerResponse) => {
    response.writeHead(status, headers).end(body);
  };
const redirect = (status: number) => send(status, '{}', { location: '/elsewhere' });
const cutShort = (response: ServerResponse) => {
  response.writeHead(200, { 'content-length': '100' });
  response.write('{"a":', () => response.destroy());
};
const reset = (response: ServerResponse) => response.socket?.resetAndDestroy();
/** Sends the headers and then endless spaces. */
const trickle = (response: ServerResponse) => {
  response.writeHead(200);
  const timer = setInterval(() => response.write(' '), 10);
  response.on('close', () => clearInterval(timer));
};

describe('requestJson', () => {
  it.each([200, 400, 500])('passes on JSON with status %i', async (status) => {
    await expect(request(send(status, '{"a":1}'))).resolves.toMatchObject({
      status,
      body: { a: 1 },
      date: expect.stringContaining('GMT'),
    });
  });

  it('reads a body of 1 MiB', async () => {
    const text = 'x'.repeat(1024 * 1024 - 2);
    await expect(request(send(200, `"${text}"`))).resolves.toMatchObject({ body: text });
  });

  it.each<[string, (response: ServerResponse) => void, string]>([
    ['a page with status 200', send(200, '<html>Sorry</html>'), 'HTTP 200, not JSON'],
    ['a page that repeats the request', send(500, secrets.join()), 'HTTP 500, not JSON'],
    ['text with status 503', send(503, 'R999'), 'HTTP 503, not JSON'],
    ['an empty body', send(200), 'HTTP 200, not JSON'],
    ['204', send(204), 'HTTP 204, not JSON'],
    ['a redirect', redirect(302), 'HTTP 302, redirects are not followed'],
    ['a redirect that keeps the body', redirect(307), 'HTTP 307, redirects are not followed'],
    ['a choice', redirect(300), 'HTTP 300, redirects are not followed'],
    ['304', send(304), 'HTTP 304, redirects are not followed'],
    ['more than 1 MiB', send(200, `"${'x'.repeat(1024 * 1024)}"`), 'the response is too long'],
    ['a reset', reset, 'no response ('],
    ['a body that breaks off', cutShort, 'no response ('],
  ])('finds the provider unavailable at %s', async (_what, respond, why) => {
    expect(await messageOf(request(respond))).toContain(`PhonePe test: ${why}`);
    expect(urls).toEqual(['/called']);
  });

  it('gives up waiting for a response', async () => {
    const controller = new AbortController();
    const response = request(() => controller.abort(), controller.signal);
    expect(await messageOf(response)).toBe('PhonePe test: no response (timeout)');
  });

  it('gives up reading a body', async () => {
    const controller = new AbortController();
    const { fetch } = globalThis;
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (...call) => {
      const response = await fetch(...call);
      controller.abort();
      return response;
    });
    const response = request(trickle, controller.signal);
    expect(await messageOf(response)).toBe('PhonePe test: no response (timeout)');
  });

  it('names the error of a closed port', async () => {
    const closed = createServer();
    await new Promise<void>((resolve) => closed.listen(0, '127.0.0.1', resolve));
    const { port } = closed.address() as AddressInfo;
    await new Promise((resolve) => closed.close(resolve));
    const signal = AbortSignal.timeout(30_000);
    const response = requestJson('test', `http://127.0.0.1:${port}`, { headers: {}, signal });
    expect(await messageOf(response)).toBe('PhonePe test: no response (ECONNREFUSED)');
  });

  const failure = (code: unknown) =>
    new TypeError('fetch failed', { cause: Object.assign(new Error(secrets.join()), { code }) });
  it.each([
    'text',
    new TypeError(secrets.join()),
    ...['ECONN t0ken-word', 'econn', 7].map(failure),
  ])('shows nothing of an error but a code such as ECONNRESET: %o', async (error) => {
    vi.spyOn(globalThis, 'fetch').mockRejectedValue(error);
    expect(await messageOf(request(send(200)))).toBe('PhonePe test: no response (network)');
  });
});
