import type { Attempt, Order } from './order.ts';

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
function paymentDetail(attempt: Attempt, amountPaise: number) {
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
    ...(state === 'COMPLETED' && paid),
  };
}

/**
 * Body of the status response (docs/phonepe.md, Order Status). It names no merchantOrderId.
 * `details`: all attempts instead of the last one.
 */
export function statusBody(order: Order, { details = false, errorContext = false } = {}) {
  const { amountPaise, attempts, failure, state } = order;
  const shown = details ? attempts : attempts.slice(-1);
  const context = {
    ...failure,
    source: 'CUSTOMER',
    stage: 'AUTHENTICATION',
    description: 'The payer did not complete the payment.',
  };
  return {
    orderId: order.orderId,
    state,
    amount: amountPaise,
    ...(state === 'COMPLETED' && { payableAmount: amountPaise, feeAmount: 0 }),
    expireAt: order.expireAtMs,
    metaInfo: order.metaInfo,
    ...failure,
    ...(failure && errorContext && { errorContext: context }),
    paymentDetails: shown.map((attempt) => paymentDetail(attempt, amountPaise)),
  };
}
