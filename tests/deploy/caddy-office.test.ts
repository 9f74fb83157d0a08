import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase } from '#server/database/connection.ts';
import { inviteMember } from '#server/office/members.ts';
import { describeUnless } from '#tests/fixtures/describe-unless.ts';
import { freePort } from '#tests/fixtures/free-port.ts';
import { type PostgresServer, startPostgres } from '#tests/fixtures/postgres.ts';
import { type ServerProcess, spawnServer } from '#tests/fixtures/server-process.ts';
import { behindCaddy, type Caddy, startCaddy } from './caddy-process.ts';
import { caddyMissing, findCaddy } from './caddy-program.ts';

const program = findCaddy();
const host = 'office.localhost';
const origin = `https://${host}`;

describeUnless(caddyMissing, 'the office behind Caddy', () => {
  let database: PostgresServer;
  let server: ServerProcess;
  let caddy: Caddy;

  beforeAll(async () => {
    database = await startPostgres();
    const officePort = await freePort();
    server = spawnServer({
      ...behindCaddy,
      DATABASE_URL: database.url,
      OFFICE_PORT: String(officePort),
      OFFICE_URL: origin,
    });
    const servers = [`127.0.0.1:${await server.ready()}`];
    caddy = await startCaddy(program ?? '', servers, [`127.0.0.1:${officePort}`]);
  });
  afterAll(async () => {
    await caddy?.stop();
    await server?.stop();
    await database?.remove();
  });

  /** Sends a request to the office, whose name need not resolve on this machine. */
  const fetchOffice = (path: string, headers: Record<string, string> = {}, body?: object) =>
    caddy.fetch(path, {
      servername: host,
      headers: { host, ...headers },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    });
  const json = { origin, 'content-type': 'application/json' };

  it('signs in by a link, with a cookie for this host only', async () => {
    const db = await openDatabase({ databaseUrl: database.url, dataDir: '' });
    const { token } = await inviteMember(db, { name: 'Asha Kumari', role: 'owner' }, Date.now());
    await db.destroy();
    const { status, headers } = await fetchOffice('/api/sign-in', json, { token, isShared: false });
    const [cookie = ''] = headers['set-cookie'] ?? [];
    expect([status, cookie]).toEqual([200, expect.stringMatching(/^__Host-office=.+; Secure$/)]);
    const me = await fetchOffice('/api/me', { cookie: cookie.split(';')[0] ?? '' });
    expect(JSON.parse(me.body.toString())).toMatchObject({ name: 'Asha Kumari', role: 'owner' });
  });

  it('rejects requests from another site', async () => {
    const foreign = { ...json, origin: 'https://evil.example' };
    const { status } = await fetchOffice('/api/sign-in', foreign, { token: 'x', isShared: false });
    expect(status).toBe(403);
  });

  it('accepts bodies as large as a document or a photograph', async () => {
    for (const bytes of [100_000, 3_000_000]) {
      const { status } = await fetchOffice('/api/content/save', json, {
        values: 'x'.repeat(bytes),
      });
      expect(status).toBe(401);
    }
  });

  it("is not served at the site's address, nor the site at its own", async () => {
    for (const path of ['/api/me', '/api/today', '/api/sign-in']) {
      expect((await caddy.fetch(path)).status).toBe(404);
    }
    expect((await fetchOffice('/api/payment-mode')).status).toBe(404);
    expect((await fetchOffice('/api/me')).status).toBe(401);
  });
});
