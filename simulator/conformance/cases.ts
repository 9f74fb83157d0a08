import type { FaultName, Spoil } from '../faults/fault-list.ts';

/** Why PhonePe's SDK throws: class, HTTP status, and the code of the body if there was one. */
interface SdkException {
  exception: string;
  httpStatusCode: number;
  code?: string;
}

/** What PhonePe's own SDK hands out: an answer, an exception, or nothing that it can use. */
export type SdkOutcome =
  | { state: string; amount?: number; errorCode?: string; detailedErrorCode?: string }
  | SdkException
  | 'unreachable';

/**
 * What a shop must make of it. `not-started`: the call did not start this payment, yet the order
 * may be known to PhonePe, so the shop must not conclude that no money can come. `unavailable`:
 * nothing is known. `throws`: a word that no document knows; the shop must not guess.
 */
export type Meaning =
  | 'started'
  | 'refused'
  | 'not-started'
  | 'pending'
  | 'completed'
  | 'failed'
  | 'unknown'
  | 'unavailable'
  | 'throws';

export interface CaseFault {
  name: FaultName;
  times?: number;
  value?: number;
}

/** One thing that PhonePe may answer. Pure data: each client brings its own driver. */
export interface ConformanceCase {
  title: string;
  call: 'pay' | 'status';
  /** What came before the call under test. `lost answer`: pay was taken, its answer was lost. */
  given: 'nothing' | 'order' | 'lost answer';
  /** Left out: the whole price. */
  amountPaise?: number;
  /** POST /admin/orders/:id/:move, before the call. */
  move?: 'pay' | 'fail' | 'cancel' | 'expire' | 'late';
  /** POST /admin/faults, right before the call; DELETE /admin/faults after it. */
  faults?: CaseFault[];
  sdk: SdkOutcome;
  meaning: Meaning;
}

/** Price of the order in every case that names no other. */
export const casePricePaise = 749_900;

const exception = (name: string, httpStatusCode: number, code?: string): SdkException => ({
  exception: name,
  httpStatusCode,
  ...(code && { code }),
});

const badRequest = exception('BadRequest', 400, 'BAD_REQUEST');
const unauthorized = exception('UnauthorizedAccess', 401, 'AUTHORIZATION_FAILED');

type Row = Omit<ConformanceCase, 'call' | 'given'> & Partial<ConformanceCase>;

/** What goes wrong for as long as the shop cares to repeat the call. */
const lastingSpoils: [Spoil, SdkOutcome][] = [
  ['http-401', unauthorized],
  ['http-429', exception('TooManyRequests', 429, 'TOO_MANY_REQUESTS')],
  ['http-500', exception('ServerError', 500, 'INTERNAL_SERVER_ERROR')],
  ['html-500', exception('ServerError', 500)],
  ['text-503', exception('ServerError', 503)],
  ['html-200', 'unreachable'],
  ['reset', 'unreachable'],
  ['lost', 'unreachable'],
  ['hang', 'unreachable'],
  ['trickle', 'unreachable'],
];

const spoiled = (call: 'pay' | 'status'): Row[] =>
  lastingSpoils.map(([spoil, sdk]) => {
    const name = `${spoil}-${call}` as const;
    return { title: `${name}, always`, faults: [{ name }], sdk, meaning: 'unavailable' };
  });

/** The token is refused once; while a new one is fetched, the token call goes wrong. */
const withoutToken = (name: FaultName, sdk: SdkOutcome): Row => ({
  title: `${name} while a new token is needed`,
  faults: [{ name: 'http-401-pay', times: 1 }, { name }],
  sdk,
  meaning: 'unavailable',
});

