import { createHash, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { nextState, type OrderState, orderStates, rulesOf } from '#contract/order-states.ts';
import { merchantOrderIdPattern } from './phonepe.schema.ts';

const sha256 = (text: string) => createHash('sha256').update(text);

/**
 * Whether a webhook comes from someone who knows its user name and password: the header
 * Authorization is the lowercase hex SHA-256 of `username:password` (docs/phonepe.md, Webhooks).
 * It says nothing about the body. Compared in constant time; without a name and a password nothing
 * is authentic.
 */
export function isAuthentic(
  header: string | undefined,
  username: string,
  password: string,
): boolean {
  if (!header || !username || !password) return false;
  const expected = sha256(`${username}:${password}`).digest('hex');
  // Digests of both have one length, which timingSafeEqual needs.
  return timingSafeEqual(sha256(header).digest(), sha256(expected).digest());
}

// `event` decides and `type`, which is deprecated, is ignored; events to come, such as an expiry,
// only lead to one more status request.
const orderEvent = z
  .object({
    event: z.string().regex(/^checkout\.order\.[a-z_.]{1,40}$/),
    payload: z.object({ merchantOrderId: z.string().regex(merchantOrderIdPattern) }),
  })
  .transform(({ event, payload }) => ({ event, orderId: payload.merchantOrderId }));

const refundEvent = z
  .object({
    event: z.string().regex(/^pg\.refund\.[a-z_.]{1,40}$/),
    payload: z.object({ merchantRefundId: z.string().regex(merchantOrderIdPattern) }),
  })
  .transform(({ event, payload }) => ({ event, refundId: payload.merchantRefundId }));

/** What a webhook is good for: to ask PhonePe what happened to an order or a refund. */
export type CheckRequest = { event: string; orderId: string } | { event: string; refundId: string };

/** States of an order about which the event can hold no news. */
export const statesUnaffectedBy = ({ event }: CheckRequest): OrderState[] =>
  orderStates.filter((state) =>
    event === 'checkout.order.failed' ? !nextState(state, 'PaymentFailed') : rulesOf(state).isFinal,
  );

/** Reads a parsed JSON body; undefined for what is no event of an order or refund. Throws nothing. */
export function readWebhook(body: unknown): CheckRequest | undefined {
  return z.union([orderEvent, refundEvent]).safeParse(body).data;
}
