import { createHash } from 'node:crypto';
import type { SimulatorOptions } from '../config.ts';
import type { FaultName } from '../faults/fault-list.ts';
import type { FaultRegistry } from '../faults/fault-registry.ts';
import type { Delivery, Order } from '../orders/order.ts';
import type { Refund } from '../refunds/refund.ts';
import type { RunLater } from '../run-later.ts';
import {
  orderWebhook,
  refundWebhook,
  type WebhookBody,
  withOppositeOutcome,
} from './webhook-body.ts';
import { withBodyFaults } from './webhook-faults.ts';

/** Lowercase hex SHA-256 of `username:password` (docs/phonepe.md, Webhooks). */
export const webhookAuthorization = (username: string, password: string): string =>
  createHash('sha256').update(`${username}:${password}`).digest('hex');

/** Deliveries kept with an order; the oldest is dropped. */
const maxDeliveries = 20;

/** A webhook to be delivered; each attempt is recorded in `deliveries`. */
interface WebhookMessage {
  body: WebhookBody;
  authorization: string;
  deliveries: Delivery[];
}

/**
 * Sends the webhooks of orders and refunds, with the faults that are switched on, and retries until the
 * response is 2xx. Each function resolves after the first attempt, or at once where a fault delays the
 * webhook, and never rejects.
 */
export function openWebhooks(
  { now, webhook }: SimulatorOptions,
  faults: FaultRegistry,
  runLater: RunLater,
) {
  const { username = '', password = '' } = webhook ?? {};
  const authorization = webhookAuthorization(username, password);

  async function send(message: WebhookMessage, attempts = webhook?.attempts ?? 0): Promise<void> {
    if (!webhook) return;
    const response = await fetch(webhook.url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: message.authorization },
      body: JSON.stringify(message.body),
      redirect: 'manual',
      signal: AbortSignal.timeout(webhook.timeoutMs),
    })
      // Only a whole response counts.
      .then((whole) => whole.arrayBuffer().then(() => whole))
      .catch(() => undefined);
    const httpStatus = response?.status ?? null;
    message.deliveries.push({ event: message.body.event, httpStatus, atMs: now() });
    if (message.deliveries.length > maxDeliveries) message.deliveries.shift();
    if (response?.ok || attempts <= 1) return;
    runLater(webhook.retryDelayMs, () => void send(message, attempts - 1));
  }

  async function announce(body: WebhookBody, orderId: string, deliveries: Delivery[]) {
    const take = (name: FaultName) => faults.take(name, orderId);
    if (take('webhook-never')) return;
    const message = {
      body: withBodyFaults(body, take),
      authorization: take('webhook-wrong-hash')
        ? webhookAuthorization(username, `not-${password}`)
        : authorization,
      deliveries,
    };
    const sendAll = async () => {
      const twice = take('webhook-twice');
      const copies = twice ? (twice.value ?? 2) : 1;
      await Promise.all(Array.from({ length: copies }, () => send(message)));
      if (take('webhook-reordered')) {
        await send({ ...message, body: withOppositeOutcome(message.body) });
      }
    };
    const late = take('webhook-late');
    if (late) runLater(late.value ?? 5000, sendAll);
    else await sendAll();
  }

  return {
    announceOrder: (order: Order): Promise<void> =>
      announce(orderWebhook(order), order.merchantOrderId, order.deliveries),
    announceRefund: (refund: Refund): Promise<void> =>
      announce(refundWebhook(refund), refund.originalMerchantOrderId, refund.deliveries),
    /** Fault webhook-forged: reports a payment that never happened. */
    forge: async (order: Order): Promise<void> => {
      if (!faults.take('webhook-forged', order.merchantOrderId)) return;
      const body = orderWebhook({ ...order, state: 'COMPLETED' });
      await send({ body, authorization, deliveries: order.deliveries });
    },
  };
}
