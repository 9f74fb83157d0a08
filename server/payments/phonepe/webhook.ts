import { createHash, timingSafeEqual } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { nextState, type OrderState, orderStates, rulesOf } from '#contract/order-states.ts';
import type { RequestCheck, RequestRefundCheck } from '../provider.ts';
import type { PhonePeConfig } from './config.ts';

const sha256 = (text: string) => createHash('sha256').update(text);

type WebhookCredentials = Pick<PhonePeConfig, 'webhookUsername' | 'webhookPassword'>;

/**
 * Whether the Authorization header is the hex SHA-256 of `username:password` (docs/phonepe.md, Webhooks). It
 * proves the sender, not the body.
 */
export function isAuthentic(
  header: string | undefined,
  { webhookUsername: username, webhookPassword }: WebhookCredentials,
): boolean {
  const password = webhookPassword.reveal();
  if (!header || !username || !password) return false;
  const expected = sha256(`${username}:${password}`).digest('hex');
  // timingSafeEqual requires equal lengths, as digests have.
  return timingSafeEqual(sha256(header).digest(), sha256(expected).digest());
}

/** Order and refund ids that PhonePe takes. */
const merchantId = z.string().regex(/^[A-Za-z0-9_-]{1,63}$/);

// `type` is deprecated. An undocumented event only leads to another status check.
const orderEvent = z
  .object({
    event: z.string().regex(/^checkout\.order\.[a-z_.]{1,40}$/),
    payload: z.object({ merchantOrderId: merchantId }),
  })
  .transform(({ event, payload }) => ({ event, orderId: payload.merchantOrderId }));

const refundEvent = z
  .object({
    event: z.string().regex(/^pg\.refund\.[a-z_.]{1,40}$/),
    payload: z.object({ merchantRefundId: merchantId }),
  })
  .transform(({ event, payload }) => ({ event, refundId: payload.merchantRefundId }));

const webhookSchema = z.union([orderEvent, refundEvent]);
/** A webhook's event and the order or refund to check. */
type CheckRequest = z.infer<typeof webhookSchema>;

/** States that the event cannot change. */
export const statesUnaffectedBy = ({ event }: CheckRequest): OrderState[] =>
  orderStates.filter((state) =>
    event === 'checkout.order.failed' ? !nextState(state, 'PaymentFailed') : rulesOf(state).isPaid,
  );

/** Reads a parsed JSON body; undefined unless it is an event of an order or refund. */
export function readWebhook(body: unknown): CheckRequest | undefined {
  return webhookSchema.safeParse(body).data;
}

/**
 * POST /api/phonepe-webhook: requests a check and proves nothing (docs/phonepe.md, Webhooks). The request is
 * stored before the response 200. PhonePe waits 3 to 5 s: after `storeWithinMs` the response is 503.
 */
export function serveWebhook(
  app: FastifyInstance,
  credentials: WebhookCredentials,
  requestCheck: RequestCheck,
  requestRefundCheck: RequestRefundCheck,
  storeWithinMs = 900,
): void {
  const store = (webhook: CheckRequest): Promise<boolean> =>
    'refundId' in webhook
      ? requestRefundCheck(webhook.refundId)
      : requestCheck(webhook.orderId, statesUnaffectedBy(webhook));

  app.post('/api/phonepe-webhook', async (request, reply) => {
    if (!isAuthentic(request.headers.authorization, credentials)) {
      request.log.warn('webhook rejected: bad authorization');
      return reply.code(401).send({ success: false });
    }
    const webhook = readWebhook(request.body);
    const { event, ...ids } = webhook ?? {};
    request.log = request.log.child(ids);
    const timeout = wait(storeWithinMs, 'timeout', { ref: false });
    const isCheckDue = webhook ? await Promise.race([store(webhook), timeout]) : false;
    if (isCheckDue === 'timeout') {
      request.log.warn('webhook not stored in time: slow database');
      return reply.code(503).send({ success: false });
    }
    request.log.info({ event, isCheckDue }, 'webhook');
    return reply.send({ success: true });
  });
}
