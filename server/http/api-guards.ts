import rateLimit, { normalizeIP } from '@fastify/rate-limit';
import type {
  FastifyError,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  RouteShorthandOptions,
} from 'fastify';
import type { CheckoutContent } from '#contract/content/checkout-content.ts';
import type { ContentIn } from '#contract/content/languages.ts';
import { isUnavailable } from '#server/database/database-error.ts';

/** What the guards need. */
export interface ApiGuards {
  contentIn: ContentIn<CheckoutContent>;
  /** Requests that one address may make to the API in a minute; 0 for no limit, on orders either. */
  ratePerMinute: number;
  /** Where the site is, for a proxy that does not pass the visitor's Host on. */
  publicUrl: string;
}

/**
 * Orders accepted per window, from one address and from all addresses. The total is what `checksPerMinute`
 * (jobs/order-reconciler.ts) can check on the provider's schedule if none of them is paid.
 */
export const orderLimits = {
  perMinute: 6,
  perHour: 60,
  perMinuteOfAll: 24,
} as const;

/**
 * The language that a request asks to be answered in: `language` of its body or else of its query, as it
 * came. Undefined if it names none; the browser's preference changes nothing.
 */
export function requestLanguage({ body, query }: Pick<FastifyRequest, 'body' | 'query'>) {
  const named = [body, query].map((part) => (part as { language?: unknown } | null)?.language);
  return named.find((language) => typeof language === 'string');
}

/** The server's labels in the language of a request. */
const labelsFor = (request: FastifyRequest, contentIn: ApiGuards['contentIn']) =>
  contentIn(requestLanguage(request)).labels.server;

/** Whether a browser says that the request comes from another site (ASVS 5.0, 3.5). */
function isForeign({ headers, host }: FastifyRequest, publicUrl: string): boolean {
  if (headers['sec-fetch-site'] === 'cross-site') return true;
  const { origin } = headers;
  if (origin === undefined) return false;
  const sender = URL.parse(origin)?.host;
  return sender !== host && sender !== URL.parse(publicUrl)?.host;
}

/**
 * Limits the requests that one address may make to these routes in a minute; 0 for no limit. A request
 * counts once its body has been read, which names the language of the refusal.
 */
export async function limitRate(app: FastifyInstance, ratePerMinute: number): Promise<void> {
  if (ratePerMinute === 0) return;
  await app.register(rateLimit, {
    hook: 'preValidation',
    max: ratePerMinute,
    timeWindow: 60_000,
    // A closed connection has no address: such requests count together.
    keyGenerator: ({ ip }) => normalizeIP(ip ?? 'gone'),
  });
}

/**
 * Options of the route that takes orders: a budget of its own (`orderLimits`), so that asking about an order
 * leaves it alone. A repeat with the same idempotency key counts, too. The limit of all addresses counts
 * only what their own limits let through, so one address cannot use it up.
 */
export function orderRouteOptions(app: FastifyInstance): RouteShorthandOptions {
  if (!app.hasDecorator('createRateLimit')) return {};
  const { perMinute, perHour, perMinuteOfAll } = orderLimits;
  const limiters = [
    app.createRateLimit({ max: perMinute, timeWindow: 60_000 }),
    app.createRateLimit({ max: perHour, timeWindow: 3_600_000 }),
    app.createRateLimit({ max: perMinuteOfAll, timeWindow: 60_000, keyGenerator: () => 'all' }),
  ];
  const preValidation = async (request: FastifyRequest, reply: FastifyReply) => {
    for (const limiter of limiters) {
      const limit = await limiter(request);
      if (limit.isAllowed || !limit.isExceeded) continue;
      reply.header('retry-after', limit.ttlInSeconds);
      throw Object.assign(new Error('Too many orders'), { statusCode: 429 });
    }
  };
  return { config: { rateLimit: false }, preValidation };
}

/**
 * What holds for every API response: not stored anywhere, refused to other sites, limited by address,
 * and in case of a fault a sentence for the payer, never a stack (docs/product.md, Security).
 */
export async function guardApi(
  app: FastifyInstance,
  { contentIn, ratePerMinute, publicUrl }: ApiGuards,
): Promise<void> {
  const refusal = (message: string) => ({ success: false, message });

  // JSON only: plain text is what a form of another site can send.
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
      // With this header the page keeps its key, so that the next press repeats this request: unlike a
      // refused one, it may have been carried out.
      return reply.code(503).header('retry-after', '5').send(refusal(labels.internal));
    }
    if (status >= 500) request.log.error({ err: error }, 'request failed');
    if (status === 429) return reply.code(429).send(refusal(labels.tooManyRequests));
    if (status < 500) return reply.code(status).send(refusal(labels.badRequest));
    return reply.code(500).send(refusal(labels.internal));
  });
}

/** Responds to every other address and method of the API, in the shape of its responses. */
export function refuseUnknown(app: FastifyInstance, contentIn: ApiGuards['contentIn']): void {
  app.all('/api/*', (request, reply) =>
    reply.code(404).send({ success: false, message: labelsFor(request, contentIn).badRequest }),
  );
}
