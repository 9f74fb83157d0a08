import {
  type PaymentOrder,
  type PaymentProvider,
  PaymentRefused,
  type PaymentStatus,
  type ProviderProblem,
  type RefundOrder,
  RefundRefused,
  type RefundStatus,
  type StartedPayment,
} from '../provider.ts';
import { checkPauseMs } from './check-pauses.ts';
import { meansUnknownOrder, toPaymentStatus } from './order-status.ts';
import { requirePaymentPage } from './payment-page.ts';
import { PhonePeClient, type PhonePeResponse } from './phonepe-client.ts';
import type { PhonePeConfig } from './phonepe-config.ts';
import { toRefundStatus } from './refund-status.ts';
import { unavailable } from './request-json.ts';
import { serveWebhook } from './webhook.routes.ts';

type Refusal = Extract<PhonePeResponse<unknown>, { ok: false }>;

/**
 * Refusals that may mean "I have this order already": PhonePe's pages contradict each other about
 * status and code, so neither is trusted (docs/phonepe.md, Create Payment).
 */
const perhapsDuplicate = new Set([400, 409, 417]);

/** Takes payments through PhonePe, or through what stands in for it at the configured address. */
export class PhonePeProvider implements PaymentProvider {
  readonly #config: PhonePeConfig;
  readonly #client: PhonePeClient;
  readonly #nowMs: () => number;
  readonly name: string;
  readonly testModeName: string | null;
  readonly payerMs: number;
  readonly longestStartMs: number;
  readonly checkPauseMs = checkPauseMs;
  readonly refundableMs = 90 * 24 * 60 * 60_000;
  readonly leastRefundPaise = 100;
  /** Nine working days and the weekends between them (docs/phonepe.md, Refunds). */
  readonly longestRefundMs = 14 * 24 * 60 * 60_000;

  constructor(
    config: PhonePeConfig,
    nowMs: () => number = Date.now,
    report?: (problem: ProviderProblem) => void,
  ) {
    this.#config = config;
    this.#client = new PhonePeClient(config, nowMs, report);
    this.#nowMs = nowMs;
    this.name = config.name;
    this.testModeName = config.testModeName;
    this.payerMs = config.expireAfterSeconds * 1_000;
    // With a new token and a look whether PhonePe has the order already.
    this.longestStartMs = 4 * config.timeoutMs;
  }

  connect(): Promise<void> {
    return this.#client.connect();
  }

  clockOffsetMs(): number | undefined {
    return this.#client.clock.offsetMs();
  }

  /**
   * Registers the order with PhonePe. Throws PaymentRefused where PhonePe surely did not take it,
   * ProviderUnavailable where it may have, a RangeError for what cannot be an order's id or amount.
   */
  async startPayment(order: PaymentOrder): Promise<StartedPayment> {
    const askedAtMs = this.#nowMs();
    const response = await this.#client.pay(order);
    if (!response.ok) throw await this.#refusal(order.id, response);
    const { orderId, state, redirectUrl, expireAt } = response.body;
    if (state !== 'PENDING') throw unavailable('pay', 'a new order that is not pending');
    requirePaymentPage(redirectUrl, this.#config);
    const expiresAtMs = expireAt ?? askedAtMs + (this.clockOffsetMs() ?? 0) + this.payerMs;
    return { providerOrderId: orderId, redirectUrl, expiresAtMs };
  }

  /**
   * What PhonePe knows of the order. Throws ProviderUnavailable, UnknownPaymentState, and a
   * RangeError for what cannot be an order's id.
   */
  async findPayment(orderId: string): Promise<PaymentStatus> {
    const response = await this.#client.orderStatus(orderId);
    if (!response.ok) {
      if (meansUnknownOrder(response.code)) return { state: 'unknown' };
      throw unavailable('order status', response.description);
    }
    if ((response.body.merchantOrderId ?? orderId) !== orderId) {
      throw unavailable('order status', 'a response about another order');
    }
    return this.#understand(() => toPaymentStatus(response.body));
  }

  /**
   * Asks PhonePe to give money back. After a refusal PhonePe is asked whether it has this refund
   * already: a repeated id is refused, too, and a first request may have been taken while its response
   * was lost. Throws RefundRefused, ProviderUnavailable or UnexpectedRefund.
   */
  async startRefund(refund: RefundOrder): Promise<RefundStatus> {
    const response = await this.#client.refund(refund);
    if (response.ok) return this.#understand(() => toRefundStatus(response.body, refund));
    const found = await this.findRefund(refund);
    if (found.state !== 'unknown') return found;
    const { code, description, status } = response;
    throw new RefundRefused(`PhonePe refund: ${description}`, code ?? `HTTP_${status}`);
  }

  /** What PhonePe knows of the refund. Throws ProviderUnavailable or UnexpectedRefund. */
  async findRefund(refund: RefundOrder): Promise<RefundStatus> {
    const response = await this.#client.refundStatus(refund.id);
    if (response.ok) return this.#understand(() => toRefundStatus(response.body, refund));
    if (response.status === 400 || response.status === 404) return { state: 'unknown' };
    throw unavailable('refund status', response.description);
  }

  /** POST /api/phonepe-webhook. */
  serveWebhooks(...[app, ...requests]: Parameters<PaymentProvider['serveWebhooks']>): void {
    const { webhookUsername: username, webhookPassword } = this.#config;
    const credentials = { username, password: webhookPassword.reveal() };
    serveWebhook(app, credentials, ...requests);
  }

  /** A refusal is definite only once PhonePe says that it does not have the order. */
  async #refusal(orderId: string, { status, description }: Refusal): Promise<Error> {
    if (perhapsDuplicate.has(status)) {
      const found = await this.#client.orderStatus(orderId);
      if (found.ok || !meansUnknownOrder(found.code)) {
        return unavailable('pay', `${description}, perhaps an order that PhonePe has already`);
      }
    }
    this.#client.report('payments_refused');
    return new PaymentRefused(`PhonePe pay: ${description}`);
  }

  /** PhonePe's answer in our terms. If we have no terms for it, the problem is reported, and it throws. */
  #understand<Status>(read: () => Status): Status {
    try {
      return read();
    } catch (error) {
      this.#client.report('answer_unknown');
      throw error;
    }
  }
}
