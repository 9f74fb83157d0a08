import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readBuiltSite } from '#server/http/built-site.ts';
import { type PostgresServer, startPostgres } from '#tests/fixtures/postgres.ts';
import { type ServerProcess, spawnServer } from '#tests/fixtures/server-process.ts';
import { type Answer, ask } from './ask.ts';
import { behindCaddy, type Caddy, siteDir, startCaddy } from './caddy-process.ts';
import { findCaddy } from './caddy-program.ts';

const program = findCaddy();

/** Of the connection, of the moment, or of the disk; and what Caddy says beside. */
const ofTheProgram = [
  ...['connection', 'keep-alive', 'transfer-encoding', 'content-length', 'date', 'etag'],
  ...['server', 'alt-svc', 'accept-ranges', 'last-modified'],
];

const compared = ({ status, headers, body }: Answer) => ({
  status,
  headers: Object.fromEntries(
    Object.entries(headers).filter(([name]) => !ofTheProgram.includes(name)),
  ),
  body: body.toString('base64'),
});

const site = await readBuiltSite(siteDir);

describe.skipIf(!program)('the pages from Caddy', () => {
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
    await database?.stop();
  });

  const askBoth = async (path: string, encoding = 'gzip, deflate, br') => {
    const headers = { 'accept-encoding': encoding };
    const fromServer = await ask(origin + path, { headers });
    return { fromServer, fromCaddy: await caddy.ask(path, { headers }) };
  };

  it.each([...site.keys()])('are those of the server: %s', async (path) => {
    const { fromServer, fromCaddy } = await askBoth(path);
    expect(fromServer.status).toBe(200);
    expect(compared(fromCaddy)).toEqual(compared(fromServer));
  });

  it.each([
    '/nowhere',
    '/locations/nowhere',
    '/digital-marketing-agency-nowhere/',
    '/locations/',
    '/about/?a=1',
    '/about//',
    '/about.html',
    '/index.html',
    '/about.html.br',
    '/site.caddy',
    '/robots.txt/',
    '/_astro/',
    '//',
    '//example.org/',
    '/..%2f..%2fetc%2fpasswd',
    '/%00',
    '/api/nowhere',
    '/api/payment-mode',
  ])('answer as the server: %s', async (path) => {
    const { fromServer, fromCaddy } = await askBoth(path);
    expect(compared(fromCaddy)).toEqual(compared(fromServer));
  });

  it.each(['br', 'gzip'])('come compressed: %s', async (encoding) => {
    const { fromServer, fromCaddy } = await askBoth('/about', encoding);
    expect(fromCaddy.headers['content-encoding']).toBe(encoding);
    expect(compared(fromCaddy)).toEqual(compared(fromServer));
  });

  it('come whole to whom takes nothing compressed', async () => {
    const { fromServer, fromCaddy } = await askBoth('/about', 'identity');
    expect(fromCaddy.headers['content-encoding']).toBeUndefined();
    expect(fromCaddy.body.equals(fromServer.body)).toBe(true);
  });

  it('are not sent again to whom has them, but an unknown address is', async () => {
    const tagOf = async (path: string) => (await caddy.ask(path)).headers.etag ?? '';
    const again = async (path: string) =>
      caddy.ask(path, { headers: { 'if-none-match': await tagOf(path) } });
    expect(await again('/about')).toMatchObject({ status: 304, body: Buffer.alloc(0) });
    const unknown = await again('/nowhere');
    expect([unknown.status, unknown.body.length > 1_000]).toEqual([404, true]);
  });

  it('are only read', async () => {
    const answer = await caddy.ask('/about', { method: 'POST' });
    expect([answer.status, answer.headers['cache-control']]).toEqual([405, 'no-store']);
    expect((await caddy.ask('/about', { method: 'HEAD' })).status).toBe(200);
  });

  it('are led to from plain HTTP', async () => {
    const answer = await ask(`${caddy.plainOrigin}/about?a=1`);
    expect([answer.status, answer.headers.location]).toEqual([308, 'https://localhost/about?a=1']);
  });
});
