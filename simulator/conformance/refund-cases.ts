import type { FaultName } from '../faults/fault-list.ts';
import { badRequest, persistentFaults } from './cases.ts';
import { type ClientOutcome, casePricePaise, type SdkOutcome } from './conformance-case.ts';

/** One possible response of PhonePe about a refund of a paid order. */
export interface RefundCase {
  title: string;
  call: 'refund' | 'refund-status';
  /** Whether PhonePe has the refund already, and has settled it. */
  given: 'nothing' | 'refund';
  amountPaise: number;
  /** Switched on before the refund is given. */
  before?: FaultName | undefined;
  /** Switched on right before the call, until it has ended. */
  fault?: FaultName | undefined;
  sdk: SdkOutcome;
  client: ClientOutcome;
}

type Row = [
  title: string,
  setup: Partial<Omit<RefundCase, 'sdk' | 'client'>>,
  sdk: SdkOutcome,
  client: ClientOutcome,
];

const persistent = (call: RefundCase['call']) =>
  persistentFaults.map(
    ([name, sdk]): Row => [
      `${name}-${call}, always`,
      { fault: `${name}-${call}` },
      sdk,
      'unavailable',
    ],
  );

const tooOld = 'REFUND_FOR_TXN_OLDER_THAN_LIMIT';

const refundRows: Row[] = [
  ['a new refund', {}, { state: 'PENDING' }, 'pending'],
  ['less than a rupee', { amountPaise: 99 }, badRequest(), 'refused'],
  ['more than was paid', { amountPaise: casePricePaise + 1 }, badRequest(), 'refused'],
  ['a payment that is too old', { fault: 'old-refund' }, badRequest(tooOld), 'refused'],
  ['a repeated id', { given: 'refund' }, badRequest(), 'completed'],
  ...persistent('refund'),
];

const failed = { state: 'FAILED', errorCode: 'REFUND_FAILED', detailedErrorCode: tooOld };
const wrongAmount = { state: 'COMPLETED', amount: casePricePaise - 100 };

const statusRows: Row[] = [
  ['carried out', {}, { state: 'COMPLETED', amount: casePricePaise }, 'completed'],
  ['failed', { before: 'failed-refund' }, failed, 'failed'],
  ['not carried out yet', { fault: 'pending-refund' }, { state: 'PENDING' }, 'pending'],
  ['confirmed', { fault: 'confirmed-refund' }, { state: 'CONFIRMED' }, 'pending'],
  ['an undocumented state', { fault: 'unknown-state-refund' }, { state: 'ON_HOLD' }, 'throws'],
  ['a wrong amount', { fault: 'wrong-amount-refund' }, wrongAmount, 'throws'],
  ['an unknown refund', { given: 'nothing' }, badRequest(), 'unknown'],
  ...persistent('refund-status'),
];

const casesOf = (call: RefundCase['call'], given: RefundCase['given'], rows: Row[]) =>
  rows.map(
    ([title, setup, sdk, client]): RefundCase => ({
      ...{ title, call, given, amountPaise: casePricePaise, sdk, client },
      ...setup,
    }),
  );

/** Every case, for every client. */
export const refundCases: RefundCase[] = [
  ...casesOf('refund', 'nothing', refundRows),
  ...casesOf('refund-status', 'refund', statusRows),
];
