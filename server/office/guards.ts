import { finished } from 'node:stream/promises';
import rateLimit from '@fastify/rate-limit';
import type {
  FastifyError,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  onRequestAsyncHookHandler,
} from 'fastify';
import type { z } from 'zod';
import type { ContentRefusal } from '#contract/office/content.ts';
import type { Refusal } from '#contract/office/orders.ts';
import { isDiskFull, isUnavailable } from '#server/database/database-error.ts';
import { securityHeaders } from '#server/http/headers.ts';
import { addressOf, secondsOverLimit } from '#server/http/rate-limits.ts';
import { RefusalError } from './refusal.ts';

/**
 * Sign-ins accepted from one address and from all, sign-outs and invalid sessions from one address, and other
 * requests from one device.
 */
export const officeLimits = {
  signInsPerMinute: 10,
  signInsPerMinuteOfAll: 60,
  signOutsPerMinute: 60,
  failedSessionsPerMinute: 60,
  requestsPerMinute: 600,
} as const;

/** Path of the health check, the only one that answers to any Host. */
export const healthPath = '/healthz';

const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "font-src 'self'",
  "connect-src 'self'",
  // A preview of a draft.
  "frame-src 'self'",
  "manifest-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join(';');

const officeHeaders = {
  ...securityHeaders,
  'cache-control': 'no-store',
  'content-security-policy': contentSecurityPolicy,
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy':
    'camera=(), geolocation=(), microphone=(), ' +
    'publickey-credentials-create=(self), publickey-credentials-get=(self)',
  // Addresses name orders. Never no-referrer: requests would then have no Origin.
  'referrer-policy': 'same-origin',
  'x-robots-tag': 'noindex',
} as const;

const readMethods = ['GET', 'HEAD'];

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Body type of a route that does not take JSON; never one that a form on another site can send. */
    bodyType?: 'application/octet-stream';
  }
}

/** Throws unless the request was meant for this office and, if it changes something, sent by its own pages. */
function checkSender(
  { method, headers, routeOptions }: FastifyRequest,
  { host, origin }: URL,
): void {
  // The header itself: a page could send X-Forwarded-Host. Another host is DNS rebinding (ASVS 5.0, 3.5).
  if (headers.host?.toLowerCase() !== host) throw new RefusalError(421, 'badRequest');
  if (readMethods.includes(method)) return;
  if (headers.origin !== origin) throw new RefusalError(403, 'badRequest');
  // A form of another site can send the other types.
  const [type = ''] = (headers['content-type'] ?? '').split(';');
  const wanted = routeOptions.config?.bodyType ?? 'application/json';
  if (type.trim().toLowerCase() !== wanted) throw new RefusalError(415, 'badRequest');
}

/** Rules of every request: host and sender, security headers, and errors as refusals. */
export function guardOffice(app: FastifyInstance, officeUrl: string): void {
  const office = new URL(officeUrl);

  app.removeAllContentTypeParsers();
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string' },
    // Actions without a body, such as signing out, may leave it empty.
    (request, body: string, done) =>
      body === '' ? done(null, {}) : parseJson(request, body, done),
  );

  app.addHook('onRequest', async (request, reply) => {
    reply.headers(officeHeaders);
    if (request.routeOptions.url === healthPath) return;
    try {
      checkSender(request, office);
    } catch (error) {
      const { host, origin } = request.headers;
      request.log.warn({ host, origin }, 'foreign request to the office rejected');
      throw error;
    }
  });

  // A connection closed while its body arrives is reset, which can lose the answer: Caddy would send a 502.
  app.addHook('onSend', async ({ raw }) => {
    if (!raw.readableEnded) await finished(raw.resume()).catch(() => undefined);
  });

  app.setErrorHandler((error: FastifyError, request, reply) => {
    const { status, refusal } = toRefusal(error);
    if (status === 503) {
      request.log.error({ err: error }, 'the database is unavailable');
      reply.header('retry-after', '5');
    } else if (status >= 500) request.log.error({ err: error }, 'request failed');
    return reply.code(status).send(refusal);
  });
  app.setNotFoundHandler((_request, reply) =>
    reply.code(404).send({ code: 'notFound' } satisfies Refusal),
  );
}

