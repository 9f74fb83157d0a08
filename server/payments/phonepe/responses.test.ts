import { describe, expect, it } from 'vitest';
import {
  describeResponse,
  isUnknownOrderCode,
  orderStatusResponseSchema,
  refundResponseSchema,
  tokenResponseSchema,
  toPaymentStatus,
  toRefundStatus,
  UnexpectedResponse,
} from './responses.ts';

const paymentStatus = (body: object) =>
  toPaymentStatus(orderStatusResponseSchema.parse({ orderId: 'OMO1', amount: 50_000, ...body }));

describe('toPaymentStatus', () => {
  it('reads pending and completed', () => {
    expect(paymentStatus({ state: 'PENDING', paymentDetails: [] })).toEqual({
      state: 'pending',
      amountPaise: 50_000,
    });
    expect(paymentStatus({ state: 'COMPLETED', feeAmount: null, currency: 'INR' })).toEqual({
      state: 'completed',
      amountPaise: 50_000,
    });
  });

  it('decides on the order, not on its attempts', () => {
    const paymentDetails = [{ state: 'COMPLETED' }, { state: 'FAILED', errorCode: 'X_Y' }];
    expect(paymentStatus({ state: 'PENDING', paymentDetails }).state).toBe('pending');
    expect(paymentStatus({ state: 'COMPLETED', paymentDetails }).state).toBe('completed');
  });

  it('takes the reference of the payment from the attempt that brought the money', () => {
    const rail = { type: 'UPI', utr: '412345678901' };
    const paid = { transactionId: 'OM1', paymentMode: 'UPI_QR', timestamp: 1_760_000_100_000 };
    const failed = { transactionId: 'OM2', state: 'FAILED', rail: { utr: '1' } };
    const reference = { transactionId: 'OM1', mode: 'UPI_QR', atMs: 1_760_000_100_000 };
    const paymentOf = (attempt: object) => {
      const paymentDetails = [failed, { state: 'COMPLETED', ...attempt }, failed];
      const status = paymentStatus({ state: 'COMPLETED', paymentDetails });
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
    expect(paymentStatus({ state: 'FAILED', errorCode, detailedErrorCode })).toEqual({
      state: 'failed',
      amountPaise: 50_000,
      reason,
    });
  });

  it('finds the reason on the context or the last attempt if the order has none', () => {
    const paymentDetails = ['A', 'INVALID_MPIN', 'TXN_CANCELLED'].map((errorCode) => ({
      errorCode,
    }));
    expect(paymentStatus({ state: 'FAILED', paymentDetails })).toMatchObject({
      reason: 'TXN_CANCELLED',
    });
    const errorContext = { errorCode: 'BANK_TECHNICAL_ISSUE', detailedErrorCode: 'UT' };
    expect(paymentStatus({ state: 'FAILED', errorContext, paymentDetails })).toMatchObject({
      reason: 'BANK_TECHNICAL_ISSUE',
    });
  });

  it.each(['CREATED', 'completed', '', 'CONFIRMED'])('throws at the state %j', (state) => {
    expect(() => paymentStatus({ state })).toThrow(UnexpectedResponse);
  });

  it('names a state that can be read, and shows no other', () => {
    expect(() => paymentStatus({ state: 'ON_HOLD' })).toThrow(/unknown state ON_HOLD$/);
    for (const state of ['<script>\n', 'A'.repeat(41), 'ON HOLD', 'X\n', ' X']) {
      expect(() => paymentStatus({ state })).toThrow(/unknown state \(unreadable\)$/);
    }
  });
});

describe('isUnknownOrderCode', () => {
  it('knows both codes and no other', () => {
    expect(isUnknownOrderCode('INVALID_MERCHANT_ORDER_ID')).toBe(true);
    expect(isUnknownOrderCode('MERCHANT_ORDER_MAPPING_NOT_FOUND')).toBe(true);
    expect(isUnknownOrderCode('BAD_REQUEST')).toBe(false);
    expect(isUnknownOrderCode(undefined)).toBe(false);
  });
});

const refund = { id: 'RF-1', orderId: 'BAW-1', amountPaise: 10_000 };
const refundStatus = (body: object) =>
  toRefundStatus(refundResponseSchema.parse({ refundId: 'OMR1', amount: 10_000, ...body }), refund);

describe('toRefundStatus', () => {
  it.each([
    ['PENDING', 'pending'],
    ['CONFIRMED', 'pending'],
    ['COMPLETED', 'completed'],
  ])('reads %s as %s', (state, found) => {
    const originalMerchantOrderId = refund.orderId;
    expect(
      refundStatus({ state, originalMerchantOrderId, errorCode: '', splitInstruments: [] }),
    ).toEqual({
      state: found,
      providerRefundId: 'OMR1',
    });
  });

  it.each([
    ['INTERNAL_SERVER_ERROR', '', 'INTERNAL_SERVER_ERROR'],
    ['REFUND_FAILED', 'REFUND_FOR_TXN_OLDER_THAN_LIMIT', 'REFUND_FOR_TXN_OLDER_THAN_LIMIT'],
    ['<b>odd</b>', null, 'UNSPECIFIED'],
    [undefined, undefined, 'UNSPECIFIED'],
  ])('takes from %s and %s the reason %s', (errorCode, detailedErrorCode, reason) => {
    const failed = { state: 'failed', providerRefundId: 'OMR1', reason };
    expect(refundStatus({ state: 'FAILED', errorCode, detailedErrorCode })).toEqual(failed);
  });

  it.each([null, '', 7, 'x'.repeat(101)])('does without the id %j', (refundId) => {
    const status = { state: 'completed', providerRefundId: undefined };
    expect(refundStatus({ state: 'COMPLETED', refundId })).toEqual(status);
  });

  it.each(['ON_HOLD', 'completed', ''])('throws at the state %j', (state) => {
    expect(() => refundStatus({ state })).toThrow(UnexpectedResponse);
  });

  it('names a state that can be read, and shows no other', () => {
    expect(() => refundStatus({ state: 'ON_HOLD' })).toThrow(/unknown state ON_HOLD$/);
    for (const state of ['<script>\n', 'A'.repeat(41), 'ON HOLD', 'X\n', ' X']) {
      expect(() => refundStatus({ state })).toThrow(/unknown state \(unreadable\)$/);
    }
  });

  it.each([
    { amount: 9_900 },
    { amount: 0 },
    { originalMerchantOrderId: 'BAW-2' },
    { originalMerchantOrderId: '' },
  ])('throws at %j, which was not requested', (wrong) => {
    expect(() => refundStatus({ state: 'COMPLETED', ...wrong })).toThrow('another amount or order');
  });
});

describe('describeResponse', () => {
  it.each([
    [{ code: 'INVALID_CLIENT', errorCode: 'OIM004' }, 'HTTP 401 OIM004'],
    [{ code: 'AUTHORIZATION_FAILED', message: 'Asha' }, 'HTTP 401 AUTHORIZATION_FAILED'],
    [{ code: 'Asha 9876543210' }, 'HTTP 401'],
    [[], 'HTTP 401'],
    [null, 'HTTP 401'],
  ])('shows nothing of %j but a code', (body, description) => {
    expect(describeResponse({ status: 401, body })).toBe(description);
  });
});

it.each([undefined, null, 'odd'])('reads a token without issued_at: %s', (issued_at) => {
  const token = { access_token: 't', issued_at, expires_at: 1_760_003_600 };
  expect(tokenResponseSchema.parse(token).issued_at ?? undefined).toBeUndefined();
});

it.each([
  { state: undefined },
  { amount: undefined },
  { amount: '10000' },
  { amount: 100.5 },
  { amount: -1 },
])('does not take an order or refund with %j', (wrong) => {
  const body = { refundId: 'OMR1', state: 'COMPLETED', amount: 10_000, ...wrong };
  expect(orderStatusResponseSchema.safeParse(body).success).toBe(false);
  expect(refundResponseSchema.safeParse(body).success).toBe(false);
});
