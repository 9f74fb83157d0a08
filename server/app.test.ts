import { once } from 'node:events';
import { createReadStream, mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer, text } from 'node:stream/consumers';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { checkoutContent } from '#tests/fixtures/content.ts';
import { smallSite } from '#tests/fixtures/server-process.ts';
import { type AppDeps, buildApp } from './app.ts';
import { maskPhones } from './http/create-app.ts';
import { readBuiltSite } from './http/pages.ts';

/** The server with a site of one page and the contact form, and the lines of its log. */
async function openApp(parts: Partial<AppDeps> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'app-'));
  const log: { level: number; msg: string; stack?: string; err?: { stack: string } }[] = [];
  const app = buildApp({
    logLevel: 'debug',
    trustProxy: [],
    site: await readBuiltSite(smallSite(folder)),
    contact: { languages: ['en'], contentIn: () => checkoutContent, ratePerMinute: 0 },
    logStream: { write: (line) => log.push(JSON.parse(line)) },
    ...parts,
  });
  onTestFinished(async () => {
    await app.close();
    rmSync(folder, { recursive: true });
  });
  return { app, log };
}

describe('the log', () => {
  it('has one line with the stack for a fault outside the API, without the query', async () => {
    const { app, log } = await openApp();
    app.get('/broken', () => {
      throw new Error('out of order');
    });
    const { statusCode } = await app.inject('/broken?name=Asha');
    expect(statusCode).toBe(500);
    expect(log).toEqual([
      expect.objectContaining({
        level: 50,
        msg: 'request failed',
        req: { method: 'GET', path: '/broken' },
        err: expect.objectContaining({ stack: expect.stringContaining('app.test.ts') }),
      }),
    ]);
  });

  it('has no line for pages, unknown addresses and refused requests', async () => {
    const { app, log } = await openApp();
    const urls = ['/', '/nowhere', '/%zz', `/${'a'.repeat(3000)}`, '/contact/send?name=Asha'];
    for (const url of urls) {
      for (const method of ['GET', 'HEAD', 'POST', 'PUT'] as const)
        await app.inject({ method, url });
    }
    await app.inject({ method: 'PUT', url: '/', payload: '{', headers: { 'content-type': 'a/b' } });
    expect(log).toEqual([]);
  });

  it('has no line for visitors who leave while a file is sent', async () => {
    const { app, log } = await openApp();
    const left = Promise.withResolvers<void>();
    app.get('/large', (_request, reply) => {
      reply.raw.once('close', left.resolve);
      return reply.send(createReadStream('/dev/zero'));
    });
    const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
    const lines = log.length;
    const socket = connect(Number(port), '127.0.0.1');
    socket.write('GET /large HTTP/1.1\r\nHost: a\r\n\r\n');
    await once(socket, 'data');
    socket.resetAndDestroy();
    await left.promise;
    await nextTurn();
    expect(log.slice(lines)).toEqual([]);
  });

  it('has the stack of a fault of the contact form, and nothing that was typed', async () => {
    const { app, log } = await openApp();
    app.addHook('preHandler', async ({ url }) => {
      throw Object.assign(new TypeError('Invalid URL'), { input: url });
    });
    const answer = await app.inject('/contact/send?name=Asha&message=secret');
    expect(answer.statusCode).toBe(500);
    expect(log).toMatchObject([{ level: 50, msg: 'request failed' }]);
    expect(log[0]?.stack).toContain('app.test.ts');
    expect(JSON.stringify(log)).not.toMatch(/asha|secret/i);
  });

  it('has no phone number anywhere', async () => {
    const { app, log } = await openApp();
    app.log.warn({ origin: 'https://9876543210.example' }, 'of 9876543210');
    expect(log).toMatchObject([{ origin: 'https://*******210.example', msg: 'of *******210' }]);
  });

  it.each([
    ['"phone":"9876543210"', '"phone":"*******210"'],
    ['+919876543210 called', '+91*******210 called'],
    ['09876543210', '0*******210'],
    [String.raw`first line\n9876543210`, String.raw`first line\n*******210`],
    ['https://9876543210.example/9123456789', 'https://*******210.example/*******789'],
    ['"orderId":"BAW-1M809234567Z4K7Q2M9"', '"orderId":"BAW-1M809234567Z4K7Q2M9"'],
    ['"orderId":"BAW-1M8ZZZZZZ0123456789"', '"orderId":"BAW-1M8ZZZZZZ0123456789"'],
    ['"time":1795306044123', '"time":1795306044123'],
  ])('masks phone numbers, but no ids and times: %s', (line, masked) => {
    expect(maskPhones(line)).toBe(masked);
  });
});

