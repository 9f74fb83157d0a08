import { describe, expect, it } from 'vitest';
import { meansUnknownOrder, toPaymentStatus, UnknownPaymentState } from './order-status.ts';
import { orderStatusResponseSchema } from './phonepe.schema.ts';

const find = (body: object) =>
  toPaymentStatus(orderStatusResponseSchema.parse({ orderId: 'OMO1', amount: 50_000, ...body }));

describe('toPaymentStatus', () => {
  it('reads pending and completed', () => {
    expect(find({ state: 'PENDING', paymentDetails: [] })).toEqual({
      state: 'pending',
      amountPaise: 50_000,
    });
    expect(find({ state: 'COMPLETED', feeAmount: null, currency: 'INR' })).toEqual({
      state: 'completed',
      amountPaise: 50_000,
    });
  });

  it('decides on the order, not on its attempts', () => {
    const paymentDetails = [{ state: 'COMPLETED' }, { state: 'FAILED', errorCode: 'X_Y' }];
    expect(find({ state: 'PENDING', paymentDetails }).state).toBe('pending');
    expect(find({ state: 'COMPLETED', paymentDetails }).state).toBe('completed');
  });

  it('takes the reference of the payment from the attempt that brought the money', () => {
    const rail = { type: 'UPI', utr: '412345678901' };
    const paid = { transactionId: 'OM1', paymentMode: 'UPI_QR', timestamp: 1_760_000_100_000 };
    const failed = { transactionId: 'OM2', state: 'FAILED', rail: { utr: '1' } };
    const reference = { transactionId: 'OM1', mode: 'UPI_QR', atMs: 1_760_000_100_000 };
    const paymentOf = (attempt: object) => {
      const paymentDetails = [failed, { state: 'COMPLETED', ...attempt }, failed];
      const status = find({ state: 'COMPLETED', paymentDetails });
      return status.state === 'completed' && status.payment;
    };
    expect(paymentOf({ ...paid, rail })).toEqual({ ...reference, utr: rail.utr });
    const splitInstruments = [{ rail: { type: 'PG' } }, { rail }];
    expect(paymentOf({ ...paid, splitInstruments })).toEqual({ ...reference, utr: rail.utr });
    expect(paymentOf(paid)).toEqual(reference);
    expect(paymentOf({ transactionId: '\u001b[2J', timestamp: 'now', rail: 7 })).toEqual({});
  });

  it.each([
    ['TXN_NOT_COMPLETED', 'ORDER_EXPIRED', 'ORDER_EXPIRED'],
    ['TXN_CANCELLED', 'ORDER_CANCELLED_BY_USER', 'ORDER_CANCELLED_BY_USER'],
    ['INVALID_MPIN', 'ZM', 'INVALID_MPIN'],
    ['INSUFFICIENT_BALANCE', 'Z9', 'INSUFFICIENT_BALANCE'],
    [null, 'U90', 'U90'],
    ['TXN_CANCELLED', undefined, 'TXN_CANCELLED'],
    ['<b>odd</b>', 'also odd', 'UNSPECIFIED'],
    [undefined, undefined, 'UNSPECIFIED'],
  ])('takes from %s and %s the reason %s', (errorCode, detailedErrorCode, reason) => {
    expect(find({ state: 'FAILED', errorCode, detailedErrorCode })).toEqual({
      state: 'failed',
      amountPaise: 50_000,
      reason,
    });
  });

  it('finds the reason on the context or the last attempt where the order has none', () => {
    const paymentDetails = ['A', 'INVALID_MPIN', 'TXN_CANCELLED'].map((errorCode) => ({
      errorCode,
    }));
    expect(find({ state: 'FAILED', paymentDetails })).toMatchObject({ reason: 'TXN_CANCELLED' });
    const errorContext = { errorCode: 'BANK_TECHNICAL_ISSUE', detailedErrorCode: 'UT' };
    expect(find({ state: 'FAILED', errorContext, paymentDetails })).toMatchObject({
      reason: 'BANK_TECHNICAL_ISSUE',
    });
  });

  it.each(['CREATED', 'completed', '', 'CONFIRMED'])('throws at the state %j', (state) => {
    expect(() => find({ state })).toThrow(UnknownPaymentState);
  });

  it('names a state that can be read, and shows no other', () => {
    expect(() => find({ state: 'ON_HOLD' })).toThrow(/unknown state ON_HOLD$/);
    for (const state of ['<script>\n', 'A'.repeat(41), 'ON HOLD', 'X\n', ' X']) {
      expect(() => find({ state })).toThrow(/unknown state \(unreadable\)$/);
    }
  });
});

describe('meansUnknownOrder', () => {
  it('knows both codes and no other', () => {
    expect(meansUnknownOrder('INVALID_MERCHANT_ORDER_ID')).toBe(true);
    expect(meansUnknownOrder('MERCHANT_ORDER_MAPPING_NOT_FOUND')).toBe(true);
    expect(meansUnknownOrder('BAD_REQUEST')).toBe(false);
    expect(meansUnknownOrder(undefined)).toBe(false);
  });
});
