import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { type CheckRequest, isAuthentic, readWebhook } from './webhook.ts';

/** Longest wait for the database; PhonePe waits 3 to 5 s for the answer. */
const longestMs = 900;

/** What the webhook route needs. */
export interface WebhookRoute {
  username: string;
  password: string;
  /** Marks the order as due for a status check; false where it is not ours. Crash-safe. */
  requestCheck: (request: CheckRequest) => Promise<boolean>;
}

/**
 * POST /api/phonepe-webhook: a reason to check, never a proof (docs/phonepe.md, Webhooks). The check
 * request is stored before the answer 200, so that it survives a crash; duplicates, unknown events
 * and orders of others do no harm. Where storing takes too long, the answer is 503.
 */
export function serveWebhook(app: FastifyInstance, route: WebhookRoute): void {
  app.post('/api/phonepe-webhook', async (request, reply) => {
    const { authorization } = request.headers;
    if (!isAuthentic(authorization, route.username, route.password)) {
      request.log.warn('webhook from an unknown sender');
      return reply.code(401).send({ success: false });
    }
    const checkRequest = readWebhook(request.body);
    request.log = request.log.child({ orderId: checkRequest?.merchantOrderId });
    const late = wait(longestMs, 'late', { ref: false });
    const ours = checkRequest
      ? await Promise.race([route.requestCheck(checkRequest), late])
      : false;
    if (ours === 'late') {
      request.log.warn('webhook: the database is slow');
      return reply.code(503).send({ success: false });
    }
    request.log.info({ event: checkRequest?.event, ours }, 'webhook');
    return reply.send({ success: true });
  });
}
