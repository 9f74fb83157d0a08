import rateLimit from '@fastify/rate-limit';
import type {
  FastifyError,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  RouteShorthandOptions,
} from 'fastify';
import { paymentRequestSchema } from '#contract/checkout.ts';
import type { CheckoutContent } from '#contract/content/checkout-content.ts';
import type { ContentIn } from '#contract/content/languages.ts';
import { isUnavailable } from '#server/database/database-error.ts';
import { addressOf, secondsOverLimit } from './rate-limits.ts';

interface ApiGuardDeps {
  contentIn: ContentIn<CheckoutContent>;
  /** Requests per minute and address; 0 for no limit. */
  ratePerMinute: number;
  /** For proxies that do not pass the Host header on. */
  publicUrl: string;
}

/**
 * Orders accepted from one address and from all. `checksPerMinute` (jobs/order-reconciler.ts) suffices for the
 * total even if none is paid.
 */
export const orderLimits = {
  perMinute: 6,
  perHour: 60,
  perMinuteOfAll: 24,
} as const;

/** The requested language: `language` in the body or the query; undefined if there is none. */
export function requestLanguage({ body, query }: Pick<FastifyRequest, 'body' | 'query'>) {
  const named = [body, query].map((part) => (part as { language?: unknown } | null)?.language);
  return named.find((language) => typeof language === 'string');
}

const labelsFor = (request: FastifyRequest, contentIn: ApiGuardDeps['contentIn']) =>
  contentIn(requestLanguage(request)).labels.server;

/** Whether an address is of this site; `host` is that of the request. */
export function isOurs(address: string, host: string, publicUrl: string): boolean {
  const sender = URL.parse(address)?.host;
  return sender !== undefined && [host, URL.parse(publicUrl)?.host].includes(sender);
}

/** Whether the browser marks the request as cross-site (ASVS 5.0, 3.5). */
export function isForeign({ headers, host }: FastifyRequest, publicUrl: string): boolean {
  if (headers['sec-fetch-site'] === 'cross-site') return true;
  const { origin } = headers;
  return origin !== undefined && !isOurs(origin, host, publicUrl);
}

/** Limits requests per minute and address, after the body, which names the refusal's language, is parsed. */
export async function limitRate(app: FastifyInstance, ratePerMinute: number): Promise<void> {
  if (ratePerMinute === 0) return;
  await app.register(rateLimit, {
    hook: 'preValidation',
    max: ratePerMinute,
    timeWindow: 60_000,
    keyGenerator: addressOf,
  });
}

/**
 * Applies `orderLimits` to the route that takes orders. A repeat with the same idempotency key counts, too. The
 * total counts only orders within their own limits, so neither one address nor requests that are no orders use it up.
 */
export function orderRouteOptions(app: FastifyInstance): RouteShorthandOptions {
  if (!app.hasDecorator('createRateLimit')) return {};
  const { perMinute, perHour, perMinuteOfAll } = orderLimits;
  const own = [
    app.createRateLimit({ max: perMinute, timeWindow: 60_000 }),
    app.createRateLimit({ max: perHour, timeWindow: 3_600_000 }),
  ];
  const total = app.createRateLimit({
    max: perMinuteOfAll,
    timeWindow: 60_000,
    keyGenerator: () => 'all',
  });
  const preValidation = async (request: FastifyRequest, reply: FastifyReply) => {
    const isOrder = paymentRequestSchema.safeParse(request.body).success;
    const seconds = await secondsOverLimit(isOrder ? [...own, total] : own, request);
    if (seconds === undefined) return;
    reply.header('retry-after', seconds);
    throw Object.assign(new Error('Too many orders'), { statusCode: 429 });
  };
  return { config: { rateLimit: false }, preValidation };
}

/**
 * Rules of all API routes: no caching, no cross-site requests, rate limits, and errors as a sentence for the
 * payer (docs/product.md, Security).
 */
export async function guardApi(
  app: FastifyInstance,
  { contentIn, ratePerMinute, publicUrl }: ApiGuardDeps,
): Promise<void> {
  const refusal = (message: string) => ({ success: false, message });

  // JSON only: another site's form can send plain text.
  app.removeContentTypeParser('text/plain');

  app.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (request.method === 'POST' && isForeign(request, publicUrl)) {
      const { origin } = request.headers;
      request.log.warn({ origin, host: request.host }, 'cross-origin request rejected');
      return reply.code(403).send(refusal(labelsFor(request, contentIn).badRequest));
    }
  });

  await limitRate(app, ratePerMinute);

  app.setErrorHandler((error: FastifyError, request, reply) => {
    const status = error.statusCode ?? 500;
    const labels = labelsFor(request, contentIn);
    if (isUnavailable(error)) {
      request.log.error({ err: error }, 'the database is unavailable');
      // This header makes the page keep its idempotency key: the request may have been carried out.
      return reply.code(503).header('retry-after', '5').send(refusal(labels.internal));
    }
    if (status >= 500) request.log.error({ err: error }, 'request failed');
    if (status === 429) return reply.code(429).send(refusal(labels.tooManyRequests));
    if (status < 500) return reply.code(status).send(refusal(labels.badRequest));
    return reply.code(500).send(refusal(labels.internal));
  });
}

/** Answers unknown addresses and methods of the API. */
export function refuseUnknown(app: FastifyInstance, contentIn: ApiGuardDeps['contentIn']): void {
  app.all('/api/*', (request, reply) =>
    reply.code(404).send({ success: false, message: labelsFor(request, contentIn).badRequest }),
  );
}
