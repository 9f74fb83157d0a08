import {
  badRequest,
  type CaseRow,
  casesOf,
  failed,
  on,
  persistentFaultRows,
  throws,
} from './cases.ts';
import { type ConformanceCase, casePricePaise } from './conformance-case.ts';

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
const wrongAmount = { state: 'COMPLETED', amount: casePricePaise - 100 };

const statusRows: CaseRow[] = [
  ['carried out', {}, { state: 'COMPLETED', amount: casePricePaise }, 'completed'],
  ['failed', failedBefore, failed('REFUND_FAILED', tooOld), 'failed'],
  ['not carried out yet', on('pending-refund'), { state: 'PENDING' }, 'pending'],
  ['confirmed', on('confirmed-refund'), { state: 'CONFIRMED' }, 'pending'],
  ['an undocumented state', on('unknown-state-refund'), { state: 'ON_HOLD' }, 'throws'],
  ['a wrong amount', on('wrong-amount-refund'), wrongAmount, 'throws'],
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
  ...casesOf('refund-status', 'refund', statusRows),
];
