import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Me, signInSchema } from '#contract/office/session.ts';
import type { Database } from '#server/database/schema.ts';
import { deviceName } from './device-name.ts';
import { endDevice, endSession, findSession, isSignedIn, listDevices, signIn } from './devices.ts';
import { limitSignIns, parse, requireMember } from './guards.ts';
import type { Member } from './member.ts';
import { RefusalError } from './refusal.ts';
import type { SessionCookie } from './session-cookie.ts';

/** What sessions need. */
export interface SessionDeps {
  db: Database;
  nowMs: () => number;
  cookie: SessionCookie;
  /** Whether a simulator or sandbox takes the payments. */
  isTest: boolean;
  /** False for tests that send more than people do. */
  hasLimits: boolean;
}

const tokenOf = ({ headers }: FastifyRequest, { cookie }: SessionDeps) =>
  cookie.read(headers.cookie);

const toMe = ({ name, role, deviceId }: Member, { isTest }: SessionDeps): Me => ({
  name,
  role,
  deviceId,
  isTest,
});

/** Signing in and out, which need no session. */
export async function serveSignIn(app: FastifyInstance, deps: SessionDeps): Promise<void> {
  const { db, nowMs, cookie, hasLimits } = deps;

  app.post('/api/sign-in', {
    onRequest: hasLimits ? await limitSignIns(app) : [],
    handler: async (request, reply) => {
      const { token: linkToken, isShared } = parse(signInSchema, request.body);
      const device = { isShared, deviceName: deviceName(request.headers['user-agent']) };
      const replacedToken = tokenOf(request, deps);
      const signedIn = await signIn(db, { ...device, linkToken, replacedToken }, nowMs());
      if (typeof signedIn === 'string') throw new RefusalError(400, signedIn);
      reply.header('set-cookie', cookie.set(signedIn.token));
      return toMe(signedIn.member, deps);
    },
  });

  app.post('/api/sign-out', async (request, reply) => {
    const token = tokenOf(request, deps);
    if (token !== undefined) await endSession(db, token, nowMs());
    reply.header('set-cookie', cookie.clear());
    return {};
  });
}

/** Lets only members of staff reach the routes of a scope, which then know `request.member`. */
export function requireSession(app: FastifyInstance, deps: SessionDeps): void {
  app.decorateRequest('member');
  app.addHook('onRequest', async (request) => {
    const token = tokenOf(request, deps);
    const member = token && (await findSession(deps.db, token, deps.nowMs()));
    if (member) request.member = member;
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
