import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeUnless } from '#tests/fixtures/describe-unless.ts';
import { type PostgresServer, startPostgres } from '#tests/fixtures/postgres.ts';
import { type ServerProcess, spawnServer } from '#tests/fixtures/server-process.ts';
import { behindCaddy, type Caddy, startCaddy } from './caddy-process.ts';
import { caddyMissing, findCaddy } from './caddy-program.ts';
import { fetchRaw, type RawResponse } from './fetch-raw.ts';

const program = findCaddy();

/** Headers of the connection, and those by which Caddy names itself. */
const ofTheConnection = ['connection', 'keep-alive', 'date', 'server', 'alt-svc'];

const compared = ({ status, headers, body }: RawResponse) => ({
  status,
  headers: Object.fromEntries(
    Object.entries(headers).filter(([name]) => !ofTheConnection.includes(name)),
  ),
  body: body.toString('base64'),
});

describeUnless(caddyMissing, 'responses through Caddy', () => {
  let database: PostgresServer;
  let server: ServerProcess;
  let origin: string;
  let caddy: Caddy;

  beforeAll(async () => {
    database = await startPostgres();
    server = spawnServer({ ...behindCaddy, DATABASE_URL: database.url, RATE_LIMIT: '0' });
    const address = `127.0.0.1:${await server.ready()}`;
    origin = `http://${address}`;
    caddy = await startCaddy(program ?? '', [address]);
  });
  afterAll(async () => {
    await caddy?.stop();
    await server?.stop();
    await database?.remove();
  });

  const fetchBoth = async (path: string, options: Parameters<Caddy['fetch']>[1] = {}) => ({
    fromServer: await fetchRaw(origin + path, options),
    fromCaddy: await caddy.fetch(path, options),
  });

  it.each([
    '/',
    '/about',
    '/share/about.png',
    '/nowhere',
    '/digital-marketing-agency-nowhere/',
    '/about/?a=1',
    '/about//',
    '/about.html',
    '/about.html.br',
    '//example.org/',
    '/..%2f..%2fetc%2fpasswd',
    '/%00',
    '/api/nowhere',
    '/api/payment-mode',
    '/readyz',
  ])('are those of the server: %s', async (path) => {
    const headers = { 'accept-encoding': 'gzip, deflate, br' };
    const { fromServer, fromCaddy } = await fetchBoth(path, { headers });
    expect(compared(fromCaddy)).toEqual(compared(fromServer));
  });

  it.each(['br', 'gzip', 'identity', undefined])(
    'have the encoding that the visitor accepts: %s',
    async (encoding) => {
      const headers = encoding === undefined ? {} : { 'accept-encoding': encoding };
      const { fromServer, fromCaddy } = await fetchBoth('/about', { headers });
      const packed = encoding === 'br' || encoding === 'gzip';
      expect(fromCaddy.headers['content-encoding']).toBe(packed ? encoding : undefined);
      expect(compared(fromCaddy)).toEqual(compared(fromServer));
    },
  );

  it('are 304 to a browser that has the page', async () => {
    const { etag = '' } = (await caddy.fetch('/about')).headers;
    const { fromServer, fromCaddy } = await fetchBoth('/about', {
      headers: { 'if-none-match': etag },
    });
    expect(fromCaddy).toMatchObject({ status: 304, body: Buffer.alloc(0) });
    expect(compared(fromCaddy)).toEqual(compared(fromServer));
  });

  it.each(['bytes=10-19', 'bytes=9999999-'])('have the requested range: %s', async (range) => {
    const { fromServer, fromCaddy } = await fetchBoth('/share/about.png', { headers: { range } });
    expect(fromCaddy.headers['content-range']).toMatch(/^bytes /);
    expect(compared(fromCaddy)).toEqual(compared(fromServer));
  });

  it.each(['HEAD', 'POST', 'DELETE'])('are those of the server to %s', async (method) => {
    const { fromServer, fromCaddy } = await fetchBoth('/about', { method });
    expect(compared(fromCaddy)).toEqual(compared(fromServer));
  });

  it('offer HTTP/3', async () => {
    expect((await caddy.fetch('/')).headers['alt-svc']).toMatch(/^h3=/);
  });

  it('are still served while the database is down', async () => {
    await database.remove();
    // Two health checks.
    await wait(2_500);
    expect((await caddy.fetch('/about')).status).toBe(200);
    const { status, body } = await caddy.fetch('/api/phonepe-status?id=BAW-00000000000000000000');
    expect([status, JSON.parse(body.toString())]).toMatchObject([503, { success: false }]);
  });

  it('redirect plain HTTP to HTTPS', async () => {
    const response = await fetchRaw(`${caddy.plainOrigin}/about?a=1`);
    expect([response.status, response.headers.location]).toEqual([
      308,
      'https://localhost/about?a=1',
    ]);
  });
});
