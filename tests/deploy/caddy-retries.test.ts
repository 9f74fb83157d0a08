import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { describeUnless } from '#tests/fixtures/describe-unless.ts';
import { type Caddy, startCaddy } from './caddy-process.ts';
import { caddyMissing, findCaddy } from './caddy-program.ts';

const program = findCaddy();

describeUnless(caddyMissing, 'a request whose server dies over it', () => {
  let taken = 0;
  let caddy: Caddy;
  /** Each is healthy, reads every other request to its end, and then breaks the connection. */
  const servers: Server[] = [0, 1].map(() =>
    createServer((request, response) => {
      if (request.url === '/healthz') return response.end();
      return request.resume().on('end', () => {
        taken += 1;
        request.socket.destroy();
      });
    }),
  );

  beforeAll(async () => {
    const addresses = servers.map(async (server) => {
      await once(server.listen(0, '127.0.0.1'), 'listening');
      const address = server.address();
      return address === null || typeof address === 'string' ? '' : `127.0.0.1:${address.port}`;
    });
    caddy = await startCaddy(program ?? '', await Promise.all(addresses));
  });
  beforeEach(() => {
    taken = 0;
  });
  afterAll(async () => {
    await caddy?.stop();
    for (const server of servers) server.close();
  });

  const order = (path: string, headers = {}) =>
    caddy.fetch(path, { method: 'POST', headers, body: '{}' });

  it('is resent once by the browser if it is an order with a key', async () => {
    const key = { 'idempotency-key': 'key-of-sixteen-a' };
    const lost = await order('/api/phonepe', key);
    const { location = '' } = lost.headers;
    expect([lost.status, location, taken]).toEqual([307, '/api/phonepe?repeated=1', 1]);
    expect([(await order(location, key)).status, taken]).toEqual([502, 2]);
  });

  it('is not resent if it is an order without a key', async () => {
    expect([(await order('/api/phonepe')).status, taken]).toEqual([502, 1]);
  });

  it.each(['GET', 'HEAD'])('is resent by Caddy if it only reads (%s)', async (method) => {
    const { status } = await caddy.fetch('/api/phonepe-status?id=1', { method });
    expect(status).toBe(502);
    expect(taken).toBeGreaterThan(1);
  });

  it('reaches no server in full if it is longer than any payment', async () => {
    const body = 'x'.repeat(1_000_000);
    const { status } = await caddy.fetch('/api/phonepe', { method: 'POST', body });
    expect([status, taken]).toEqual([502, 0]);
  });
});
