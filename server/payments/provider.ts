import type { FastifyInstance } from 'fastify';
import type { OrderState } from '#contract/order-states.ts';

/** An order as the provider needs it. */
export interface PaymentOrder {
  /** Our order id; the provider's merchant order id. One for each attempt to pay. */
  id: string;
  amountPaise: number;
  name: string;
  phone: string;
  /** Service and quantity, for payer and staff. */
  item: string;
  /** Breakdown of the quantity, for staff; may be empty. */
  quantityDetails?: string;
  /** Page to which the payer returns. */
  returnUrl: string;
}

/** The response of a provider that accepted the order. */
export interface StartedPayment {
  /** The provider's own id of the order. */
  providerOrderId: string;
  /** The payment page; passed on unchanged, its host checked. */
  redirectUrl: string;
  /** When the time to pay ends, by the provider's clock, in ms since 1970. */
  expiresAtMs: number;
}

/** Identifies a payment at a bank, as far as the provider says. */
export interface PaymentReference {
  /** The provider's id of the payment, not of the order. */
  transactionId?: string | undefined;
  /** The banks' reference of the transfer. */
  utr?: string | undefined;
  /** Such as UPI_QR or CARD, in the provider's terms. */
  mode?: string | undefined;
  /** When the payer paid, in ms since 1970. */
  atMs?: number | undefined;
}

/** The provider's status of an order. `unknown`: it never received it. */
export type PaymentStatus =
  | { state: 'pending'; amountPaise: number }
  | { state: 'completed'; amountPaise: number; payment?: PaymentReference | undefined }
  | { state: 'failed'; amountPaise: number; reason: string }
  | { state: 'unknown' };

/** A refund as the provider needs it. */
export interface RefundOrder {
  /** Our refund id; the provider carries out each id at most once. */
  id: string;
  orderId: string;
  amountPaise: number;
}

/** The provider's status of a refund. `unknown`: it does not have it, or not yet. */
export type RefundStatus =
  | { state: 'pending' | 'completed'; providerRefundId: string | undefined }
  | { state: 'failed'; providerRefundId: string | undefined; reason: string }
  | { state: 'unknown' };

/** The provider refused the refund for certain: no money moves. */
export class RefundRefused extends Error {
  override name = 'RefundRefused';
  /** The provider's code, or its HTTP status. */
  readonly reason: string;

  constructor(message: string, reason: string) {
    super(message);
    this.reason = reason;
  }
}

/** The provider refused the order for certain: no money can come. */
export class PaymentRefused extends Error {
  override name = 'PaymentRefused';
}

/** No reliable response: the order may or may not have been accepted. */
export class ProviderUnavailable extends Error {
  override name = 'ProviderUnavailable';
}

/** A handler of rejections: the value if the provider is unavailable; throws any other error. */
export const ifUnavailable =
  <Value>(value: Value) =>
  (error: unknown): Value => {
    if (error instanceof ProviderUnavailable) return value;
    throw error;
  };

/**
 * Stores that a status check of an order is due. False if the order is unknown or in one of the
 * `ignoredStates`, about which the provider has no news.
 */
export type RequestCheck = (orderId: string, ignoredStates: OrderState[]) => Promise<boolean>;

/** Stores that a status check of a refund is due; false if it is unknown or complete. */
export type RequestRefundCheck = (refundId: string) => Promise<boolean>;

/** A problem that staff must solve; a cause of alerts. */
export type ProviderProblem =
  | 'secret_rejected'
  | 'clock_differs'
  /** It refused an order, and will probably refuse the next ones. */
  | 'payments_refused'
  /** It sent a state or a body that is not in its contract. */
  | 'answer_unknown';

/** A payment provider; PhonePe's own terms stay behind this interface. */
export interface PaymentProvider {
  /** Stored with each order. */
  readonly name: string;
  /** Name of the sandbox or simulator; null if money moves. */
  readonly testModeName: string | null;
  /** Time to pay, in ms; the result of startPayment replaces it. */
  readonly payerMs: number;
  /** Longest duration of startPayment, in ms. */
  readonly longestStartMs: number;
  /** Reports a wrong clock or rejected credentials before anyone pays. Throws ProviderUnavailable. */
  connect(): Promise<void>;
  /** Throws PaymentRefused or ProviderUnavailable. */
  startPayment(order: PaymentOrder): Promise<StartedPayment>;
  /** Throws ProviderUnavailable, and another error for an unknown state. */
  findPayment(orderId: string): Promise<PaymentStatus>;
  /** How far the provider's clock is ahead of ours now, in ms; undefined until it has responded. */
  clockOffsetMs(): number | undefined;
  /** Pause before the next status check of a payment of that age, both in ms. */
  checkPauseMs(ageMs: number): number;
  /** For how long after a payment it can be refunded, in ms. */
  readonly refundableMs: number;
  /** Minimum refund, in paise. */
  readonly leastRefundPaise: number;
  /** How long a refund usually takes at most, in ms. */
  readonly longestRefundMs: number;
  /** Sending the same id again is safe. Throws RefundRefused or ProviderUnavailable. */
  startRefund(refund: RefundOrder): Promise<RefundStatus>;
  /** Throws ProviderUnavailable, and another error for an unknown state or a different amount. */
  findRefund(refund: RefundOrder): Promise<RefundStatus>;
  /** Registers the webhook routes, which only request checks. */
  serveWebhooks(
    app: FastifyInstance,
    requestCheck: RequestCheck,
    requestRefundCheck: RequestRefundCheck,
  ): void;
}
