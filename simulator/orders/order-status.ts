import type { Attempt, FailureCodes, Order } from './order.ts';

/** The banks' number of a transfer is their own: as long as a real one, and another for each payment. */
const railOf = (transactionId: string) => {
  const utr = transactionId.replaceAll(/\D/g, '').slice(-12).padStart(12, '4');
  return { type: 'UPI', utr, upiTransactionId: `YBL${utr}`, vpa: '12****78@ybl' };
};
const instrument = {
  type: 'ACCOUNT',
  maskedAccountNumber: '******1234',
  accountType: 'SAVINGS',
};

/** An attempt in PhonePe's shape. */
export function paymentDetail(attempt: Attempt, amountPaise: number): Record<string, unknown> {
  const { transactionId, timestampMs, state, failure } = attempt;
  const rail = railOf(transactionId);
  const paid = { rail, instrument, splitInstruments: [{ instrument, rail, amount: amountPaise }] };
  return {
    transactionId,
    paymentMode: 'UPI_QR',
    timestamp: timestampMs,
    amount: amountPaise,
    payableAmount: amountPaise,
    feeAmount: 0,
    state,
    ...failure,
    ...(state === 'COMPLETED' ? paid : {}),
  };
}

const errorContextOf = (failure: FailureCodes) => ({
  errorContext: {
    ...failure,
    source: 'CUSTOMER',
    stage: 'AUTHENTICATION',
    description: 'The payer did not complete the payment.',
  },
});

/** What the status call asks for; both default to false. */
interface StatusQuery {
  /** All attempts instead of the last one. */
  details: boolean;
  errorContext: boolean;
}

/** Body of the status answer (docs/phonepe.md, Order Status). It names no merchantOrderId. */
export function statusBody(order: Order, query: StatusQuery): Record<string, unknown> {
  const { amountPaise, attempts, failure, state } = order;
  const shown = query.details ? attempts : attempts.slice(-1);
  return {
    orderId: order.orderId,
    state,
    amount: amountPaise,
    ...(state === 'COMPLETED' ? { payableAmount: amountPaise, feeAmount: 0 } : {}),
    expireAt: order.expireAtMs,
    metaInfo: order.metaInfo,
    ...failure,
    ...(failure && query.errorContext ? errorContextOf(failure) : {}),
    paymentDetails: shown.map((attempt) => paymentDetail(attempt, amountPaise)),
  };
}