const payCases: Row[] = [
  { title: 'a new order', sdk: { state: 'PENDING' }, meaning: 'started' },
  { title: 'less than a rupee', amountPaise: 99, sdk: badRequest, meaning: 'refused' },
  { title: 'a repeated id', given: 'order', sdk: badRequest, meaning: 'not-started' },
  {
    title: 'a repeated id, answered 417',
    given: 'order',
    faults: [{ name: 'duplicate-417' }],
    sdk: exception('ExpectationFailed', 417, 'INVALID_TRANSACTION_ID'),
    meaning: 'not-started',
  },
  {
    title: 'a token that is refused once',
    faults: [{ name: 'http-401-pay', times: 1 }],
    sdk: { state: 'PENDING' },
    meaning: 'started',
  },
  {
    title: 'a new token without issued_at',
    faults: [{ name: 'http-401-pay', times: 1 }, { name: 'token-without-issued-at' }],
    sdk: { state: 'PENDING' },
    meaning: 'started',
  },
  {
    title: 'a slow answer',
    faults: [{ name: 'slow-pay', value: 20 }],
    sdk: { state: 'PENDING' },
    meaning: 'started',
  },
  withoutToken('http-401-token', exception('UnauthorizedAccess', 401, 'OIM004')),
  withoutToken('text-503-token', exception('ServerError', 503)),
  withoutToken('hang-token', 'unreachable'),
  withoutToken('html-200-token', 'unreachable'),
  ...spoiled('pay'),
];

const statusCases: Row[] = [
  { title: 'nobody tried yet', sdk: { state: 'PENDING' }, meaning: 'pending' },
  { title: 'paid', move: 'pay', sdk: { state: 'COMPLETED' }, meaning: 'completed' },
  {
    title: 'a wrong PIN',
    move: 'fail',
    sdk: { state: 'FAILED', errorCode: 'INVALID_MPIN', detailedErrorCode: 'ZM' },
    meaning: 'failed',
  },
  {
    title: 'cancelled by the payer',
    move: 'cancel',
    sdk: {
      state: 'FAILED',
      errorCode: 'TXN_CANCELLED',
      detailedErrorCode: 'ORDER_CANCELLED_BY_USER',
    },
    meaning: 'failed',
  },
  {
    title: 'expired',
    move: 'expire',
    sdk: { state: 'FAILED', errorCode: 'TXN_NOT_COMPLETED', detailedErrorCode: 'ORDER_EXPIRED' },
    meaning: 'failed',
  },
  { title: 'late money', move: 'late', sdk: { state: 'COMPLETED' }, meaning: 'completed' },
  {
    title: 'an order whose pay answer was lost',
    given: 'lost answer',
    sdk: { state: 'PENDING' },
    meaning: 'pending',
  },
  {
    title: 'an order that never came',
    given: 'nothing',
    sdk: exception('BadRequest', 400, 'INVALID_MERCHANT_ORDER_ID'),
    meaning: 'unknown',
  },
  {
    title: 'an order that never came, in the other words',
    given: 'nothing',
    faults: [{ name: 'mapping-not-found' }],
    sdk: exception('BadRequest', 400, 'MERCHANT_ORDER_MAPPING_NOT_FOUND'),
    meaning: 'unknown',
  },
  {
    title: 'paid, but status is behind',
    move: 'pay',
    faults: [{ name: 'stale-status' }],
    sdk: { state: 'PENDING' },
    meaning: 'pending',
  },
  {
    title: 'paid, another amount',
    move: 'pay',
    faults: [{ name: 'wrong-amount-status' }],
    sdk: { state: 'COMPLETED', amount: casePricePaise - 100 },
    meaning: 'completed',
  },
  {
    title: 'paid, with fields that no document knows',
    move: 'pay',
    faults: [{ name: 'extra-fields-status' }],
    sdk: { state: 'COMPLETED', amount: casePricePaise },
    meaning: 'completed',
  },
  {
    title: 'a state that no document knows',
    faults: [{ name: 'unknown-state-status' }],
    sdk: { state: 'ON_HOLD' },
    meaning: 'throws',
  },
  {
    title: 'a token that is refused once',
    faults: [{ name: 'http-401-status', times: 1 }],
    sdk: { state: 'PENDING' },
    meaning: 'pending',
  },
  ...spoiled('status'),
];

/** Every case, for every client. */
export const conformanceCases: ConformanceCase[] = [
  ...payCases.map((row): ConformanceCase => ({ call: 'pay', given: 'nothing', ...row })),
  ...statusCases.map((row): ConformanceCase => ({ call: 'status', given: 'order', ...row })),
];
