import type { Endpoint, EndpointFault, FaultName } from '../faults/fault-list.ts';
import type { FaultRequest } from '../faults/fault-registry.ts';

/** What PhonePe's SDK throws: class, HTTP status, and the code of the body if there was one. */
interface SdkException {
  exception: string;
  httpStatusCode: number;
  code?: string;
}

/** What PhonePe's SDK returns or throws. `unreachable`: no HTTP response, or one that is not JSON. */
type SdkOutcome =
  | { state: string; amount?: number; errorCode?: string; detailedErrorCode?: string }
  | SdkException
  | 'unreachable';

/**
 * What a merchant's client must conclude. `not-started`: the call did not start this payment, but
 * PhonePe may know the order, so money may still arrive. `unavailable`: nothing is known. `throws`: a
 * value that no document lists; the client must not guess.
 */
export type ClientOutcome =
  | 'started'
  | 'refused'
  | 'not-started'
  | 'pending'
  | 'completed'
  | 'failed'
  | 'unknown'
  | 'unavailable'
  | 'throws';

/** The state of the simulator when a case makes its call. */
interface CaseSetup {
  /**
   * `lost response`: PhonePe created the order, but its response was lost. `refund`: PhonePe has the
   * refund and has settled it.
   */
  given: 'nothing' | 'order' | 'lost response' | 'refund';
  /** Default: `casePricePaise`. */
  amountPaise?: number;
  /** POST /admin/orders/:id/:move, before the call. */
  move?: 'pay' | 'fail' | 'cancel' | 'expire' | 'late';
  /** The same faults, before the refund is given. */
  before?: FaultRequest[];
  /** POST /admin/faults, right before the call; DELETE /admin/faults after it. */
  faults?: FaultRequest[];
}

/** One possible response of PhonePe. Pure data: each client brings its own driver. */
export interface ConformanceCase extends CaseSetup {
  title: string;
  call: Exclude<Endpoint, 'token'>;
  sdk: SdkOutcome;
  client: ClientOutcome;
}

/** Price of the order in every case that names no other. */
export const casePricePaise = 749_900;

/** A case as a row of a table. */
type CaseRow = [title: string, setup: Partial<CaseSetup>, sdk: SdkOutcome, client: ClientOutcome];

const pending: SdkOutcome = { state: 'PENDING' };
const completed: SdkOutcome = { state: 'COMPLETED' };
/** What the SDK returns for what failed. */
const failed = (errorCode: string, detailedErrorCode: string): SdkOutcome => ({
  state: 'FAILED',
  errorCode,
  detailedErrorCode,
});
/** What the SDK throws. */
const throws = (exception: string, httpStatusCode: number, code?: string): SdkOutcome => ({
  exception,
  httpStatusCode,
  ...(code && { code }),
});
/** What the SDK throws at 400. */
const badRequest = (code = 'BAD_REQUEST') => throws('BadRequest', 400, code);

/** Faults for the time of the call. */
const on = (...names: FaultName[]) => ({ faults: names.map((name) => ({ name })) });
const rejectedOnce = (call: 'pay' | 'status') => ({ name: `http-401-${call}`, times: 1 }) as const;

/** Faults that persist however often the client repeats the call. */
const persistentFaults: [EndpointFault, SdkOutcome][] = [
  ['http-401', throws('UnauthorizedAccess', 401, 'AUTHORIZATION_FAILED')],
  ['http-429', throws('TooManyRequests', 429, 'TOO_MANY_REQUESTS')],
  ['http-500', throws('ServerError', 500, 'INTERNAL_SERVER_ERROR')],
  ['html-500', throws('ServerError', 500)],
  ['text-503', throws('ServerError', 503)],
  ['html-200', 'unreachable'],
  ['reset', 'unreachable'],
  ['lost', 'unreachable'],
  ['hang', 'unreachable'],
  ['trickle', 'unreachable'],
];
/** A case for each of these faults. */
const persistentFaultRows = (call: ConformanceCase['call']) =>
  persistentFaults.map(
    ([fault, sdk]): CaseRow => [
      `${fault}-${call}, always`,
      on(`${fault}-${call}`),
      sdk,
      'unavailable',
    ],
  );

/** The token is rejected once, and then the token call fails. */
const tokenFaults: [FaultName, SdkOutcome][] = [
  ['http-401-token', throws('UnauthorizedAccess', 401, 'OIM004')],
  ['text-503-token', throws('ServerError', 503)],
  ['hang-token', 'unreachable'],
  ['html-200-token', 'unreachable'],
];
const tokenFaultRows = tokenFaults.map(
  ([name, sdk]): CaseRow => [
    `${name} while a new token is needed`,
    { faults: [rejectedOnce('pay'), { name }] },
    sdk,
    'unavailable',
  ],
);

const withoutIssuedAt = [rejectedOnce('pay'), { name: 'token-without-issued-at' } as const];
const duplicate417 = throws('ExpectationFailed', 417, 'INVALID_TRANSACTION_ID');
const slowPay = { faults: [{ name: 'slow-pay', value: 20 } as const] };

