import type { OrderState } from '#contract/order-states.ts';
import type { RefundState } from '#contract/refund-states.ts';
import { type Endpoint, isFaultName } from '#simulator/faults/fault-list.ts';
import type { FaultRequest } from '#simulator/faults/fault-registry.ts';

/** A warning or an error of the log: its message, or the cause of an alert about the checkout itself. */
export interface LogEntry {
  level: 'warn' | 'error';
  msg?: string;
  cause?: string;
}

/** What comes of some faults: a row of the tables that `npm run docs` writes. */
export interface Outcome {
  /**
   * Cases with this outcome that are tried, the quickest first: faults of the simulator, with a space between
   * those of one case. `*1` means once; a number after `=` is a time in ms.
   */
  cases: string[];
  /** Faults that reach our code in the same way as one of the cases; they are not tried. */
  alike?: string[];
  /** When the cases happen, if the table's title does not say it. */
  when?: string;
  /**
   * What the payer reads, one after the other: keys of payment.yaml, or the receipt. Of a refund: part of what
   * its command says.
   */
  reads: string[];
  /** Every state of the order or refund, from the first to the last. */
  path: (OrderState | RefundState)[];
  /** What else there is to say of the last state. */
  note?: string;
  /** Why staff must look at the order. */
  flag?: string;
  /** How the server learns of the payment or refund. */
  by?: 'webhook' | 'schedule';
  log?: LogEntry[];
}

/** Outcomes by the heading of their table. */
export type OutcomeTables = Record<string, Outcome[]>;

/** A case of an outcome as a test takes it. */
export interface FaultCase extends Required<Pick<Outcome, 'reads' | 'path' | 'log'>> {
  title: string;
  /** All at once. */
  faults: FaultRequest[];
  flag: string | null;
  by: Outcome['by'];
}

const warn = (msg: string): LogEntry => ({ level: 'warn', msg });
const error = (msg: string): LogEntry => ({ level: 'error', msg });
const mail = (cause: string): LogEntry => ({ level: 'error', cause });

const notStarted = warn('payment was not started');
const statusFailed = warn('status check failed');
const refundFailed = warn('refund check failed');
const orderFlagged = error('order flagged for staff');
const badAuthorization = warn('webhook rejected: bad authorization');
const secretRejected = mail('secret_rejected');
const answerUnknown = mail('answer_unknown');

const receipt = 'the receipt';
const paid: OrderState[] = ['created', 'awaiting_payment', 'paid'];
const refunded: RefundState[] = ['requested', 'accepted', 'completed'];

/** Faults before PhonePe processes a call; 400 and 401 have outcomes of their own. */
const unprocessed = (call: Endpoint) =>
  ['reset', 'html-200', 'html-500', 'text-503', 'http-429'].map((fault) => `${fault}-${call}`);
/** Faults after PhonePe has processed a call. */
const unanswered = (call: Endpoint) => [`slow-${call}=20000`, `trickle-${call}`];

