import { createHash } from 'node:crypto';
import type { WebhookOptions } from '../config.ts';
import type { Delivery } from '../orders/order.ts';
import type { RunLater } from '../run-later.ts';
import type { WebhookBody } from './webhook-body.ts';

/** Lowercase hex SHA-256 of `username:password` (docs/phonepe.md, Webhooks). */
export const webhookAuthorization = (username: string, password: string): string =>
  createHash('sha256').update(`${username}:${password}`).digest('hex');

/** Deliveries kept with an order; the oldest is dropped. */
const maxDeliveries = 20;

/** A webhook to be delivered. */
export interface WebhookMessage {
  body: WebhookBody;
  authorization: string;
  /** Each attempt is recorded here. */
  deliveries: Delivery[];
}

/** Undefined without a complete response. */
async function post({ authorization, body }: WebhookMessage, { timeoutMs, url }: WebhookOptions) {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization },
      body: JSON.stringify(body),
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    });
    await response.arrayBuffer();
    return response;
  } catch {
    return undefined;
  }
}

/**
 * Returns a function that sends a webhook, and retries later until the response is 2xx. It resolves
 * after the first attempt and never rejects.
 */
export function webhookSender(options: WebhookOptions, runLater: RunLater, now: () => number) {
  return async function send(message: WebhookMessage, attempts = options.attempts): Promise<void> {
    const response = await post(message, options);
    const httpStatus = response?.status ?? null;
    message.deliveries.push({ event: message.body.event, httpStatus, atMs: now() });
    if (message.deliveries.length > maxDeliveries) message.deliveries.shift();
    if (response?.ok || attempts <= 1) return;
    runLater(options.retryDelayMs, () => void send(message, attempts - 1));
  };
}