describe('a stopping server', () => {
  let app: FastifyInstance;
  let port: number;
  let underWay: Promise<void>;
  let finish: () => void;
  const large = Buffer.alloc(20_000_000);

  beforeEach(async () => {
    // No time passes for a connection without a request, however slow the machine is.
    vi.useFakeTimers({ toFake: ['performance'] });
    app = buildApp({ logLevel: 'silent', trustProxy: [] });
    const arrival = Promise.withResolvers<void>();
    const end = Promise.withResolvers<string>();
    underWay = arrival.promise;
    finish = () => end.resolve('answered');
    app.get('/slow', () => {
      arrival.resolve();
      return end.promise;
    });
    app.get('/large', () => large);
    port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
  });
  afterEach(() => {
    vi.useRealTimers();
    app.server.closeAllConnections();
  });

  /** A connection that has sent that text. */
  async function openConnection(sent: string) {
    const taken = once(app.server, 'connection');
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => undefined);
    await once(socket, 'connect');
    await taken;
    socket.write(sent);
    return socket;
  }
  const ask = (path: string) => openConnection(`GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`);

  /** Begins to close; resolves once no new connection is taken. */
  async function beginClose() {
    const closed = app.close();
    while (app.server.listening) await nextTurn();
    return { closed };
  }

  it('answers the requests under way, announces the end of the connection, and closes it', async () => {
    const response = text(await ask('/slow'));
    await underWay;
    const { closed } = await beginClose();
    finish();
    expect(await response).toMatch(/^HTTP\/1\.1 200 .*\r\nconnection: close\r\n.*answered$/is);
    await closed;
  });

  it('answers a request on a connection accepted just before', async () => {
    const socket = await openConnection('');
    const { closed } = await beginClose();
    const response = text(socket);
    socket.write('GET /slow HTTP/1.1\r\nHost: a\r\n\r\n');
    await underWay;
    finish();
    expect(await response).toContain('answered');
    await closed;
  });

  it('does not cut off a response that is read slowly', async () => {
    const socket = await ask('/large');
    await once(socket, 'readable');
    const { closed } = await beginClose();
    vi.advanceTimersByTime(501);
    expect((await buffer(socket)).length).toBeGreaterThan(large.length);
    await closed;
  });

  it.each(['', 'GET /slow HTTP/1.1\r\n'])('waits half a second for %j', async (sent) => {
    await openConnection(sent);
    let isClosed = false;
    const { closed } = await beginClose();
    closed.then(() => {
      isClosed = true;
    });
    vi.advanceTimersByTime(499);
    for (let turns = 0; turns < 50; turns += 1) await nextTurn();
    expect(isClosed).toBe(false);
    vi.advanceTimersByTime(2);
    await closed;
  });

  it('closes keep-alive connections', async () => {
    const socket = await ask('/slow');
    finish();
    const [response] = await once(socket, 'data');
    expect(String(response)).toContain('Connection: keep-alive');
    const { closed } = await beginClose();
    vi.advanceTimersByTime(501);
    await closed;
  });
});

it.each([
  ['/healthz', true, 200],
  ['/healthz', false, 200],
  ['/readyz', true, 200],
  ['/readyz', false, 503],
])('answers %s, if the database takes writes: %s, with %i', async (url, isReady, status) => {
  const { app } = await openApp({
    api: {
      payments: { waitBudget: {} } as NonNullable<AppDeps['api']>['payments'],
      serveWebhooks: () => undefined,
      isReady: async () => isReady,
      ratePerMinute: 0,
      publicUrl: 'https://agency.example',
    },
  });
  const answer = await app.inject({ url });
  expect([answer.statusCode, answer.json()]).toEqual([status, { ok: status === 200 }]);
  expect(answer.headers['cache-control']).toBe('no-store');
});
