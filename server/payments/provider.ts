import type { FastifyInstance } from 'fastify';
import type { OrderState } from '#contract/order-states.ts';

/** What the provider needs to know to take a payment. */
export interface PaymentOrder {
  /** Our order id; the provider's merchant order id. One for each attempt to pay. */
  id: string;
  amountPaise: number;
  name: string;
  phone: string;
  /** What is bought, and how many of it, as payer and staff read it at the provider. */
  item: string;
  /** What that quantity is made of, as staff read it there; empty where it was not said. */
  madeOf?: string;
  /** Address to which the payer comes back. */
  returnUrl: string;
}

/** The response of a provider that took the order. */
export interface StartedPayment {
  /** The provider's own id of the order. */
  providerOrderId: string;
  /** Page where the payer pays; passed on unchanged, its host checked. */
  redirectUrl: string;
  /** When the payment's time runs out by the provider's clock, in ms since 1970. */
  expiresAtMs: number;
}

/** How a payment is found at a bank; what the provider does not tell is left out. */
export interface PaymentReference {
  /** The provider's id of the payment, not of the order. */
  transactionId?: string | undefined;
  /** The banks' own number of the transfer (UTR). */
  utr?: string | undefined;
  /** Such as UPI_QR or CARD, in the provider's terms. */
  mode?: string | undefined;
  /** When the payer paid, in ms since 1970. */
  atMs?: number | undefined;
}

/** What the provider knows of an order. `unknown`: it never received it. */
export type PaymentStatus =
  | { state: 'pending'; amountPaise: number }
  | { state: 'completed'; amountPaise: number; payment?: PaymentReference | undefined }
  | { state: 'failed'; amountPaise: number; reason: string }
  | { state: 'unknown' };

/** Money to be given back of a paid order. */
export interface RefundOrder {
  /** Our refund id; the provider carries out each id at most once. */
  id: string;
  orderId: string;
  amountPaise: number;
}

/** What the provider knows of a refund. `unknown`: it does not have it, or not yet. */
export type RefundStatus =
  | { state: 'pending' | 'completed'; providerRefundId: string | undefined }
  | { state: 'failed'; providerRefundId: string | undefined; reason: string }
  | { state: 'unknown' };

/** A definite no: the provider did not take the refund, so no money goes back by it. */
export class RefundRefused extends Error {
  override name = 'RefundRefused';
  /** The provider's code, or its HTTP status. */
  readonly reason: string;

  constructor(message: string, reason: string) {
    super(message);
    this.reason = reason;
  }
}

/** A definite no: the provider did not take the order, so no money can come of it. */
export class PaymentRefused extends Error {
  override name = 'PaymentRefused';
}

/** No response that can be relied on: the order may or may not have been taken. */
export class ProviderUnavailable extends Error {
  override name = 'ProviderUnavailable';
}

/**
 * Makes a status check of an order due, and stores that before it resolves. False where the order is
 * unknown or in one of the states in which the provider has no news of it.
 */
export type RequestCheck = (orderId: string, withoutNews: OrderState[]) => Promise<boolean>;

/** Makes a status check of a refund due; false where it is unknown or settled. */
export type RequestRefundCheck = (refundId: string) => Promise<boolean>;

/** What a provider finds that a person must mend: a cause of the alerts. */
export type ProviderProblem =
  | 'secret_rejected'
  | 'clock_differs'
  /** It did not take an order, and will probably refuse the next ones. */
  | 'payments_refused'
  /** It describes a payment or refund in a way that the program does not know. */
  | 'answer_unknown';

/** A payment provider; PhonePe's terms stop behind this interface. */
export interface PaymentProvider {
  /** Stored with each order. */
  readonly name: string;
  /** Name of what takes the payments while no money moves, such as the sandbox; null if money moves. */
  readonly testModeName: string | null;
  /** Time that a payer has to pay, in ms; the result of startPayment replaces it. */
  readonly payerMs: number;
  /** How long startPayment takes at most, in ms. */
  readonly longestStartMs: number;
  /**
   * Asks the provider for what every request needs, so that a wrong clock and refused credentials are
   * reported before somebody pays. Throws ProviderUnavailable.
   */
  connect(): Promise<void>;
  /** Throws PaymentRefused or ProviderUnavailable. */
  startPayment(order: PaymentOrder): Promise<StartedPayment>;
  /** Throws ProviderUnavailable; a state that it does not know throws, too. */
  findPayment(orderId: string): Promise<PaymentStatus>;
  /**
   * How far the provider's clock is ahead of ours now, in ms; undefined until it has responded. A step of
   * our clock shows at once, not only with the next response.
   */
  clockOffsetMs(): number | undefined;
  /** Pause before the next status check of a payment of that age, both in ms. */
  checkPauseMs(ageMs: number): number;
  /** For how long after a payment it can be given back, in ms. */
  readonly refundableMs: number;
  /** Least amount that can be given back, in paise. */
  readonly leastRefundPaise: number;
  /** For how long a refund is usually under way at most, in ms; later a person must ask. */
  readonly longestRefundMs: number;
  /** Throws RefundRefused or ProviderUnavailable. The same id may be sent again: it counts once. */
  startRefund(refund: RefundOrder): Promise<RefundStatus>;
  /** Throws ProviderUnavailable; a state or an amount that it does not expect throws, too. */
  findRefund(refund: RefundOrder): Promise<RefundStatus>;
  /** Registers the routes of the provider's webhooks; they only request checks. */
  serveWebhooks(
    app: FastifyInstance,
    requestCheck: RequestCheck,
    requestRefundCheck: RequestRefundCheck,
  ): void;
}
