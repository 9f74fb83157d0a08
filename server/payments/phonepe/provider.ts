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

/** Refusals that may mean a duplicate order: PhonePe's pages disagree (docs/phonepe.md, Create Payment). */
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

/** Whether an address is on the provider's hosts, and over https unless the simulator itself is on http. */
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

/** Throws ProviderUnavailable, with the host for the log. */
function requirePaymentPage(address: string, hosts: PaymentPageHosts): void {
  if (isPaymentPage(address, hosts)) return;
  const host = URL.parse(address)?.host.slice(0, 80);
  throw unavailable('pay', `payment page on unknown host ${host || '(none)'}`);
}

/** PhonePe, its sandbox or the simulator, by the configured address. */
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
  /** Nine business days with weekends (docs/phonepe.md, Refunds). */
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
    // Includes a new token and a status check after a refusal.
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

  /** Throws PaymentRefused if PhonePe did not accept the order, ProviderUnavailable if it may have. */
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

  /** Throws ProviderUnavailable or UnexpectedResponse. */
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
   * A repeated id is refused, too, so after a refusal the status decides. Throws RefundRefused,
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

  /** Throws ProviderUnavailable or UnexpectedResponse. */
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

  /** A refusal is certain once PhonePe does not know the order. */
  async #refusal(orderId: string, { status, description }: Refusal): Promise<Error> {
    if (maybeDuplicate.has(status)) {
      const found = await this.#client.orderStatus(orderId);
      if (found.ok || !meansUnknownOrder(found.code)) {
        return unavailable('pay', `${description}, perhaps a duplicate order`);
      }
    }
    this.#client.report('payments_refused');
    return new PaymentRefused(`PhonePe pay: ${description}`);
  }

  /** Reports and rethrows an UnexpectedResponse. */
  #reportUnexpected<Status>(read: () => Status): Status {
    try {
      return read();
    } catch (error) {
      this.#client.report('answer_unknown');
      throw error;
    }
  }
}
