import type { FaultName } from '../faults/fault-list.ts';
import type { Fault, FaultRegistry } from '../faults/fault-registry.ts';
import type { SimulatorOptions } from '../options.ts';
import type { Delivery, Order } from '../orders/order.ts';
import type { Refund } from '../refunds/refund.ts';
import type { Timers } from '../timers.ts';
import { contradicted, orderWebhook, refundWebhook, type WebhookBody } from './webhook-body.ts';
import { twisted } from './webhook-faults.ts';
import { type Parcel, WebhookSender, webhookAuthorization } from './webhook-sender.ts';

type Take = (name: FaultName) => Fault | undefined;

/** Tells the shop what happened, well or badly: as the faults that are on demand. */
export class Webhooks {
  readonly #options: SimulatorOptions;
  readonly #faults: FaultRegistry;
  readonly #timers: Timers;
  readonly #sender: WebhookSender | undefined;
  readonly #firstTries = new WeakMap<Order, Promise<void>>();

  constructor(options: SimulatorOptions, faults: FaultRegistry, timers: Timers) {
    this.#options = options;
    this.#faults = faults;
    this.#timers = timers;
    if (options.webhook) this.#sender = new WebhookSender(options.webhook, timers, options.now);
  }

  announceOrder(order: Order): void {
    const body = orderWebhook(order, this.#options.merchantId);
    const tried = this.#announce(body, order.merchantOrderId, order.deliveries);
    this.#firstTries.set(order, tried);
  }

  announceRefund(refund: Refund): void {
    const body = refundWebhook(refund, this.#options.merchantId);
    void this.#announce(body, refund.originalMerchantOrderId, refund.deliveries);
  }

  /** Resolves once the order's webhook was tried, if there is one under way. */
  async firstTry(order: Order): Promise<void> {
    await this.#firstTries.get(order);
  }

  /** Fault webhook-forged: tells of a payment that never was. */
  forge(order: Order): void {
    if (!this.#faults.take('webhook-forged', order.merchantOrderId)) return;
    const lie = orderWebhook({ ...order, state: 'COMPLETED' }, this.#options.merchantId);
    void this.#sender?.send(this.#parcel(lie, order.deliveries, false));
  }

  close(): void {
    this.#sender?.close();
  }

  async #announce(body: WebhookBody, orderId: string, deliveries: Delivery[]): Promise<void> {
    const take: Take = (name) => this.#faults.take(name, orderId);
    if (!this.#sender || take('webhook-never')) return;
    const parcel = this.#parcel(
      twisted(body, take),
      deliveries,
      Boolean(take('webhook-wrong-hash')),
    );
    const late = take('webhook-late');
    if (late) this.#timers.after(late.value ?? 5000, () => void this.#send(parcel, take));
    else await this.#send(parcel, take);
  }

  async #send(parcel: Parcel, take: Take): Promise<void> {
    const twice = take('webhook-twice');
    const copies = twice ? (twice.value ?? 2) : 1;
    await Promise.all(Array.from({ length: copies }, () => this.#sender?.send(parcel)));
    if (!take('webhook-reordered')) return;
    await this.#sender?.send({ ...parcel, body: contradicted(parcel.body) });
  }

  #parcel(body: WebhookBody, deliveries: Delivery[], wrongHash: boolean): Parcel {
    const { username = '', password = '' } = this.#options.webhook ?? {};
    const used = wrongHash ? `not-${password}` : password;
    return { body, deliveries, authorization: webhookAuthorization(username, used) };
  }
}
