import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { RequestCheck, RequestRefundCheck } from '../provider.ts';
import { type CheckRequest, isAuthentic, readWebhook, statesUnaffectedBy } from './webhook.ts';

/** Longest wait for the database; PhonePe waits 3 to 5 s for the response. */
const longestMs = 900;

/** What a webhook must be signed with. */
interface WebhookCredentials {
  username: string;
  password: string;
}

/**
 * POST /api/phonepe-webhook: a reason to check, never a proof (docs/phonepe.md, Webhooks). The check
 * request is stored before the response 200, so that it survives a crash; duplicates, unknown events
 * and ids of others do no harm. Where storing takes too long, the response is 503.
 */
export function serveWebhook(
  app: FastifyInstance,
  { username, password }: WebhookCredentials,
  requestCheck: RequestCheck,
  requestRefundCheck: RequestRefundCheck,
): void {
  const store = (webhook: CheckRequest): Promise<boolean> =>
    'refundId' in webhook
      ? requestRefundCheck(webhook.refundId)
      : requestCheck(webhook.orderId, statesUnaffectedBy(webhook));

  app.post('/api/phonepe-webhook', async (request, reply) => {
    const { authorization } = request.headers;
    if (!isAuthentic(authorization, username, password)) {
      request.log.warn('webhook from an unknown sender');
      return reply.code(401).send({ success: false });
    }
    const webhook = readWebhook(request.body);
    const { event, ...ids } = webhook ?? {};
    request.log = request.log.child(ids);
    const late = wait(longestMs, 'late', { ref: false });
    const ours = webhook ? await Promise.race([store(webhook), late]) : false;
    if (ours === 'late') {
      request.log.warn('webhook: the database is slow');
      return reply.code(503).send({ success: false });
    }
    request.log.info({ event, ours }, 'webhook');
    return reply.send({ success: true });
  });
}
