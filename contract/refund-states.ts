/** The states of a refund. docs/architecture.md draws how one leads to another. */
export type RefundState = 'requested' | 'accepted' | 'completed' | 'failed';

/** What may happen to a refund that has been requested. */
export const refundEvents = [
  'RefundAccepted',
  'RefundCompleted',
  'RefundFailed',
  'LateRefundCompleted',
] as const;

/** An event of a refund. */
export type RefundEvent = (typeof refundEvents)[number];

interface RefundStateRules {
  /** The state that follows each legal event; the provider is polled while there is one. */
  moves: Partial<Record<RefundEvent, RefundState>>;
  /** No other refund of the order may begin. */
  isUnderWay: boolean;
  /** Its amount counts as refunded. */
  counts: boolean;
  /** The sentence for the payer, if there is one. */
  label?: 'refundUnderWay' | 'refunded';
}

const rules = {
  /** Stored before the provider is called, which may never have received it. */
  requested: {
    moves: {
      RefundAccepted: 'accepted',
      RefundCompleted: 'completed',
      RefundFailed: 'failed',
    },
    isUnderWay: true,
    counts: true,
  },
  /** The provider will carry it out. */
  accepted: {
    moves: { RefundCompleted: 'completed', RefundFailed: 'failed' },
    isUnderWay: true,
    counts: true,
    label: 'refundUnderWay',
  },
  /** The money has been sent back. */
  completed: { moves: {}, isUnderWay: false, counts: true, label: 'refunded' },
  /** No money has moved: another refund may be requested. The provider may still complete this one. */
  failed: {
    moves: { LateRefundCompleted: 'completed' },
    isUnderWay: false,
    counts: false,
  },
} satisfies Record<RefundState, RefundStateRules>;

/** Every state, in the order of the table. */
export const refundStates = Object.keys(rules) as RefundState[];

/** The table's entry for a state. */
export const refundRulesOf = (state: RefundState): RefundStateRules => rules[state];

/** States in which no other refund of the order may begin. */
export const refundStatesUnderWay = refundStates.filter((state) => rules[state].isUnderWay);

/** States that nothing can change any more. */
export const finalRefundStates = refundStates.filter(
  (state) => Object.keys(rules[state].moves).length === 0,
);

/** The event as it applies in that state: a completion after a failure is an event of its own. */
export const refundEventIn = (state: RefundState, event: RefundEvent): RefundEvent =>
  state === 'failed' && event === 'RefundCompleted' ? 'LateRefundCompleted' : event;

/** Cause of the mail to staff about an event, and whether it also flags the order. */
export const refundAlerts = {
  RefundAccepted: undefined,
  RefundCompleted: { mail: 'refund_completed', isFlag: false },
  RefundFailed: { mail: 'refund_failed', isFlag: true },
  LateRefundCompleted: { mail: 'refund_completed_late', isFlag: true },
} as const satisfies Record<RefundEvent, unknown>;
