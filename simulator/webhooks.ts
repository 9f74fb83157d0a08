import { createHash } from 'node:crypto';
import type { SimulatorOptions } from './config.ts';
import type { FaultName } from './faults/fault-list.ts';
import type { Fault, FaultRegistry } from './faults/fault-registry.ts';
import { type Delivery, type Order, statusBody } from './orders/order.ts';
import { type Refund, refundStatusBody } from './refunds/refund.ts';

/** Body of a webhook (docs/phonepe.md, Webhooks). */
export interface WebhookBody {
  /** Deprecated; the current documents omit it, captured webhooks have it. */
  type?: string;
  event: string;
  payload: Record<string, unknown>;
}

const merchantId = 'SIMULATORUAT';

/** Body of an order's webhook. */
export function orderWebhook(order: Order): WebhookBody {
  const { amountPaise, merchantOrderId, state } = order;
  const charge = { payableAmount: amountPaise, feeAmount: 0 };
  return {
    type: `CHECKOUT_ORDER_${state}`,
    event: `checkout.order.${state.toLowerCase()}`,
    payload: { merchantId, merchantOrderId, ...charge, ...statusBody(order, { details: true }) },
  };
}

/** Body of a refund's webhook. */
export const refundWebhook = (refund: Refund): WebhookBody => ({
  type: `PG_REFUND_${refund.state}`,
  event: `pg.refund.${refund.state.toLowerCase()}`,
  payload: {
    merchantId,
    merchantRefundId: refund.merchantRefundId,
    ...refundStatusBody(refund),
  },
});

/** The same body with the opposite `state`, `event` and `type`. */
export function withOppositeOutcome({ event, payload }: WebhookBody): WebhookBody {
  const state = payload.state === 'COMPLETED' ? 'FAILED' : 'COMPLETED';
  const opposite = event.replace(/[a-z]+$/, state.toLowerCase());
  const type = opposite.toUpperCase().replaceAll('.', '_');
  return { type, event: opposite, payload: { ...payload, state } };
}

type BodyFault = (body: WebhookBody, fault: Fault) => WebhookBody;

const withPayload = (body: WebhookBody, fields: Record<string, unknown>): WebhookBody => ({
  ...body,
  payload: { ...body.payload, ...fields },
});

/** How each fault changes the body of a webhook, in the order of application. */
const bodyFaults: [FaultName, BodyFault][] = [
  ['webhook-only-event', ({ event, payload }) => ({ event, payload })],
  ['webhook-contradictory-type', (body) => ({ ...body, type: withOppositeOutcome(body).type })],
  ['webhook-unknown-type', (body) => ({ ...body, type: 'CHECKOUT_ORDER_REMEMBERED' })],
  ['webhook-unknown-event', (body) => ({ ...body, event: 'checkout.order.remembered' })],
  [
    'webhook-extra-fields',
    (body) => Object.assign(withPayload(body, { currency: 'INR', later: [1] }), { sequence: 7 }),
  ],
  [
    'webhook-wrong-amount',
    (body, { value = 100 }) => withPayload(body, { amount: Number(body.payload.amount) - value }),
  ],
  ['webhook-foreign-order', (body) => withPayload(body, { merchantOrderId: 'SOMEBODY-ELSES-1' })],
];

/** The body with every fault applied that is on. */
export function withBodyFaults(
  original: WebhookBody,
  take: (name: FaultName) => Fault | undefined,
): WebhookBody {
  return bodyFaults.reduce((body, [name, apply]) => {
    const fault = take(name);
    return fault ? apply(body, fault) : body;
  }, original);
}

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
  runLater: (delayMs: number, action: () => void) => void,
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
