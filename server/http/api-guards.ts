import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import type { CheckoutContent } from '#contract/content/checkout-content.ts';
import type { ContentIn } from '#contract/content/languages.ts';
import { isUnavailable } from '#server/database/database-error.ts';
import { limitRate } from './limit-rate.ts';
import { requestLanguage } from './request-language.ts';

/** What the guards need. */
export interface ApiGuards {
  contentIn: ContentIn<CheckoutContent>;
  /** Requests that one address may make to the API in a minute; 0 lets everything through. */
  ratePerMinute: number;
  /** Where the site is, for a proxy that does not pass the visitor's Host on. */
  publicUrl: string;
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
      request.log.warn({ origin: request.headers.origin, host: request.host }, 'foreign origin');
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
