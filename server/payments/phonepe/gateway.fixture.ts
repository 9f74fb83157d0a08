import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { inspect } from 'node:util';
import { expect } from 'vitest';
import { phonePeConfig } from './phonepe-config.ts';

/** A secret that must appear in no log. */
export const clientSecret = 'cl1ent-s3cret';
/** A token that must appear in no log. */
export const tokenWord = 't0ken-word';

/** A request as the gateway saw it. */
export interface Seen {
  method: string;
  url: string;
  headers: IncomingMessage['headers'];
  body: string;
}

/** Responds to one request; it may break off or never end. */
export type Reply = (response: ServerResponse, seen: Seen) => void;

/** Responds with JSON. */
export const json =
  (status: number, body: unknown): Reply =>
  (response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  };

/** Responds with a page, as a proxy does. */
export const page =
  (status: number, text = '<html>Sorry</html>'): Reply =>
  (response) => {
    response.writeHead(status, { 'content-type': 'text/html' }).end(text);
  };

/** Never responds. */
export const hang: Reply = () => undefined;
/** Breaks the connection. */
export const reset: Reply = (response) => response.socket?.destroy();

/** Sends the headers and then one space after the other, without end. */
export const trickle: Reply = (response) => {
  response.writeHead(200, { 'content-type': 'application/json' });
  const timer = setInterval(() => response.write(' '), 10);
  response.on('close', () => clearInterval(timer));
};

/** Well-formed JSON of 2 MiB. */
export const huge: Reply = (response) => {
  response.writeHead(200, { 'content-type': 'application/json' });
  response.end(JSON.stringify('x'.repeat(2 * 1024 * 1024)));
};

/** Repeats in its response all that it was sent, as a careless gateway may. */
export const echo =
  (status: number): Reply =>
  (response, { headers, body }) => {
    json(status, { code: body, message: `${headers.authorization} ${body}` })(response, {
      method: '',
      url: '',
      headers,
      body,
    });
  };

/** The replies one after the other; the last one stays. */
export function inTurn(...replies: Reply[]): Reply {
  let next = 0;
  return (response, seen) => replies[Math.min(next++, replies.length - 1)]?.(response, seen);
}

/** A token that is good for an hour. */
export const goodToken = (): Reply =>
  json(200, {
    access_token: tokenWord,
    issued_at: Math.floor(Date.now() / 1000),
    expires_at: Math.floor(Date.now() / 1000) + 3600,
    expires_in: null,
    token_type: 'O-Bearer',
  });

/** A gateway on this machine whose every route can be given another reply; all start as 404. */
export async function startGateway() {
  const replies = {
    token: goodToken(),
    pay: page(404),
    status: page(404),
    refund: page(404),
    refundStatus: page(404),
  };
  const seen: Record<keyof typeof replies, Seen[]> = {
    ...{ token: [], pay: [], status: [] },
    ...{ refund: [], refundStatus: [] },
  };
  const routeOf = (url: string) => {
    if (url.startsWith('/token')) return 'token';
    if (url.startsWith('/pg/payments/v2/refund/')) return 'refundStatus';
    if (url.startsWith('/pg/payments/v2/refund')) return 'refund';
    return url.startsWith('/pg/checkout/v2/pay') ? 'pay' : 'status';
  };
  const server = createServer(async (request, response) => {
    const { method = '', url = '', headers } = request;
    const body = Buffer.concat(await Array.fromAsync(request as AsyncIterable<Buffer>)).toString();
    const one = { method, url, headers, body };
    seen[routeOf(url)].push(one);
    replies[routeOf(url)](response, one);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const config = (timeoutMs = 5_000) =>
    phonePeConfig({
      name: 'phonepe',
      testModeName: null,
      baseUrl: `http://${host}/pg`,
      tokenUrl: `http://${host}/token`,
      redirectHosts: [host, '.phonepe.com'],
      clientId: 'AGENCY',
      clientSecret,
      clientVersion: '1',
      webhookUsername: 'hook_user',
      webhookPassword: 'Passw0rd1',
      timeoutMs,
      expireAfterSeconds: 900,
    });
  const close = () => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(resolve));
  };
  return { host, origin: `http://${host}`, replies, seen, config, close };
}

/** The error of a promise that must fail, after checking that no secret can be read off it. */
export async function errorOf(promise: Promise<unknown>): Promise<Error> {
  const error = await promise.then(
    (value) => expect.fail(`no error but ${inspect(value)}`),
    (reason: unknown) => reason,
  );
  if (!(error instanceof Error)) expect.fail(`not an Error: ${inspect(error)}`);
  const all = [
    inspect(error, { depth: null, showHidden: true }),
    inspect(error.cause, { depth: null, showHidden: true }),
    JSON.stringify(error, Object.getOwnPropertyNames(error)),
    error.stack,
  ].join('\n');
  for (const word of [clientSecret, tokenWord, 'Asha', '9876543210'])
    expect(all).not.toContain(word);
  return error;
}
