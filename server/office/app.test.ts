import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { openTestApi } from '#server/api.fixture.ts';
import { buildApp } from '#server/app.ts';
import { readBuiltSite } from '#server/http/pages.ts';
import { smallSite } from '#tests/fixtures/server-process.ts';
import { openTestOffice, ownHeaders, type TestOffice } from './office.fixture.ts';

/** What the office answers. */
const officeRoutes = [
  ['GET', '/api/today'],
  ['GET', '/api/orders'],
  ['GET', '/api/me'],
  ['GET', '/api/devices'],
  ['GET', '/api/members'],
  ['POST', '/api/sign-in'],
  ['POST', '/api/sign-out'],
] as const;

describe('the public server', () => {
  it('has no route of the office', async () => {
    const api = await openTestApi();
    onTestFinished(() => api.close());
    for (const [method, path] of officeRoutes) {
      const { status, body } = await (method === 'GET' ? api.get(path) : api.post(path, {}));
      expect([path, status, body]).toEqual([
        path,
        404,
        expect.objectContaining({ success: false }),
      ]);
    }
  });

  it('has no file of the office', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'public-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const app = buildApp({
      logLevel: 'silent',
      trustProxy: [],
      site: await readBuiltSite(smallSite(folder)),
    });
    onTestFinished(() => app.close());
    for (const url of ['/orders/BAW-1', '/find', '/office', '/assets/index.js', '/dist-office/']) {
      const { statusCode } = await app.inject({ url, headers: ownHeaders });
      expect([url, statusCode]).toEqual([url, 404]);
    }
  });
});

describe('the office', () => {
  let office: TestOffice;
  const log: { level: number; msg: string }[] = [];
  beforeEach(async () => {
    log.length = 0;
    office = await openTestOffice({
      logLevel: 'info',
      logStream: { write: (line) => log.push(JSON.parse(line)) },
    });
  });
  afterEach(() => office.close());

  it('logs failures only, without a secret or a phone number', async () => {
    const { get, post } = await office.signIn('Ravi Kumar');
    await get('/api/me');
    await get('/api/nothing?q=9876543210');
    await post('/api/members', {});
    expect(log).toEqual([]);
    const forged = { host: 'evil.example', origin: 'https://9876543210.example' };
    await office.get('/api/me', forged);
    expect(log).toMatchObject([{ level: 40, msg: 'foreign request to the office rejected' }]);
    expect(JSON.stringify(log)).not.toContain('9876543210');
  });

  it('finishes an action before it stops, and does not wait for streams', async () => {
    const action = Promise.withResolvers<object>();
    const arrived = Promise.withResolvers<void>();
    office.app.post('/api/slow', () => {
      arrived.resolve();
      return action.promise;
    });
    office.app.get('/api/stream', (_request, reply) => {
      reply.hijack();
      reply.raw.writeHead(200).write(': open\n\n');
    });
    const origin = await office.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = new URL(origin);
    /** By node:http, because fetch sets its own Host. Resolves with the first part of the body. */
    const ask = (method: string, path: string) => {
      const { promise, resolve, reject } = Promise.withResolvers<string>();
      const sent = request({ port, method, path, headers: ownHeaders }, (response) => {
        response.on('error', () => undefined).once('data', (chunk) => resolve(String(chunk)));
      });
      sent.on('error', reject).end(method === 'POST' ? '{}' : undefined);
      return promise;
    };
    expect(await ask('GET', '/api/stream')).toBe(': open\n\n');
    const answer = ask('POST', '/api/slow');
    await arrived.promise;
    const closed = office.app.close();
    while (office.app.server.listening) await nextTurn();
    action.resolve({ done: true });
    expect(await answer).toBe('{"done":true}');
    await closed;
  });

  it('reads a refused body, so that its answer arrives before the connection closes', async () => {
    const origin = await office.app.listen({ port: 0, host: '127.0.0.1' });
    const body = Buffer.alloc(8_000_000, 'x');
    const head = Object.entries({
      ...ownHeaders,
      connection: 'close',
      'content-length': body.length,
    }).map(([name, value]) => `${name}: ${value}`);
    const socket = connect(Number(new URL(origin).port), '127.0.0.1');
    const answer = text(socket);
    socket.write(['POST /api/members HTTP/1.1', ...head, '', ''].join('\r\n'));
    socket.write(body);
    expect(await answer).toMatch(/^HTTP\/1\.1 401 .*"code":"signedOut"/s);
  });
});
