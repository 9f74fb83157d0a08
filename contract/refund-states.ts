/** The states of a refund. docs/architecture.md draws how one leads to another. */
export type RefundState = 'requested' | 'accepted' | 'completed' | 'failed';

/** What may happen to a refund that has been requested. */
export const refundEvents = ['RefundAccepted', 'RefundCompleted', 'RefundFailed'] as const;

/** One of the events above. */
export type RefundEvent = (typeof refundEvents)[number];

/** All that depends on a refund's state. */
export interface RefundStateRules {
  /** The state that follows each legal event. */
  moves: Partial<Record<RefundEvent, RefundState>>;
  /** The provider is asked about it, and no other refund of the order may begin. */
  isUnderWay: boolean;
  /** Its amount counts as given back; only a refund that failed may be tried again. */
  counts: boolean;
  /** Cause of the mail to staff when a refund comes into this state (docs/operations.md, Alerts). */
  mail: 'refund_completed' | 'refund_failed' | undefined;
  /** The flag that the order then gets (docs/operations.md, Alerts). */
  flag: 'refund_failed' | undefined;
  /** What the payer reads; undefined where there is nothing to tell yet. */
  label: 'refundUnderWay' | 'refunded' | undefined;
}

const rules = {
  /** Stored before the provider is called; perhaps the provider never heard of it. */
  requested: {
    moves: {
      RefundAccepted: 'accepted',
      RefundCompleted: 'completed',
      RefundFailed: 'failed',
    },
    isUnderWay: true,
    counts: true,
    mail: undefined,
    flag: undefined,
    label: undefined,
  },
  /** The provider has it and will carry it out. */
  accepted: {
    moves: { RefundCompleted: 'completed', RefundFailed: 'failed' },
    isUnderWay: true,
    counts: true,
    mail: undefined,
    flag: undefined,
    label: 'refundUnderWay',
  },
  /** The provider has sent the money back. */
  completed: {
    moves: {},
    isUnderWay: false,
    counts: true,
    mail: 'refund_completed',
    flag: undefined,
    label: 'refunded',
  },
  /** No money moved and none will: another refund may be requested, under a new id. */
  failed: {
    moves: {},
    isUnderWay: false,
    counts: false,
    mail: 'refund_failed',
    flag: 'refund_failed',
    label: undefined,
  },
} satisfies Record<RefundState, RefundStateRules>;

/** Every state, in the order of the table. */
export const refundStates = Object.keys(rules) as RefundState[];

/** What the table says of a state. */
export const refundRulesOf = (state: RefundState): RefundStateRules => rules[state];

/** Those in which the provider is asked about it, and no other refund of the order may begin. */
export const refundStatesUnderWay = refundStates.filter((state) => rules[state].isUnderWay);

/** The state after an event, or undefined if the event is not legal in this one. */
export const nextRefundState = (state: RefundState, event: RefundEvent): RefundState | undefined =>
  refundRulesOf(state).moves[event];