/** Every fault that a purchase can meet. Of Order Status each is tried, of the other calls one of a kind. */
export const purchaseTables: OutcomeTables = {
  'When Pay is pressed': [
    {
      cases: ['http-401-pay*1', 'slow-pay=300', 'slow-token=300', 'token-without-issued-at'],
      reads: [receipt],
      path: paid,
    },
    {
      cases: ['http-500-token', 'hang-token'],
      alike: [...unprocessed('token'), ...['http-400-token', 'lost-token'], ...unanswered('token')],
      reads: ['server.unavailable'],
      path: ['created', 'expired'],
      log: [notStarted],
    },
    {
      cases: ['http-401-token', 'http-401-pay'],
      reads: ['server.unavailable'],
      path: ['created', 'expired'],
      log: [notStarted, secretRejected],
    },
    {
      cases: ['http-500-pay', 'hang-pay'],
      alike: unprocessed('pay'),
      reads: ['server.unavailable'],
      path: ['created', 'expired'],
      log: [notStarted],
    },
    {
      cases: ['lost-pay', 'slow-pay=20000', 'foreign-redirect'],
      alike: ['trickle-pay'],
      reads: ['server.unavailable'],
      path: ['created', 'failed'],
      note: 'PhonePe has it, but nobody has its page',
      log: [notStarted],
    },
    {
      cases: ['http-400-pay'],
      reads: ['server.refused'],
      path: ['created', 'failed'],
      log: [error('payment was not started'), mail('payments_refused')],
    },
  ],
  'When Pay is pressed again on the same form': [
    { cases: ['reset-pay*1', 'hang-pay*1'], reads: [receipt], path: paid, log: [notStarted] },
    {
      cases: ['lost-pay*1', 'foreign-redirect*1'],
      reads: ['the receipt of the other order'],
      path: ['created', 'superseded', 'failed'],
      log: [notStarted],
    },
    {
      cases: [
        'lost-pay*1 order-not-found*1',
        'lost-pay*1 order-not-found*1 duplicate-417',
        'lost-pay*1 hang-status',
      ],
      reads: ['server.unavailable', 'the receipt of the other order'],
      path: ['created', 'superseded', 'failed'],
      log: [notStarted],
    },
  ],
  'When the payer comes back': [
    {
      cases: ['http-401-status*1', 'slow-status=300', 'extra-fields-status'],
      reads: [receipt],
      path: paid,
    },
    {
      cases: [
        ...['http-500-status', 'hang-status', 'http-400-status', 'lost-status'],
        ...unprocessed('status'),
        ...unanswered('status'),
      ],
      reads: ['server.pending', receipt],
      path: paid,
      log: [statusFailed],
    },
    {
      cases: ['http-401-status'],
      reads: ['server.pending', receipt],
      path: paid,
      log: [statusFailed, secretRejected],
    },
    {
      cases: ['stale-status', 'order-not-found', 'mapping-not-found'],
      reads: ['server.pending', receipt],
      path: paid,
    },
    {
      cases: ['wrong-amount-status'],
      reads: ['server.amountDiffers', receipt],
      path: ['created', 'awaiting_payment', 'amount_differs', 'paid'],
      flag: 'amount_differs',
      log: [orderFlagged],
    },
    {
      cases: ['unknown-state-status'],
      reads: ['server.internal', receipt],
      path: paid,
      log: [error('request failed'), error('status check failed'), answerUnknown],
    },
    {
      cases: ['short-life=1'],
      reads: ['reasons.ORDER_EXPIRED'],
      path: ['created', 'awaiting_payment', 'failed'],
    },
    {
      cases: ['short-life=1 late-payment=10000', 'short-life=1 late-payment=10000 webhook-never'],
      reads: ['reasons.ORDER_EXPIRED', 'server.paidLate'],
      path: ['created', 'awaiting_payment', 'failed', 'paid'],
      flag: 'paid_late',
      log: [orderFlagged],
    },
  ],
  'When it lasts longer than the time to pay': [
    {
      cases: ['http-500-status', 'hang-status'],
      reads: ['server.pending', receipt],
      path: paid,
      note: 'it is checked every minute',
      log: [statusFailed],
    },
    {
      cases: ['stale-status', 'order-not-found', 'mapping-not-found'],
      reads: ['server.givenUp', 'server.paidLate'],
      path: ['created', 'awaiting_payment', 'expired', 'paid'],
      flag: 'paid_late',
      log: [orderFlagged],
    },
    {
      cases: ['wrong-amount-status'],
      reads: ['server.amountDiffers', receipt],
      path: ['created', 'awaiting_payment', 'amount_differs', 'paid'],
      flag: 'amount_differs',
      log: [orderFlagged],
    },
  ],
  'When the payer closes the tab': [
    {
      cases: [
        ...['webhook-late=300', 'webhook-twice', 'webhook-before-redirect', 'webhook-only-event'],
        ...['webhook-contradictory-type', 'webhook-unknown-type', 'webhook-unknown-event'],
        ...['webhook-extra-fields', 'webhook-wrong-amount', 'webhook-reordered', 'webhook-forged'],
      ],
      reads: [receipt],
      path: paid,
      by: 'webhook',
    },
    {
      cases: ['webhook-never', 'webhook-foreign-order'],
      reads: [receipt],
      path: paid,
      by: 'schedule',
    },
    {
      cases: ['webhook-wrong-hash'],
      reads: [receipt],
      path: paid,
      by: 'schedule',
      log: [badAuthorization],
    },
  ],
};

