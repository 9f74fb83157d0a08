import { type CaseRow, casePricePaise, exception, lastingFaultCases } from './case.ts';

/** What may come of Order Status. */
export const statusCases: CaseRow[] = [
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
  ...lastingFaultCases('status'),
];
