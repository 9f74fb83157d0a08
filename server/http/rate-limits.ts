import { normalizeIP } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** The address by which a request is limited; a closed connection has none. */
export const addressOf = ({ ip }: Pick<FastifyRequest, 'ip'>): string => normalizeIP(ip ?? 'gone');

type Limiter = ReturnType<FastifyInstance['createRateLimit']>;

/**
 * Seconds until a request that exceeds one of the limits may be repeated; undefined if it exceeds none. A later
 * limit counts only requests within the earlier ones, so that one address cannot use up the total.
 */
export async function secondsOverLimit(
  limiters: Limiter[],
  request: FastifyRequest,
): Promise<number | undefined> {
  for (const limiter of limiters) {
    const limit = await limiter(request);
    if (!limit.isAllowed && limit.isExceeded) return limit.ttlInSeconds;
  }
  return undefined;
}