/** Refuses what a full disk prevents; for routes that write to the disk themselves. */
export function refuseOnFullDisk(scope: FastifyInstance): void {
  scope.setErrorHandler((error: FastifyError, request, reply) => {
    if (!isDiskFull(error)) throw error;
    request.log.error({ err: error }, 'the disk is full');
    return reply.code(503).send({ code: 'diskFull' } satisfies ContentRefusal);
  });
}

function toRefusal(error: FastifyError): Pick<RefusalError, 'refusal'> & { status: number } {
  if (error instanceof RefusalError) return { status: error.statusCode, refusal: error.refusal };
  if (isUnavailable(error)) return { status: 503, refusal: { code: 'unavailable' } };
  const status = error.statusCode ?? 500;
  if (status === 429) return { status, refusal: { code: 'tooMany' } };
  if (status < 500) return { status, refusal: { code: 'badRequest' } };
  return { status: 500, refusal: { code: 'internal' } };
}

/** What a body, a query or parameters contain. Throws a RefusalError. */
export function parse<Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  const { success, data } = schema.safeParse(input);
  if (!success) throw new RefusalError(400, 'badRequest');
  return data;
}

/** Throws a RefusalError unless a member of staff is signed in. */
export async function requireMember(request: FastifyRequest): Promise<void> {
  if (!request.member) throw new RefusalError(401, 'signedOut');
}

/** Throws a RefusalError unless an owner is signed in. */
export async function requireOwner(request: FastifyRequest): Promise<void> {
  await requireMember(request);
  if (request.member.role !== 'owner') throw new RefusalError(403, 'ownersOnly');
}

const timeWindow = 60_000;

function refuseTooMany(reply: FastifyReply, ttlInSeconds: number): never {
  reply.header('retry-after', ttlInSeconds);
  throw new RefusalError(429, 'tooMany');
}

/** Hooks that limit signing in and out. */
export interface SignInLimits {
  signIn: onRequestAsyncHookHandler[];
  signOut: onRequestAsyncHookHandler[];
}

/**
 * Limits sign-ins and sign-outs. The total of sign-ins counts only those within the limit of their address, so that
 * one address cannot use it up.
 */
export async function limitSignIns(app: FastifyInstance): Promise<SignInLimits> {
  await app.register(rateLimit, { global: false });
  const { signInsPerMinute, signInsPerMinuteOfAll, signOutsPerMinute } = officeLimits;
  const limit = (max: number, keyGenerator: (request: FastifyRequest) => string) => {
    const limiter = app.createRateLimit({ max, timeWindow, keyGenerator });
    return async (request: FastifyRequest, reply: FastifyReply) => {
      const seconds = await secondsOverLimit([limiter], request);
      if (seconds !== undefined) refuseTooMany(reply, seconds);
    };
  };
  return {
    signIn: [limit(signInsPerMinute, addressOf), limit(signInsPerMinuteOfAll, () => 'all')],
    signOut: [limit(signOutsPerMinute, addressOf)],
  };
}

/** Limits requests from one address whose session is invalid. */
export interface SessionLimit {
  /** Throws a RefusalError if there were too many; before the database is read. */
  check: (request: FastifyRequest, reply: FastifyReply) => Promise<void>;
  /** Counts an invalid session. */
  count: (request: FastifyRequest) => Promise<void>;
}

/** A limit of invalid sessions, within a scope of `limitDevices`. */
export function limitFailedSessions(app: FastifyInstance): SessionLimit {
  const limiter = app.createRateLimit({
    max: officeLimits.failedSessionsPerMinute,
    timeWindow,
    keyGenerator: addressOf,
  });
  return {
    check: async (request, reply) => {
      const result = await limiter(request, { increment: false });
      if (!result.isAllowed && result.remaining === 0) refuseTooMany(reply, result.ttlInSeconds);
    },
    count: async (request) => void (await limiter(request)),
  };
}

/** Limits the requests of each device. */
export async function limitDevices(app: FastifyInstance): Promise<void> {
  await app.register(rateLimit, {
    hook: 'preValidation',
    max: officeLimits.requestsPerMinute,
    timeWindow,
    keyGenerator: ({ member }) => member.deviceId,
  });
}
