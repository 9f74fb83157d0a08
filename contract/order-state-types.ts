/** The states of an order. docs/architecture.md draws how one leads to another. */
export type OrderState =
  | 'created'
  | 'awaiting_payment'
  | 'superseded'
  | 'failed'
  | 'expired'
  | 'amount_differs'
  | 'paid';

/** What may happen to an order. */
export const orderEvents = [
  'PaymentStarted',
  'PaymentRefused',
  'PageLost',
  'PaymentConfirmed',
  'PaymentFailed',
  'PaymentExpired',
  'LatePaymentFound',
  'OtherAmountFound',
] as const;

/** One of the events above. */
export type OrderEvent = (typeof orderEvents)[number];

interface ReportedStatus {
  code: 'PAYMENT_SUCCESS' | 'PAYMENT_ERROR' | 'PAYMENT_PENDING';
  label: 'success' | 'pending' | 'givenUp' | 'amountDiffers' | 'amountSettled' | 'reason';
}

/** All that depends on an order's state. Lists and exports show a state by its name. */
export interface OrderStateRules {
  /** The state that follows each legal event. */
  moves: Partial<Record<OrderEvent, OrderState>>;
  /**
   * The provider is no longer expected to say more: it is asked less and less often, in case money comes
   * late.
   */
  isSettled: boolean;
  /** Nothing that the provider says can change it; the nightly check only compares the two. */
  isFinal: boolean;
  /**
   * Whether money can still come late, for which the provider is asked for 30 more days. A failure without
   * the provider's reason is ours: the provider did not take the order.
   */
  lateMoney: 'possible' | 'ifProviderFailed' | 'impossible';
  /** The amount ordered has come: it counts as bought, and that is what can be given back. */
  isPaid: boolean;
  /** Money has come, so the accounts must tell from whom for as long as the law asks (contract/retention.ts). */
  hasMoney: boolean;
  /** The provider is asked when the payer opens the status page; once, if the order is settled. */
  checkOnStatusPage: boolean;
  /**
   * What the response to the status page says. The label is one of the server's, or the reason of the
   * failure.
   */
  status: ReportedStatus;
  /** The same once staff have resolved what they were needed for; left out, it stays. */
  statusOnceResolved?: ReportedStatus;
  /** What Pay does if it is pressed again with the idempotency key of such an order. */
  payAgain: 'start' | 'openPaymentPage' | 'openStatusPage' | 'placeAnother' | 'refuse';
  /** The payer is offered to pay once more: the provider has said no, so no money is on its way. */
  mayPayAgain: boolean;
  /** Staff get the mail of a paid order when one comes into this state. */
  sendsMail: boolean;
}
