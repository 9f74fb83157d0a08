/**
 * The life of an order. States are adjectives, moves are events in the past tense; every legal move
 * stands in this table and nowhere else. docs/architecture.md draws it.
 */
export const orderMoves = {
  /** Stored before the provider is called; perhaps the provider never heard of it. */
  created: {
    PaymentStarted: 'awaiting_payment',
    PaymentRefused: 'failed',
    PageLost: 'superseded',
    PaymentConfirmed: 'paid',
    PaymentFailed: 'failed',
    PaymentExpired: 'expired',
  },
  /** The payer has been sent to the provider's page. */
  awaiting_payment: {
    PaymentConfirmed: 'paid',
    PaymentFailed: 'failed',
    PaymentExpired: 'expired',
  },
  /**
   * The provider took it, but the address of its page was lost, so nobody can pay it: another order
   * took its place. It is watched until its time runs out.
   */
  superseded: {
    LatePaymentFound: 'paid',
    PaymentFailed: 'failed',
    PaymentExpired: 'expired',
  },
  /** The provider said no. Money that arrives all the same is never refused. */
  failed: { LatePaymentFound: 'paid' },
  /** Nothing final was heard until after the payment's time ran out. */
  expired: { LatePaymentFound: 'paid', PaymentFailed: 'failed' },
  paid: {},
} as const;

/** A state of an order; the table above says what may follow. */
export type OrderState = keyof typeof orderMoves;

type EventsOf<State extends OrderState> = keyof (typeof orderMoves)[State];
/** What may happen to an order. */
export type OrderEvent = { [State in OrderState]: EventsOf<State> }[OrderState];

/** Every state, in the order of the table. */
export const orderStates = Object.keys(orderMoves) as OrderState[];

/** The state after an event, or undefined where the table has no such move. */
export function nextState(state: OrderState, event: OrderEvent): OrderState | undefined {
  const moves: Partial<Record<OrderEvent, OrderState>> = orderMoves[state];
  return moves[event];
}

/** Whether no further word of the provider is awaited. */
export const isSettled = (state: OrderState): boolean =>
  state === 'paid' || state === 'failed' || state === 'expired';