const payRows: CaseRow[] = [
  ['a new order', {}, pending, 'started'],
  ['less than a rupee', { amountPaise: 99 }, badRequest(), 'refused'],
  ['a repeated id', { given: 'order' }, badRequest(), 'not-started'],
  ['a repeated id: 417', { given: 'order', ...on('duplicate-417') }, duplicate417, 'not-started'],
  ['a token that is rejected once', { faults: [rejectedOnce('pay')] }, pending, 'started'],
  ['a new token without issued_at', { faults: withoutIssuedAt }, pending, 'started'],
  ['a slow response', slowPay, pending, 'started'],
  ...tokenFaultRows,
  ...persistentFaultRows('pay'),
];

const cancelled = failed('TXN_CANCELLED', 'ORDER_CANCELLED_BY_USER');
const expired = failed('TXN_NOT_COMPLETED', 'ORDER_EXPIRED');
const invalidId = badRequest('INVALID_MERCHANT_ORDER_ID');
const unmappedId = badRequest('MERCHANT_ORDER_MAPPING_NOT_FOUND');
const wrongAmount = { ...completed, amount: casePricePaise - 100 };
const rightAmount = { ...completed, amount: casePricePaise };

const statusRows: CaseRow[] = [
  ['no attempt yet', {}, pending, 'pending'],
  ['paid', { move: 'pay' }, completed, 'completed'],
  ['a wrong PIN', { move: 'fail' }, failed('INVALID_MPIN', 'ZM'), 'failed'],
  ['cancelled by the payer', { move: 'cancel' }, cancelled, 'failed'],
  ['expired', { move: 'expire' }, expired, 'failed'],
  ['paid late', { move: 'late' }, completed, 'completed'],
  ['an order whose pay response was lost', { given: 'lost response' }, pending, 'pending'],
  ['an unknown order', { given: 'nothing' }, invalidId, 'unknown'],
  ['an unmapped order', { given: 'nothing', ...on('mapping-not-found') }, unmappedId, 'unknown'],
  ['paid, stale status', { move: 'pay', ...on('stale-status') }, pending, 'pending'],
  ['paid, wrong amount', { move: 'pay', ...on('wrong-amount-status') }, wrongAmount, 'completed'],
  ['paid, extra fields', { move: 'pay', ...on('extra-fields-status') }, rightAmount, 'completed'],
  ['an undocumented state', on('unknown-state-status'), { state: 'ON_HOLD' }, 'throws'],
  ['a token that is rejected once', { faults: [rejectedOnce('status')] }, pending, 'pending'],
  ...persistentFaultRows('status'),
];

/** Cases of a call; `given` is that of rows that name no other. */
const casesOf = (
  call: ConformanceCase['call'],
  given: CaseSetup['given'],
  rows: CaseRow[],
): ConformanceCase[] =>
  rows.map(([title, setup, sdk, client]) => ({
    ...{ title, call, given, sdk, client },
    ...setup,
  }));

/** Every case of a payment, for every client. */
export const conformanceCases: ConformanceCase[] = [
  ...casesOf('pay', 'nothing', payRows),
  ...casesOf('status', 'order', statusRows),
];

const tooOld = 'REFUND_FOR_TXN_OLDER_THAN_LIMIT';

const refundRows: CaseRow[] = [
  ['a new refund', {}, { state: 'PENDING' }, 'pending'],
  ['less than a rupee', { amountPaise: 99 }, badRequest(), 'refused'],
  ['more than was paid', { amountPaise: casePricePaise + 1 }, badRequest(), 'refused'],
  ['a payment that is too old', on('old-refund'), badRequest(tooOld), 'refused'],
  [
    'a payment that is not eligible',
    on('ineligible-refund'),
    throws('ClientError', 402, 'NOT_ELIGIBLE'),
    'refused',
  ],
  ['a repeated id', { given: 'refund' }, badRequest(), 'completed'],
  ...persistentFaultRows('refund'),
];

const failedBefore = { before: [{ name: 'failed-refund' } as const] };
const wrongRefund = { state: 'COMPLETED', amount: casePricePaise - 100 };

const refundStatusRows: CaseRow[] = [
  ['carried out', {}, { state: 'COMPLETED', amount: casePricePaise }, 'completed'],
  ['failed', failedBefore, failed('REFUND_FAILED', tooOld), 'failed'],
  ['not carried out yet', on('pending-refund'), { state: 'PENDING' }, 'pending'],
  ['confirmed', on('confirmed-refund'), { state: 'CONFIRMED' }, 'pending'],
  ['an undocumented state', on('unknown-state-refund'), { state: 'ON_HOLD' }, 'throws'],
  ['a wrong amount', on('wrong-amount-refund'), wrongRefund, 'throws'],
  ['an unknown refund', { given: 'nothing' }, badRequest(), 'unknown'],
  [
    'a refund that is not found',
    on('refund-not-found'),
    throws('ResourceNotFound', 404, 'REFUND_NOT_FOUND'),
    'unknown',
  ],
  ...persistentFaultRows('refund-status'),
];

/** Every case of a refund of a paid order, for every client. */
export const refundCases: ConformanceCase[] = [
  ...casesOf('refund', 'nothing', refundRows),
  ...casesOf('refund-status', 'refund', refundStatusRows),
];
