/** The states of an order. docs/architecture.md draws how one leads to another. */
export type OrderState =
  | 'created'
  | 'awaiting_payment'
  | 'superseded'
  | 'failed'
  | 'expired'
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
] as const;

/** One of the events above. */
export type OrderEvent = (typeof orderEvents)[number];

/** All that depends on an order's state. Lists and exports show a state by its name. */
export interface OrderStateRules {
  /** The state that follows each legal event. */
  moves: Partial<Record<OrderEvent, OrderState>>;
  /** No further word of the provider is awaited: it is asked ever more rarely, in case money comes late. */
  isSettled: boolean;
  /** No word of the provider can change it; a check at night only compares it with that word. */
  isFinal: boolean;
  /** The provider is asked when the payer opens the status page; once, if the order is settled. */
  asksForPayer: boolean;
  /** What the status page is told. The label is one of the server's, or the reason of the failure. */
  status: {
    code: 'PAYMENT_SUCCESS' | 'PAYMENT_ERROR' | 'PAYMENT_PENDING';
    label: 'success' | 'pending' | 'givenUp' | 'reason';
  };
  /** What a press of Pay does that brings the idempotency key of such an order again. */
  payAgain: 'start' | 'openPaymentPage' | 'openStatusPage' | 'placeAnother' | 'refuse';
  /** Staff get a mail when an order comes into this state. */
  sendsMail: boolean;
}

const pending = { code: 'PAYMENT_PENDING', label: 'pending' } as const;

const rules = {
  /** Stored before the provider is called; perhaps the provider never heard of it. */
  created: {
    moves: {
      PaymentStarted: 'awaiting_payment',
      PaymentRefused: 'failed',
      PageLost: 'superseded',
      PaymentConfirmed: 'paid',
      PaymentFailed: 'failed',
      PaymentExpired: 'expired',
    },
    isSettled: false,
    isFinal: false,
    asksForPayer: true,
    status: pending,
    payAgain: 'start',
    sendsMail: false,
  },
  /** The payer has been sent to the provider's page. */
  awaiting_payment: {
    moves: {
      PaymentConfirmed: 'paid',
      PaymentFailed: 'failed',
      PaymentExpired: 'expired',
    },
    isSettled: false,
    isFinal: false,
    asksForPayer: true,
    status: pending,
    payAgain: 'openPaymentPage',
    sendsMail: false,
  },
  /**
   * The provider took it, but the address of its page was lost, so nobody can pay it: another order
   * took its place. It is watched until its time runs out.
   */
  superseded: {
    moves: {
      LatePaymentFound: 'paid',
      PaymentFailed: 'failed',
      PaymentExpired: 'expired',
    },
    isSettled: false,
    isFinal: false,
    asksForPayer: true,
    status: pending,
    payAgain: 'placeAnother',
    sendsMail: false,
  },
  /** The provider said no. Money that arrives all the same is never refused. */
  failed: {
    moves: { LatePaymentFound: 'paid' },
    isSettled: true,
    isFinal: false,
    asksForPayer: false,
    status: { code: 'PAYMENT_ERROR', label: 'reason' },
    payAgain: 'refuse',
    sendsMail: false,
  },
  /**
   * Nothing final was heard until after the payment's time ran out. Only the provider knows that no
   * money was taken, so the payer is not told that.
   */
  expired: {
    moves: { LatePaymentFound: 'paid', PaymentFailed: 'failed' },
    isSettled: true,
    isFinal: false,
    asksForPayer: true,
    status: { code: 'PAYMENT_ERROR', label: 'givenUp' },
    payAgain: 'openStatusPage',
    sendsMail: false,
  },
  /** The status page says so: nobody pays it twice. */
  paid: {
    moves: {},
    isSettled: true,
    isFinal: true,
    asksForPayer: false,
    status: { code: 'PAYMENT_SUCCESS', label: 'success' },
    payAgain: 'openStatusPage',
    sendsMail: true,
  },
} satisfies Record<OrderState, OrderStateRules>;

/** Every state, in the order of the table. */
export const orderStates = Object.keys(rules) as OrderState[];

/** What the table says of a state. */
export const rulesOf = (state: OrderState): OrderStateRules => rules[state];

/** The state after an event, or undefined if the event is not legal in this one. */
export const nextState = (state: OrderState, event: OrderEvent): OrderState | undefined =>
  rulesOf(state).moves[event];
