import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { tapPath, tapSchema } from '#contract/leads.ts';
import { isUnavailable } from '#server/database/database-error.ts';
import type { Database } from '#server/database/schema.ts';
import { isForeign, isOurs } from '#server/http/api-guards.ts';
import { type BuiltSite, isNotFoundPage } from '#server/http/pages.ts';
import { addressOf, secondsOverLimit } from '#server/http/rate-limits.ts';
import { countTap } from './taps.ts';

/** What counting taps needs. */
interface TapDeps {
  db: Database;
  nowMs: () => number;
  /** Its pages are the only ones that count. */
  site: BuiltSite;
  publicUrl: string;
  /** False turns the limits off. */
  hasLimits: boolean;
}

/** Taps that count in a minute from one address, and from all. */
export const tapLimits = { perMinute: 30, perMinuteOfAll: 300 } as const;

/** Canonical path of the page that sent a tap; undefined if no page of ours did. */
function pageOf({ headers, host }: FastifyRequest, { publicUrl, site }: TapDeps) {
  const { referer = '' } = headers;
  if (!isOurs(referer, host, publicUrl)) return undefined;
  const { pathname } = new URL(referer);
  return isNotFoundPage(pathname) ? undefined : site.files.get(pathname)?.canonical;
}

/**
 * POST /api/tap adds a tap on WhatsApp, call or mail to a sum, without an address or anything else about the
 * visitor. It answers 204 whatever happens: a tap that cannot be counted is lost.
 */
export async function serveTaps(scope: FastifyInstance, routes: TapDeps): Promise<void> {
  const { db, nowMs, publicUrl, hasLimits } = routes;
  await scope.register(rateLimit, { global: false });
  const limit = (max: number, keyGenerator: (request: FastifyRequest) => string) =>
    scope.createRateLimit({ max, timeWindow: 60_000, keyGenerator });
  const limiters = hasLimits
    ? [limit(tapLimits.perMinute, addressOf), limit(tapLimits.perMinuteOfAll, () => 'all')]
    : [];

  // JSON only: another site's form can send plain text.
  scope.removeContentTypeParser('text/plain');

  scope.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const isUnwanted = request.headers['sec-gpc'] === '1' || isForeign(request, publicUrl);
    if (isUnwanted || (await secondsOverLimit(limiters, request)) !== undefined) {
      return reply.code(204).send();
    }
  });

  scope.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    const isBug = (error.statusCode ?? 500) >= 500 && !isUnavailable(error);
    if (isBug) request.log.error({ err: error }, 'tap not counted');
    return reply.code(204).send();
  });

  scope.post(tapPath, { bodyLimit: 200 }, async (request, reply) => {
    const page = pageOf(request, routes);
    const tap = tapSchema.safeParse(request.body).data;
    if (page !== undefined && tap) await countTap(db, { ...tap, page }, nowMs());
    return reply.code(204).send();
  });
}
