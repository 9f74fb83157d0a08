import type { Endpoint } from '../faults/fault-list.ts';
import type { FaultRequest } from '../faults/magic-values.ts';

/** What PhonePe's SDK throws: class, HTTP status, and the code of the body if there was one. */
interface SdkException {
  exception: string;
  httpStatusCode: number;
  code?: string;
}

/** What PhonePe's SDK returns or throws. `unreachable`: no HTTP response, or one that is not JSON. */
export type SdkOutcome =
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
export interface CaseSetup {
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
