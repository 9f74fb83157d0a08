import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Refusal } from '#contract/office/orders.ts';
import { automaticHeader, type Me, signInSchema } from '#contract/office/session.ts';
import type { Database } from '#server/database/schema.ts';
import { deviceName } from './device-name.ts';
import {
  endDevice,
  endSession,
  findSession,
  isSignedIn,
  listDevices,
  type SignedIn,
  type SignInBrowser,
  signIn,
} from './devices.ts';
import { parse, requireMember, type SessionLimit, type SignInLimits } from './guards.ts';
import type { Member } from './member.ts';
import { eventsPath } from './orders/events.routes.ts';
import { RefusalError } from './refusal.ts';
import type { SessionCookie } from './session-cookie.ts';

/** What sessions need. */
export interface SessionDeps {
  db: Database;
  nowMs: () => number;
  cookie: SessionCookie;
  /** Whether a simulator or sandbox takes the payments. */
  isTest: boolean;
  /** Whether this installation can edit the content. */
  editsContent: boolean;
}

const tokenOf = ({ headers }: FastifyRequest, { cookie }: SessionDeps) =>
  cookie.read(headers.cookie);

const toMe = ({ name, role, deviceId }: Member, { isTest, editsContent }: SessionDeps): Me => ({
  name,
  role,
  deviceId,
  isTest,
  editsContent,
});

/** The browser that sends a request to sign in. */
export const browserOf = (
  request: FastifyRequest,
  isShared: boolean,
  deps: SessionDeps,
): SignInBrowser => ({
  isShared,
  deviceName: deviceName(request.headers['user-agent']),
  replacedToken: tokenOf(request, deps),
});

/** Response to a sign-in, with the cookie of its session. Throws a RefusalError if it failed. */
export function answerSignIn(
  reply: FastifyReply,
  outcome: SignedIn | Refusal['code'],
  deps: SessionDeps,
): Me {
  if (typeof outcome === 'string') throw new RefusalError(400, outcome);
  reply.header('set-cookie', deps.cookie.set(outcome.token));
  return toMe(outcome.member, deps);
}

/** Signing in by a link, and out, which need no session. */
export function serveSignIn(app: FastifyInstance, deps: SessionDeps, limits: SignInLimits): void {
  const { db, nowMs, cookie } = deps;

  app.post('/api/sign-in', { onRequest: limits.signIn }, async (request, reply) => {
    const { token: linkToken, isShared } = parse(signInSchema, request.body);
    const browser = browserOf(request, isShared, deps);
    return answerSignIn(reply, await signIn(db, { ...browser, linkToken }, nowMs()), deps);
  });

  app.post('/api/sign-out', { onRequest: limits.signOut }, async (request, reply) => {
    const token = tokenOf(request, deps);
    if (token !== undefined) await endSession(db, token, nowMs());
    reply.header('set-cookie', cookie.clear());
    return {};
  });
}

/** Whether a request was sent automatically. Browsers reopen the stream of events by themselves. */
const isAutomatic = ({ headers, routeOptions }: FastifyRequest): boolean =>
  headers[automaticHeader] !== undefined || routeOptions.url === eventsPath;

/** Lets only members of staff reach the routes of a scope, which then know `request.member`. */
export function requireSession(
  app: FastifyInstance,
  deps: SessionDeps,
  limit: SessionLimit | undefined,
): void {
  app.decorateRequest('member');
  app.addHook('onRequest', async (request, reply) => {
    const token = tokenOf(request, deps);
    if (token !== undefined) {
      await limit?.check(request, reply);
      const use = { isAutomatic: isAutomatic(request) };
      const member = await findSession(deps.db, token, deps.nowMs(), use);
      if (member) request.member = member;
      else await limit?.count(request);
    }
    await requireMember(request);
  });
}

/** Whether the sender of a request that is still being answered is still signed in. */
export const isStillSignedIn =
  (deps: SessionDeps) =>
  async (request: FastifyRequest): Promise<boolean> => {
    const token = tokenOf(request, deps);
    return token !== undefined && (await isSignedIn(deps.db, token, deps.nowMs()));
  };

/** Who is signed in, and where, within a scope of `requireSession`. */
export function serveDevices(app: FastifyInstance, deps: SessionDeps): void {
  const { db, nowMs } = deps;

  app.get('/api/me', async ({ member }) => toMe(member, deps));

  app.get('/api/devices', async ({ member }) => ({
    devices: await listDevices(db, member, nowMs()),
  }));

  app.post<{ Params: { id: string } }>('/api/devices/:id/end', async ({ member, params }) => {
    if (!(await endDevice(db, member, params.id, nowMs()))) {
      throw new RefusalError(404, 'notFound');
    }
    return {};
  });
}