/** Every fault of a refund, one of a kind for each call. */
export const refundTables: OutcomeTables = {
  'When the refund is requested': [
    { cases: ['http-401-refund*1', 'slow-refund=300'], reads: ['refunded'], path: refunded },
    {
      cases: ['http-500-refund', 'hang-refund', 'http-401-refund'],
      alike: unprocessed('refund'),
      reads: ['No response'],
      path: refunded,
    },
    {
      cases: ['lost-refund', 'slow-refund=20000', 'lost-refund refund-not-found'],
      alike: ['trickle-refund'],
      reads: ['No response'],
      path: ['requested', 'completed'],
    },
    {
      cases: ['http-400-refund', 'old-refund', 'ineligible-refund'],
      reads: ['failed'],
      path: ['requested', 'failed'],
      flag: 'refund_failed',
    },
    {
      cases: ['failed-refund'],
      reads: ['failed'],
      path: ['requested', 'accepted', 'failed'],
      flag: 'refund_failed',
    },
  ],
  'When the status of the refund is checked': [
    {
      cases: ['http-401-refund-status*1', 'slow-refund-status=300'],
      reads: ['refunded'],
      path: refunded,
    },
    { cases: ['pending-refund', 'confirmed-refund'], reads: ['accepted'], path: refunded },
    {
      cases: ['http-500-refund-status', 'hang-refund-status', 'lost-refund-status'],
      alike: [...unprocessed('refund-status'), ...unanswered('refund-status')],
      reads: ['accepted'],
      path: refunded,
      log: [refundFailed],
    },
    {
      cases: ['http-401-refund-status'],
      reads: ['accepted'],
      path: refunded,
      log: [refundFailed, secretRejected],
    },
    {
      cases: ['http-400-refund-status', 'refund-not-found'],
      reads: ['does not know a refund that it has accepted'],
      path: refunded,
      log: [error('refund check failed')],
    },
    {
      cases: ['unknown-state-refund'],
      reads: ['unknown state ON_HOLD'],
      path: refunded,
      log: [error('refund check failed'), answerUnknown],
    },
    {
      cases: ['wrong-amount-refund'],
      reads: ['another amount or order'],
      path: refunded,
      log: [error('refund check failed'), answerUnknown],
    },
  ],
  'When the answer is lost or late, and PhonePe has carried it out': [
    {
      cases: [
        ...['lost-refund', 'lost-refund webhook-late=300', 'lost-refund webhook-twice'],
        'lost-refund webhook-reordered',
      ],
      reads: ['No response'],
      path: ['requested', 'completed'],
      by: 'webhook',
    },
    {
      cases: ['slow-refund=700'],
      when: 'the webhook arrives before the response',
      reads: ['refunded'],
      path: refunded,
    },
    {
      cases: ['lost-refund webhook-never'],
      reads: ['No response'],
      path: ['requested', 'completed'],
      by: 'schedule',
    },
    {
      cases: ['lost-refund webhook-wrong-hash'],
      reads: ['No response'],
      path: ['requested', 'completed'],
      by: 'schedule',
      log: [badAuthorization],
    },
  ],
  'When PhonePe completes a refund that it had reported as failed': [
    {
      cases: [
        ...['late-refund=500', 'late-refund=500 webhook-twice'],
        'late-refund=500 webhook-reordered',
      ],
      reads: ['failed'],
      path: ['requested', 'accepted', 'failed', 'completed'],
      by: 'webhook',
      log: [orderFlagged],
    },
    {
      cases: ['late-refund=500 webhook-never'],
      reads: ['failed'],
      path: ['requested', 'accepted', 'failed', 'completed'],
      by: 'schedule',
      log: [orderFlagged],
    },
  ],
};

function readFault(text: string): FaultRequest {
  const [, name = '', times, value] = /^([a-z0-9-]+?)(?:\*(\d+))?(?:=(\d+))?$/.exec(text) ?? [];
  if (!isFaultName(name)) throw new Error(`The simulator has no fault "${text}"`);
  return {
    name,
    ...(times && { times: Number(times) }),
    ...(value && { value: Number(value) }),
  };
}

/** The faults of some cases by their names: `lost-pay*1 hang-status`. Throws if there is no such fault. */
const faultsOf = (title: string) => title.split(' ').map(readFault);

/** Cases to try: all of them, or the first of each outcome if FAULTS is `outcomes`, as in `npm test`. */
export const casesOf = (outcomes: Outcome[]): FaultCase[] =>
  outcomes.flatMap(({ cases, reads, path, by, flag = null, log = [] }) =>
    cases
      .slice(0, process.env.FAULTS === 'outcomes' ? 1 : undefined)
      .map((title) => ({ title, faults: faultsOf(title), reads, path, by, flag, log })),
  );

/** The names of all faults in some tables, tried or not. */
export const faultsIn = (tables: OutcomeTables): Set<string> =>
  new Set(
    Object.values(tables)
      .flat()
      .flatMap(({ cases, alike = [] }) => [...cases, ...alike])
      .flatMap(faultsOf)
      .map(({ name }) => name),
  );
