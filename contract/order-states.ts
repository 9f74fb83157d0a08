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

/** An event of an order. */
export type OrderEvent = (typeof orderEvents)[number];

interface ReportedStatus {
  code: 'PAYMENT_SUCCESS' | 'PAYMENT_ERROR' | 'PAYMENT_PENDING';
  /** One of the server's labels, or the reason of the failure. */
  label: 'success' | 'pending' | 'givenUp' | 'amountDiffers' | 'amountSettled' | 'reason';
}

/** All that depends on an order's state. Lists and exports show a state by its name. */
interface OrderStateRules {
  /** The state that follows each legal event. */
  moves: Partial<Record<OrderEvent, OrderState>>;
  /** No answer of the provider is pending: it is checked less and less often, in case money comes late. */
  isSettled: boolean;
  /** Whether money can come late, so that checks go on for 30 days. Our own failures have no provider's reason. */
  lateMoney: 'possible' | 'ifProviderFailed' | 'impossible';
  /** The ordered amount has arrived. Final: staff get a mail, checks only compare. */
  isPaid: boolean;
  /** Money has arrived, so the payer's details are kept for the accounts (`retention` in payment.yaml). */
  hasMoney: boolean;
  /** Opening the status page triggers a check; only one if the order is settled. */
  checkOnStatusPage: boolean;
  /** The response to the status page. */
  status: ReportedStatus;
  /** The same once staff have resolved the flag, if it differs. */
  statusOnceResolved?: ReportedStatus;
  /** What Pay does if it is pressed again with the idempotency key of such an order. */
  payAgain: 'start' | 'openPaymentPage' | 'openStatusPage' | 'placeAnother' | 'refuse';
  /** The payer may pay again: the provider has said no, so no money is on its way. */
  mayPayAgain: boolean;
}

/** While the provider may still confirm the payment. */
const unsettled = {
  isSettled: false,
  lateMoney: 'possible',
  isPaid: false,
  hasMoney: false,
  checkOnStatusPage: true,
  status: { code: 'PAYMENT_PENDING', label: 'pending' },
  mayPayAgain: false,
} as const;

const settled = { ...unsettled, isSettled: true } as const;

/** The results that any unsettled order may get, besides the payment that was ordered. */
const otherResults = {
  PaymentFailed: 'failed',
  PaymentExpired: 'expired',
  OtherAmountFound: 'amount_differs',
} as const;

const rules = {
  /** Stored before the provider is called, which may never have received it. */
  created: {
    ...unsettled,
    moves: {
      PaymentStarted: 'awaiting_payment',
      PaymentRefused: 'failed',
      PageLost: 'superseded',
      PaymentConfirmed: 'paid',
      ...otherResults,
    },
    payAgain: 'start',
  },
  /** The payer has been sent to the provider's page. */
  awaiting_payment: {
    ...unsettled,
    moves: { PaymentConfirmed: 'paid', ...otherResults },
    payAgain: 'openPaymentPage',
  },
  /** The provider accepted it, but the address of its page was lost, so another order replaced it. */
  superseded: {
    ...unsettled,
    moves: { LatePaymentFound: 'paid', ...otherResults },
    payAgain: 'placeAnother',
  },
  /** The provider said no. Money that arrives nevertheless is never refused. */
  failed: {
    ...settled,
    moves: { LatePaymentFound: 'paid', OtherAmountFound: 'amount_differs' },
    lateMoney: 'ifProviderFailed',
    checkOnStatusPage: false,
    status: { code: 'PAYMENT_ERROR', label: 'reason' },
    payAgain: 'refuse',
    mayPayAgain: true,
  },
  /** No result before the time to pay ended. Only the provider knows whether money was taken. */
  expired: {
    ...settled,
    moves: {
      LatePaymentFound: 'paid',
      PaymentFailed: 'failed',
      OtherAmountFound: 'amount_differs',
    },
    status: { code: 'PAYMENT_ERROR', label: 'givenUp' },
    payAgain: 'openStatusPage',
  },
  /** Another amount has arrived: not paid, but not failed either, or the payer would pay again. */
  amount_differs: {
    ...settled,
    moves: { PaymentConfirmed: 'paid' },
    hasMoney: true,
    status: { code: 'PAYMENT_PENDING', label: 'amountDiffers' },
    statusOnceResolved: { code: 'PAYMENT_ERROR', label: 'amountSettled' },
    payAgain: 'openStatusPage',
  },
  /** Paid once: pressing Pay again opens the status page. */
  paid: {
    ...settled,
    moves: {},
    lateMoney: 'impossible',
    isPaid: true,
    hasMoney: true,
    checkOnStatusPage: false,
    status: { code: 'PAYMENT_SUCCESS', label: 'success' },
    payAgain: 'openStatusPage',
  },
} satisfies Record<OrderState, OrderStateRules>;

/** Every state, in the order of the table. */
export const orderStates = Object.keys(rules) as OrderState[];

/** The table's entry for a state. */
export const rulesOf = (state: OrderState): OrderStateRules => rules[state];

/** States in which the ordered amount has arrived. */
export const paidStates = orderStates.filter((state) => rules[state].isPaid);

/** The state after an event; undefined if the event is not legal. */
export const nextState = (state: OrderState, event: OrderEvent): OrderState | undefined =>
  rulesOf(state).moves[event];
