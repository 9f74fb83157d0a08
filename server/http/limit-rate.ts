import rateLimit, { normalizeIP } from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';

/**
 * Limits the requests that one address may make to these routes in a minute; 0 lets all through. It looks
 * at a request once its body is read, which says in which language the refusal is to be.
 */
export async function limitRate(app: FastifyInstance, ratePerMinute: number): Promise<void> {
  if (ratePerMinute === 0) return;
  await app.register(rateLimit, {
    hook: 'preValidation',
    max: ratePerMinute,
    timeWindow: 60_000,
    // A connection that is gone already has no address: such requests count together.
    keyGenerator: ({ ip }) => normalizeIP(ip ?? 'gone'),
  });
}
