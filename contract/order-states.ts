import type { OrderEvent, OrderState, OrderStateRules } from './order-state-types.ts';

export { type OrderEvent, type OrderState, orderEvents } from './order-state-types.ts';

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
      OtherAmountFound: 'amount_differs',
    },
    isSettled: false,
    isFinal: false,
    lateMoney: 'possible',
    isPaid: false,
    hasMoney: false,
    checkOnStatusPage: true,
    status: pending,
    payAgain: 'start',
    mayPayAgain: false,
    sendsMail: false,
  },
  /** The payer has been sent to the provider's page. */
  awaiting_payment: {
    moves: {
      PaymentConfirmed: 'paid',
      PaymentFailed: 'failed',
      PaymentExpired: 'expired',
      OtherAmountFound: 'amount_differs',
    },
    isSettled: false,
    isFinal: false,
    lateMoney: 'possible',
    isPaid: false,
    hasMoney: false,
    checkOnStatusPage: true,
    status: pending,
    payAgain: 'openPaymentPage',
    mayPayAgain: false,
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
      OtherAmountFound: 'amount_differs',
    },
    isSettled: false,
    isFinal: false,
    lateMoney: 'possible',
    isPaid: false,
    hasMoney: false,
    checkOnStatusPage: true,
    status: pending,
    payAgain: 'placeAnother',
    mayPayAgain: false,
    sendsMail: false,
  },
  /** The provider said no. Money that arrives all the same is never refused. */
  failed: {
    moves: { LatePaymentFound: 'paid', OtherAmountFound: 'amount_differs' },
    isSettled: true,
    isFinal: false,
    lateMoney: 'ifProviderFailed',
    isPaid: false,
    hasMoney: false,
    checkOnStatusPage: false,
    status: { code: 'PAYMENT_ERROR', label: 'reason' },
    payAgain: 'refuse',
    mayPayAgain: true,
    sendsMail: false,
  },
  /**
   * Nothing final was heard until after the payment's time ran out. Only the provider knows that no
   * money was taken, so the payer is not told that.
   */
  expired: {
    moves: {
      LatePaymentFound: 'paid',
      PaymentFailed: 'failed',
      OtherAmountFound: 'amount_differs',
    },
    isSettled: true,
    isFinal: false,
    lateMoney: 'possible',
    isPaid: false,
    hasMoney: false,
    checkOnStatusPage: true,
    status: { code: 'PAYMENT_ERROR', label: 'givenUp' },
    payAgain: 'openStatusPage',
    mayPayAgain: false,
    sendsMail: false,
  },
  /** Another amount has come: not paid, but no failure either, after which the payer would pay once more. */
  amount_differs: {
    moves: { PaymentConfirmed: 'paid' },
    isSettled: true,
    isFinal: false,
    lateMoney: 'possible',
    isPaid: false,
    hasMoney: true,
    checkOnStatusPage: true,
    status: { code: 'PAYMENT_PENDING', label: 'amountDiffers' },
    statusOnceResolved: { code: 'PAYMENT_ERROR', label: 'amountSettled' },
    payAgain: 'openStatusPage',
    mayPayAgain: false,
    sendsMail: false,
  },
  /** The status page says so: nobody pays it twice. */
  paid: {
    moves: {},
    isSettled: true,
    isFinal: true,
    lateMoney: 'impossible',
    isPaid: true,
    hasMoney: true,
    checkOnStatusPage: false,
    status: { code: 'PAYMENT_SUCCESS', label: 'success' },
    payAgain: 'openStatusPage',
    mayPayAgain: false,
    sendsMail: true,
  },
} satisfies Record<OrderState, OrderStateRules>;

/** Every state, in the order of the table. */
export const orderStates = Object.keys(rules) as OrderState[];

/** What the table says of a state. */
export const rulesOf = (state: OrderState): OrderStateRules => rules[state];

/** Those in which the amount ordered has come. */
export const paidStates = orderStates.filter((state) => rules[state].isPaid);

/** The state after an event, or undefined if the event is not legal in this one. */
export const nextState = (state: OrderState, event: OrderEvent): OrderState | undefined =>
  rulesOf(state).moves[event];
