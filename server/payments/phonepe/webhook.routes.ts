import type { FastifyInstance } from 'fastify';
import { isAuthentic, readWebhook, type WebhookHint } from './webhook.ts';

/** What the webhook route needs. */
export interface WebhookRoute {
  username: string;
  password: string;
  /** Marks the order as due for a status check; false where it is not ours. Crash-safe. */
  requestCheck: (hint: WebhookHint) => Promise<boolean>;
}

/**
 * POST /api/phonepe-webhook: a hint, never a proof (PhonePe contract, section 4). It only makes a
 * status check due, which is stored before the answer, so a hint survives a crash; duplicates,
 * unknown events and orders of others do no harm.
 */
export function serveWebhook(app: FastifyInstance, route: WebhookRoute): void {
  app.post('/api/phonepe-webhook', async (request, reply) => {
    const { authorization } = request.headers;
    if (!isAuthentic(authorization, route.username, route.password)) {
      request.log.warn('webhook from an unknown sender');
      return reply.code(401).send({ success: false });
    }
    const hint = readWebhook(request.body);
    const ours = hint ? await route.requestCheck(hint) : false;
    request.log.info({ orderId: hint?.merchantOrderId, event: hint?.event, ours }, 'webhook');
    return reply.send({ success: true });
  });
}
