import { once } from 'node:events';
import { connect } from 'node:net';
import { buffer, text } from 'node:stream/consumers';
import { setImmediate as nextTurn } from 'node:timers/promises';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { endConnectionsOnClose } from './drain.ts';

let app: FastifyInstance;
let port: string;
let underWay: Promise<void>;
let finish: () => void;
const large = Buffer.alloc(20_000_000);

beforeEach(async () => {
  app = fastify({ return503OnClosing: false });
  endConnectionsOnClose(app);
  const arrival = Promise.withResolvers<void>();
  const end = Promise.withResolvers<string>();
  underWay = arrival.promise;
  finish = () => end.resolve('answered');
  app.get('/slow', () => {
    arrival.resolve();
    return end.promise;
  });
  app.get('/large', () => large);
  app.get('/stream', (_request, reply) => {
    const body = new ReadableStream({
      start: async (controller) => {
        controller.enqueue('begun, ');
        controller.enqueue(await end.promise);
        controller.close();
      },
    });
    return reply.send(body);
  });
  ({ port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' })));
});
afterEach(() => {
  vi.useRealTimers();
  app.server.closeAllConnections();
});

/** A connection that has sent that text. */
async function openConnection(sent: string) {
  const socket = connect(Number(port), '127.0.0.1');
  await once(socket, 'connect');
  socket.write(sent);
  return socket;
}
const ask = (path: string) => openConnection(`GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`);

/** Begins to close; resolves once no new connection is taken, with what resolves at the end. */
async function beginClose() {
  const closed = app.close();
  while (app.server.listening) await nextTurn();
  return { closed };
}

it('answers what is under way, says that the connection ends, and ends it', async () => {
  const response = text(await ask('/slow'));
  await underWay;
  const { closed } = await beginClose();
  finish();
  await closed;
  expect(await response).toMatch(/^HTTP\/1\.1 200 .*\r\nconnection: close\r\n.*answered$/is);
});

it('sends the rest of a file that has begun, and ends its connection', async () => {
  const socket = await ask('/stream');
  const response = text(socket);
  await once(socket, 'data');
  const { closed } = await beginClose();
  finish();
  await closed;
  expect(await response).toContain('answered');
});

it('answers the request of a connection that was taken just before', async () => {
  const arrival = once(app.server, 'connection');
  const socket = await openConnection('');
  await arrival;
  const { closed } = await beginClose();
  const response = text(socket);
  finish();
  socket.write('GET /slow HTTP/1.1\r\nHost: a\r\n\r\n');
  expect(await response).toContain('answered');
  await closed;
});

it('cuts no answer off that is read slowly', async () => {
  const socket = await ask('/large');
  await once(socket, 'readable');
  const { closed } = await beginClose();
  expect((await buffer(socket)).length).toBeGreaterThan(large.length);
  await closed;
});

it.each(['', 'GET /slow HTTP/1.1\r\n'])('waits for no connection that sent %j', async (sent) => {
  const socket = await openConnection(sent);
  socket.on('error', () => undefined);
  await expect(app.close()).resolves.toBeUndefined();
});

it('answers what is under way beside a connection that sends nothing', async () => {
  const response = text(await ask('/slow'));
  await underWay;
  const arrival = once(app.server, 'connection');
  const silent = await openConnection('');
  silent.on('error', () => undefined);
  await arrival;
  const { closed } = await beginClose();
  finish();
  expect(await response).toContain('answered');
  await closed;
});

describe('where no time passes', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout'] }));

  it('ends with the last response, though its connection was to be kept', async () => {
    const gone = once(app.server, 'connection');
    (await openConnection('')).destroy();
    await once((await gone)[0], 'close');
    const response = text(await ask('/stream'));
    await once(app.server, 'request');
    const { closed } = await beginClose();
    finish();
    await closed;
    expect(await response).toMatch(/connection: keep-alive.*answered/is);
  });

  it('ends at once where the only connection is kept after its response', async () => {
    const socket = await ask('/slow');
    finish();
    const [response] = await once(socket, 'data');
    expect(String(response)).toContain('Connection: keep-alive');
    await (await beginClose()).closed;
  });
});
