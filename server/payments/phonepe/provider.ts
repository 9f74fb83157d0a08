import {
  type PaymentProvider,
  PaymentRefused,
  type ProviderProblem,
  type RefundOrder,
  RefundRefused,
  type RefundStatus,
} from '../provider.ts';
import { createPhonePeClient, type PhonePeResponse } from './client.ts';
import type { PhonePeConfig } from './config.ts';
import { unavailable } from './http.ts';
import { isUnknownOrderCode, toPaymentStatus, toRefundStatus } from './responses.ts';
import { serveWebhook } from './webhook.ts';

type Refusal = Extract<PhonePeResponse<unknown>, { ok: false }>;

/** Refusals that may mean a duplicate order: PhonePe's pages disagree (docs/phonepe.md, Create Payment). */
const duplicateStatuses = new Set([400, 409, 417]);

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** PhonePe's mandatory schedule of status checks by a payment's age (docs/phonepe.md, Status checks). */
const checkPhases = [
  { untilMs: 22_000, everyMs: 22_000 },
  { untilMs: 52_000, everyMs: 3_000 },
  { untilMs: 112_000, everyMs: 6_000 },
  { untilMs: 172_000, everyMs: 10_000 },
  { untilMs: 232_000, everyMs: 30_000 },
];

/** Whether an address is on the provider's hosts, and over https unless the simulator itself is on http. */
export function isPaymentPage(
  address: string,
  { redirectHosts, baseUrl }: Pick<PhonePeConfig, 'redirectHosts' | 'baseUrl'>,
): boolean {
  const url = URL.parse(address);
  if (!url) return false;
  const isSafe = url.protocol === 'https:' || url.protocol === new URL(baseUrl).protocol;
  const isKnown = redirectHosts.some((known) =>
    known.startsWith('.') ? url.host.endsWith(known) : url.host === known,
  );
  return isSafe && isKnown;
}

/** PhonePe, its sandbox or the simulator, by the configured address. */
export function createPhonePeProvider(
  config: PhonePeConfig,
  nowMs: () => number = Date.now,
  report: (problem: ProviderProblem) => void = () => undefined,
): PaymentProvider {
  const client = createPhonePeClient(config, nowMs, report);
  const payerMs = config.expireAfterSeconds * 1_000;

  /** Reports and rethrows an UnexpectedResponse. */
  function reportUnexpected<Status>(read: () => Status): Status {
    try {
      return read();
    } catch (error) {
      report('answer_unknown');
      throw error;
    }
  }

  /** A refusal is certain once PhonePe does not know the order. */
  async function refusalOf(orderId: string, { status, description }: Refusal): Promise<Error> {
    if (duplicateStatuses.has(status)) {
      const found = await client.orderStatus(orderId);
      if (found.ok || !isUnknownOrderCode(found.code)) {
        return unavailable('pay', `${description}, perhaps a duplicate order`);
      }
    }
    report('payments_refused');
    return new PaymentRefused(`PhonePe pay: ${description}`);
  }

  async function findRefund(refund: RefundOrder): Promise<RefundStatus> {
    const response = await client.refundStatus(refund.id);
    if (response.ok) return reportUnexpected(() => toRefundStatus(response.body, refund));
    if (response.status === 400 || response.status === 404) return { state: 'unknown' };
    throw unavailable('refund status', response.description);
  }

  return {
    name: config.name,
    testModeName: config.testModeName,
    payerMs,
    // Includes a new token and a status check after a refusal.
    longestStartMs: 4 * config.timeoutMs,
    refundableMs: 90 * dayMs,
    leastRefundPaise: 100,
    // Nine business days with weekends (docs/phonepe.md, Refunds).
    longestRefundMs: 14 * dayMs,
    connect: client.connect,
    clockOffsetMs: client.clockOffsetMs,
    checkPauseMs: (ageMs) =>
      checkPhases.find(({ untilMs }) => ageMs < untilMs)?.everyMs ?? minuteMs,

    startPayment: async (order) => {
      const requestedAtMs = nowMs();
      const response = await client.pay(order);
      if (!response.ok) throw await refusalOf(order.id, response);
      const { orderId, state, redirectUrl, expireAt } = response.body;
      if (state !== 'PENDING') throw unavailable('pay', 'a new order that is not pending');
      if (!isPaymentPage(redirectUrl, config)) {
        const host = URL.parse(redirectUrl)?.host.slice(0, 80);
        throw unavailable('pay', `payment page on unknown host ${host || '(none)'}`);
      }
      const expiresAtMs = expireAt ?? requestedAtMs + (client.clockOffsetMs() ?? 0) + payerMs;
      return { providerOrderId: orderId, redirectUrl, expiresAtMs };
    },

    findPayment: async (orderId) => {
      const response = await client.orderStatus(orderId);
      if (!response.ok) {
        if (isUnknownOrderCode(response.code)) return { state: 'unknown' };
        throw unavailable('order status', response.description);
      }
      if ((response.body.merchantOrderId ?? orderId) !== orderId) {
        throw unavailable('order status', 'a response about another order');
      }
      return reportUnexpected(() => toPaymentStatus(response.body));
    },

    // A repeated id is also refused, so after a refusal the status decides.
    startRefund: async (refund) => {
      const response = await client.refund(refund);
      if (response.ok) return reportUnexpected(() => toRefundStatus(response.body, refund));
      const found = await findRefund(refund);
      if (found.state !== 'unknown') return found;
      const { code, description, status } = response;
      throw new RefundRefused(`PhonePe refund: ${description}`, code ?? `HTTP_${status}`);
    },

    findRefund,

    serveWebhooks: (app, ...requests) => serveWebhook(app, config, ...requests),
  };
}
