import type { FaultName } from '../faults/fault-list.ts';
import type { Fault, FaultRegistry } from '../faults/fault-registry.ts';
import type { SimulatorOptions } from '../options.ts';
import type { Delivery, Order } from '../orders/order.ts';
import type { Refund } from '../refunds/refund.ts';
import type { Timers } from '../timers.ts';
import {
  orderWebhook,
  refundWebhook,
  type WebhookBody,
  withOppositeOutcome,
} from './webhook-body.ts';
import { withBodyFaults } from './webhook-faults.ts';
import { type WebhookMessage, WebhookSender, webhookAuthorization } from './webhook-sender.ts';

type Take = (name: FaultName) => Fault | undefined;

/** Sends the webhooks of orders and refunds, with the faults that are switched on. */
export class Webhooks {
  readonly #options: SimulatorOptions;
  readonly #faults: FaultRegistry;
  readonly #timers: Timers;
  readonly #sender: WebhookSender | undefined;
  readonly #firstDeliveries = new WeakMap<Order, Promise<void>>();

  constructor(options: SimulatorOptions, faults: FaultRegistry, timers: Timers) {
    this.#options = options;
    this.#faults = faults;
    this.#timers = timers;
    if (options.webhook) this.#sender = new WebhookSender(options.webhook, timers, options.now);
  }

  announceOrder(order: Order): void {
    const body = orderWebhook(order, this.#options.merchantId);
    const tried = this.#announce(body, order.merchantOrderId, order.deliveries);
    this.#firstDeliveries.set(order, tried);
  }

  announceRefund(refund: Refund): void {
    const body = refundWebhook(refund, this.#options.merchantId);
    void this.#announce(body, refund.originalMerchantOrderId, refund.deliveries);
  }

  /** Resolves after the first delivery of the order's webhook, if one is under way. */
  async firstDelivery(order: Order): Promise<void> {
    await this.#firstDeliveries.get(order);
  }

  /** Fault webhook-forged: reports a payment that never happened. */
  forge(order: Order): void {
    if (!this.#faults.take('webhook-forged', order.merchantOrderId)) return;
    const forged = orderWebhook({ ...order, state: 'COMPLETED' }, this.#options.merchantId);
    void this.#sender?.send(this.#message(forged, order.deliveries, false));
  }

  close(): void {
    this.#sender?.close();
  }

  async #announce(body: WebhookBody, orderId: string, deliveries: Delivery[]): Promise<void> {
    const take: Take = (name) => this.#faults.take(name, orderId);
    if (!this.#sender || take('webhook-never')) return;
    const message = this.#message(
      withBodyFaults(body, take),
      deliveries,
      Boolean(take('webhook-wrong-hash')),
    );
    const late = take('webhook-late');
    if (late) this.#timers.after(late.value ?? 5000, () => void this.#send(message, take));
    else await this.#send(message, take);
  }

  async #send(message: WebhookMessage, take: Take): Promise<void> {
    const twice = take('webhook-twice');
    const copies = twice ? (twice.value ?? 2) : 1;
    await Promise.all(Array.from({ length: copies }, () => this.#sender?.send(message)));
    if (!take('webhook-reordered')) return;
    await this.#sender?.send({ ...message, body: withOppositeOutcome(message.body) });
  }

  #message(body: WebhookBody, deliveries: Delivery[], wrongHash: boolean): WebhookMessage {
    const { username = '', password = '' } = this.#options.webhook ?? {};
    const used = wrongHash ? `not-${password}` : password;
    return { body, deliveries, authorization: webhookAuthorization(username, used) };
  }
}
