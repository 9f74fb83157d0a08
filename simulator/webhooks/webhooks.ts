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
import { webhookAuthorization, webhookSender } from './webhook-sender.ts';

/**
 * Sends the webhooks of orders and refunds, with the faults that are switched on. Each function
 * resolves after the first attempt, or at once where a fault delays the webhook.
 */
export function openWebhooks(
  { now, webhook }: SimulatorOptions,
  faults: FaultRegistry,
  runLater: RunLater,
) {
  const { username = '', password = '' } = webhook ?? {};
  const authorization = webhookAuthorization(username, password);
  const send = webhook ? webhookSender(webhook, runLater, now) : async () => undefined;

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
