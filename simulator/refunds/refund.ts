import type { Delivery, FailureCodes } from '../orders/order.ts';

/** A refund (docs/phonepe.md, Refunds). */
export interface Refund {
  merchantRefundId: string;
  /** PhonePe's id. */
  refundId: string;
  originalMerchantOrderId: string;
  amountPaise: number;
  state: 'PENDING' | 'COMPLETED' | 'FAILED';
  failure: FailureCodes | undefined;
  timestampMs: number;
  deliveries: Delivery[];
}

const refused: FailureCodes = {
  errorCode: 'REFUND_FAILED',
  detailedErrorCode: 'REFUND_FOR_TXN_OLDER_THAN_LIMIT',
};

/** Ends a refund that is under way. */
export function settleRefund(refund: Refund, succeeds: boolean): void {
  refund.state = succeeds ? 'COMPLETED' : 'FAILED';
  refund.failure = succeeds ? undefined : refused;
}

/** Body of the refund status answer. `state` may differ from the refund's: a fault. */
export const refundStatusBody = (refund: Refund, state: string = refund.state) => ({
  originalMerchantOrderId: refund.originalMerchantOrderId,
  refundId: refund.refundId,
  amount: refund.amountPaise,
  state,
  timestamp: refund.timestampMs,
  splitInstruments: [],
  ...refund.failure,
});
