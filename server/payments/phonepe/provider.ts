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
import { PhonePeClient, type PhonePeResponse } from './client.ts';
import type { PhonePeConfig } from './config.ts';
import { unavailable } from './http.ts';
import { meansUnknownOrder, toPaymentStatus, toRefundStatus } from './responses.ts';
import { serveWebhook } from './webhook.ts';

type Refusal = Extract<PhonePeResponse<unknown>, { ok: false }>;

/**
 * Refusals that may mean "I have this order already": PhonePe's pages contradict each other about
 * status and code, so neither is trusted (docs/phonepe.md, Create Payment).
 */
const maybeDuplicate = new Set([400, 409, 417]);

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/**
 * PhonePe's mandatory schedule of status checks (docs/phonepe.md, Status checks): the first after
 * 22 s, then every 3 s for 30 s, 6 s for 60 s, 10 s for 60 s, 30 s for 60 s, then every minute.
 */
const checkPhases = [
  { untilMs: 22_000, everyMs: 22_000 },
  { untilMs: 52_000, everyMs: 3_000 },
  { untilMs: 112_000, everyMs: 6_000 },
  { untilMs: 172_000, everyMs: 10_000 },
  { untilMs: 232_000, everyMs: 30_000 },
];

type PaymentPageHosts = Pick<PhonePeConfig, 'redirectHosts' | 'baseUrl'>;

/**
 * Whether an address is a page of the configured provider, to which a payer may be sent: on one of
 * its hosts, and over https unless the provider itself is a simulator reached over http.
 */
export function isPaymentPage(
  address: string,
  { redirectHosts, baseUrl }: PaymentPageHosts,
): boolean {
  const url = URL.parse(address);
  if (!url) return false;
  const isSafe = url.protocol === 'https:' || url.protocol === new URL(baseUrl).protocol;
  const isKnown = redirectHosts.some((known) =>
    known.startsWith('.') ? url.host.endsWith(known) : url.host === known,
  );
  return isSafe && isKnown;
}

/** Throws ProviderUnavailable, with the host for the log, unless the address is such a page. */
function requirePaymentPage(address: string, hosts: PaymentPageHosts): void {
  if (isPaymentPage(address, hosts)) return;
  const host = URL.parse(address)?.host.slice(0, 80);
  throw unavailable('pay', `sends the payer to ${host || 'no address'}`);
}

/** Takes payments through PhonePe, or through the simulator at the configured address. */
export class PhonePeProvider implements PaymentProvider {
  readonly #config: PhonePeConfig;
  readonly #client: PhonePeClient;
  readonly #nowMs: () => number;
  readonly name: string;
  readonly testModeName: string | null;
  readonly payerMs: number;
  readonly longestStartMs: number;
  readonly refundableMs = 90 * dayMs;
  readonly leastRefundPaise = 100;
  /** Nine working days and the weekends between them (docs/phonepe.md, Refunds). */
  readonly longestRefundMs = 14 * dayMs;

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
    // With a new token and a check whether PhonePe has the order already.
    this.longestStartMs = 4 * config.timeoutMs;
  }

  connect(): Promise<void> {
    return this.#client.connect();
  }

  clockOffsetMs(): number | undefined {
    return this.#client.clock.offsetMs();
  }

  checkPauseMs(ageMs: number): number {
    return checkPhases.find(({ untilMs }) => ageMs < untilMs)?.everyMs ?? minuteMs;
  }

  /**
   * Registers the order with PhonePe. Throws PaymentRefused if PhonePe surely did not take it,
   * ProviderUnavailable if it may have.
   */
  async startPayment(order: PaymentOrder): Promise<StartedPayment> {
    const requestedAtMs = this.#nowMs();
    const response = await this.#client.pay(order);
    if (!response.ok) throw await this.#refusal(order.id, response);
    const { orderId, state, redirectUrl, expireAt } = response.body;
    if (state !== 'PENDING') throw unavailable('pay', 'a new order that is not pending');
    requirePaymentPage(redirectUrl, this.#config);
    const expiresAtMs = expireAt ?? requestedAtMs + (this.clockOffsetMs() ?? 0) + this.payerMs;
    return { providerOrderId: orderId, redirectUrl, expiresAtMs };
  }

  /** What PhonePe knows of the order. Throws ProviderUnavailable or UnexpectedResponse. */
  async findPayment(orderId: string): Promise<PaymentStatus> {
    const response = await this.#client.orderStatus(orderId);
    if (!response.ok) {
      if (meansUnknownOrder(response.code)) return { state: 'unknown' };
      throw unavailable('order status', response.description);
    }
    if ((response.body.merchantOrderId ?? orderId) !== orderId) {
      throw unavailable('order status', 'a response about another order');
    }
    return this.#reportUnexpected(() => toPaymentStatus(response.body));
  }

  /**
   * Requests a refund. After a refusal PhonePe is asked whether it has this refund already: a repeated id
   * is refused, too, and the response to a first request may have been lost. Throws RefundRefused,
   * ProviderUnavailable or UnexpectedResponse.
   */
  async startRefund(refund: RefundOrder): Promise<RefundStatus> {
    const response = await this.#client.refund(refund);
    if (response.ok) return this.#reportUnexpected(() => toRefundStatus(response.body, refund));
    const found = await this.findRefund(refund);
    if (found.state !== 'unknown') return found;
    const { code, description, status } = response;
    throw new RefundRefused(`PhonePe refund: ${description}`, code ?? `HTTP_${status}`);
  }

  /** What PhonePe knows of the refund. Throws ProviderUnavailable or UnexpectedResponse. */
  async findRefund(refund: RefundOrder): Promise<RefundStatus> {
    const response = await this.#client.refundStatus(refund.id);
    if (response.ok) return this.#reportUnexpected(() => toRefundStatus(response.body, refund));
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
    if (maybeDuplicate.has(status)) {
      const found = await this.#client.orderStatus(orderId);
      if (found.ok || !meansUnknownOrder(found.code)) {
        return unavailable('pay', `${description}, perhaps an order that PhonePe has already`);
      }
    }
    this.#client.report('payments_refused');
    return new PaymentRefused(`PhonePe pay: ${description}`);
  }

  /** Reports and rethrows what `read` throws: a response that we have no terms for. */
  #reportUnexpected<Status>(read: () => Status): Status {
    try {
      return read();
    } catch (error) {
      this.#client.report('answer_unknown');
      throw error;
    }
  }
}
