import { describe, expect, it } from 'vitest';
import { refundResponseSchema } from './phonepe.schema.ts';
import { toRefundStatus, UnexpectedRefund } from './refund-status.ts';

const refund = { id: 'RF-1', orderId: 'BAW-1', amountPaise: 10_000 };
const find = (body: object) =>
  toRefundStatus(refundResponseSchema.parse({ refundId: 'OMR1', amount: 10_000, ...body }), refund);

describe('toRefundStatus', () => {
  it.each([
    ['PENDING', 'pending'],
    ['CONFIRMED', 'pending'],
    ['COMPLETED', 'completed'],
  ])('reads %s as %s', (state, found) => {
    const originalMerchantOrderId = refund.orderId;
    expect(find({ state, originalMerchantOrderId, errorCode: '', splitInstruments: [] })).toEqual({
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
    expect(find({ state: 'FAILED', errorCode, detailedErrorCode })).toEqual(failed);
  });

  it.each([null, '', 7, 'x'.repeat(101)])('does without the id %j', (refundId) => {
    const status = { state: 'completed', providerRefundId: undefined };
    expect(find({ state: 'COMPLETED', refundId })).toEqual(status);
  });

  it.each(['ON_HOLD', 'completed', ''])('throws at the state %j', (state) => {
    expect(() => find({ state })).toThrow(UnexpectedRefund);
  });

  it('names a state that can be read, and shows no other', () => {
    expect(() => find({ state: 'ON_HOLD' })).toThrow(/unknown state ON_HOLD$/);
    for (const state of ['<script>\n', 'A'.repeat(41), 'ON HOLD', 'X\n', ' X']) {
      expect(() => find({ state })).toThrow(/unknown state \(unreadable\)$/);
    }
  });

  it.each([
    { amount: 9_900 },
    { amount: 0 },
    { originalMerchantOrderId: 'BAW-2' },
    { originalMerchantOrderId: '' },
  ])('throws at %j, which was not asked for', (wrong) => {
    expect(() => find({ state: 'COMPLETED', ...wrong })).toThrow('another amount or order');
  });
});
