import type { Delivery, FailureCodes } from '../orders/order.ts';

/** A refund as PhonePe keeps it. */
export interface Refund {
  /** The merchant's id. */
  merchantRefundId: string;
  originalMerchantOrderId: string;
  /** In paise. */
  amount: number;
  /** PhonePe's id. */
  refundId: string;
  state: 'PENDING' | 'COMPLETED' | 'FAILED';
  failure?: FailureCodes;
  /** Fault late-refund: ms between the report of the failure and the completion. */
  lateMs?: number;
  timestampMs: number;
  deliveries: Delivery[];
}

/** The payment is older than 90 days. */
export const tooOld = 'REFUND_FOR_TXN_OLDER_THAN_LIMIT';

/** Ends a refund that is PENDING, or completes one that had failed. */
export function settleRefund(refund: Refund, succeeds: boolean): void {
  refund.state = succeeds ? 'COMPLETED' : 'FAILED';
  refund.failure = succeeds ? undefined : { errorCode: 'REFUND_FAILED', detailedErrorCode: tooOld };
}

/** Body of the refund status response; a fault shows another state than the refund's. */
export const refundStatusBody = (refund: Refund, state: string = refund.state) => ({
  originalMerchantOrderId: refund.originalMerchantOrderId,
  refundId: refund.refundId,
  amount: refund.amount,
  state,
  timestamp: refund.timestampMs,
  splitInstruments: [],
  ...refund.failure,
});
