import type { EndpointFault } from '../faults/fault-list.ts';
import type { FaultRequest } from '../faults/magic-values.ts';

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
 * How a merchant's client must read it. `not-started`: the call did not start this payment, yet
 * PhonePe may know the order, so money may still come. `unavailable`: nothing is known. `throws`: a
 * value that no document lists; the client must not guess.
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
  faults?: FaultRequest[];
  sdk: SdkOutcome;
  meaning: Meaning;
}

/** Price of the order in every case that names no other. */
export const casePricePaise = 749_900;

/** An exception of the SDK, as a case expects it. */
export const exception = (name: string, httpStatusCode: number, code?: string): SdkException => ({
  exception: name,
  httpStatusCode,
  ...(code && { code }),
});

/** A request that PhonePe does not take as it is. */
export const badRequest = exception('BadRequest', 400, 'BAD_REQUEST');
const unauthorized = exception('UnauthorizedAccess', 401, 'AUTHORIZATION_FAILED');

/** A case whose call, and what came before it, are known from the list that it stands in. */
export type CaseRow = Omit<ConformanceCase, 'call' | 'given'> & Partial<ConformanceCase>;

/** Faults that last however often the client repeats the call. */
const lastingFaults: [EndpointFault, SdkOutcome][] = [
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

/** A case for each of them. */
export const lastingFaultCases = (call: 'pay' | 'status'): CaseRow[] =>
  lastingFaults.map(([fault, sdk]) => {
    const name = `${fault}-${call}` as const;
    return { title: `${name}, always`, faults: [{ name }], sdk, meaning: 'unavailable' };
  });
