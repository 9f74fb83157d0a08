import type { InjectOptions } from 'fastify';
import type { Role } from '#contract/office/session.ts';
import { checkoutContent } from '#tests/fixtures/content.ts';
import { openSqlite, type TestDatabase } from '#tests/fixtures/databases.ts';
import { FakeProvider } from '#tests/fixtures/fake-provider.ts';
import { startMs } from '#tests/fixtures/orders.ts';
import { buildOffice, type OfficeParts } from './app.ts';
import { inviteMember } from './members.ts';

/** Where the office of a test is reached. */
export const officeUrl = 'https://office.example.com';
const { host } = new URL(officeUrl);

/** Headers of the office's own pages. */
export const ownHeaders = { host, origin: officeUrl, 'content-type': 'application/json' };

/** An office on its own database, with a fixed clock and request helpers. */
export async function openTestOffice(
  changes: Partial<OfficeParts> = {},
  database?: Promise<TestDatabase>,
) {
  const test = await (database ?? openSqlite());
  const { db } = test;
  const clock = { nowMs: startMs };
  const nowMs = () => clock.nowMs;
  const provider = new FakeProvider();
  const checkDeps = { db, provider, nowMs, alert: () => undefined };
  const app = buildOffice({
    logLevel: 'silent',
    trustProxy: [],
    officeUrl,
    officeDir: 'no such folder',
    hasLimits: false,
    deps: { db, provider, checkDeps, contentIn: () => checkoutContent, nowMs },
    ...changes,
  });

  const send = async (options: InjectOptions) => {
    const { statusCode, headers, body } = await app.inject(options);
    return { status: statusCode, headers, body: body.startsWith('{') ? JSON.parse(body) : body };
  };
  const get = (url: string, headers: Record<string, string> = {}) =>
    send({ url, headers: { host, ...headers } });
  const post = (url: string, payload: object | string, headers: Record<string, string> = {}) =>
    send({ method: 'POST', url, payload, headers: { ...ownHeaders, ...headers } });

  const invite = async (name: string, role: Role = 'staff') =>
    (await inviteMember(db, { name, role }, nowMs())).token;

  /** A new device of a member, as a browser has it after signing in. */
  const signIn = async (name: string, role: Role = 'staff', isShared = false) => {
    const { headers, body } = await post('/api/sign-in', {
      token: await invite(name, role),
      isShared,
    });
    const cookie = String(headers['set-cookie']).split(';')[0] ?? '';
    return {
      cookie,
      deviceId: String(body.deviceId),
      get: (url: string) => get(url, { cookie }),
      post: (url: string, payload: object = {}) => post(url, payload, { cookie }),
    };
  };

  const close = async () => {
    await app.close();
    await test.remove();
  };
  return { ...test, app, clock, provider, send, get, post, invite, signIn, close };
}

/** The office of a test. */
export type TestOffice = Awaited<ReturnType<typeof openTestOffice>>;
