/** The states of a refund. docs/architecture.md draws how one leads to another. */
export type RefundState = 'requested' | 'accepted' | 'completed' | 'failed';

/** What may happen to a refund that has been requested. */
export const refundEvents = [
  'RefundAccepted',
  'RefundCompleted',
  'RefundFailed',
  'LateRefundCompleted',
] as const;

/** One of the events above. */
export type RefundEvent = (typeof refundEvents)[number];

/** All that depends on a refund's state. */
export interface RefundStateRules {
  /** The state that follows each legal event; the provider is polled as long as there is one. */
  moves: Partial<Record<RefundEvent, RefundState>>;
  /** No other refund of the order may begin. */
  isUnderWay: boolean;
  /** Its amount counts as refunded; only a refund that failed may be tried again. */
  counts: boolean;
  /** What the payer reads; undefined where there is nothing to say yet. */
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
    label: undefined,
  },
  /** The provider has it and will carry it out. */
  accepted: {
    moves: { RefundCompleted: 'completed', RefundFailed: 'failed' },
    isUnderWay: true,
    counts: true,
    label: 'refundUnderWay',
  },
  /** The provider has sent the money back. */
  completed: {
    moves: {},
    isUnderWay: false,
    counts: true,
    label: 'refunded',
  },
  /**
   * No money has moved: another refund may be requested, under a new id. The provider may still complete
   * this one, so it is polled for 30 more days.
   */
  failed: {
    moves: { LateRefundCompleted: 'completed' },
    isUnderWay: false,
    counts: false,
    label: undefined,
  },
} satisfies Record<RefundState, RefundStateRules>;

/** Every state, in the order of the table. */
export const refundStates = Object.keys(rules) as RefundState[];

/** What the table says of a state. */
export const refundRulesOf = (state: RefundState): RefundStateRules => rules[state];

/** Those in which no other refund of the order may begin. */
export const refundStatesUnderWay = refundStates.filter((state) => rules[state].isUnderWay);

/** Those that nothing can change any more. */
export const finalRefundStates = refundStates.filter(
  (state) => Object.keys(rules[state].moves).length === 0,
);

/** The state after an event, or undefined if the event is not legal in this one. */
export const nextRefundState = (state: RefundState, event: RefundEvent): RefundState | undefined =>
  refundRulesOf(state).moves[event];

/** The event as it applies to a refund in that state: a completion after a failure is one of its own. */
export const refundEventIn = (state: RefundState, event: RefundEvent): RefundEvent =>
  state === 'failed' && event === 'RefundCompleted' ? 'LateRefundCompleted' : event;

/** Causes of the mails to staff about an event; the order also gets those that are flags. */
export const refundAlerts: Record<
  RefundEvent,
  | { mail: 'refund_completed' | 'refund_failed' | 'refund_completed_late'; isFlag: boolean }
  | undefined
> = {
  RefundAccepted: undefined,
  RefundCompleted: { mail: 'refund_completed', isFlag: false },
  RefundFailed: { mail: 'refund_failed', isFlag: true },
  LateRefundCompleted: { mail: 'refund_completed_late', isFlag: true },
};
