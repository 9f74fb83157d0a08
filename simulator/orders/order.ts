import { ApiError } from '../api/api-error.ts';

/** States of an order at PhonePe (docs/phonepe.md, Order Status). */
export type OrderState = 'PENDING' | 'COMPLETED' | 'FAILED';

/** Why an attempt or an order failed. */
export interface FailureCodes {
  errorCode: string;
  detailedErrorCode: string;
}

/** One attempt of the payer. */
export interface Attempt {
  transactionId: string;
  timestampMs: number;
  state: OrderState;
  failure: FailureCodes | undefined;
}

/** An attempt to deliver a webhook; `httpStatus` is null without a response. */
export interface Delivery {
  event: string;
  httpStatus: number | null;
  atMs: number;
}

/** An order as PhonePe keeps it; amounts are paise, times are ms since 1970. */
export interface Order {
  /** The merchant's id. */
  merchantOrderId: string;
  /** PhonePe's id. */
  orderId: string;
  /** In the URL of the pay page. */
  pageToken: string;
  amountPaise: number;
  redirectUrl: string;
  metaInfo: Record<string, string | undefined>;
  /** Whether the payer may try again after a failed attempt. */
  retryAllowed: boolean;
  state: OrderState;
  failure: FailureCodes | undefined;
  attempts: Attempt[];
  expireAtMs: number;
  /** Fault late-payment: ms between expiry and the money; undefined: no such fault. */
  latePaymentMs: number | undefined;
  /** The newest deliveries only. */
  deliveries: Delivery[];
}

/** What a move needs: the time and a new transaction id. */
export interface MoveContext {
  nowMs: number;
  transactionId: string;
}

/** The result of the button Fail the payment. */
export const wrongPin: FailureCodes = { errorCode: 'INVALID_MPIN', detailedErrorCode: 'ZM' };

/** Throws unless the order is in one of these states. */
function requireState({ merchantOrderId, state }: Order, ...allowed: OrderState[]): void {
  if (allowed.includes(state)) return;
  throw new ApiError(409, 'ORDER_SETTLED', `The order ${merchantOrderId} is ${state}.`);
}

/** Ends the attempt that is PENDING. Where there is none, adds one if there is a context. */
function endAttempt(
  order: Order,
  state: OrderState,
  failure?: FailureCodes,
  moveContext?: MoveContext,
): void {
  const last = order.attempts.at(-1);
  if (last?.state === 'PENDING') {
    Object.assign(last, { state, failure });
  } else if (moveContext) {
    const { transactionId, nowMs } = moveContext;
    order.attempts.push({ transactionId, timestampMs: nowMs, state, failure });
  }
}

function failOrder(order: Order, failure: FailureCodes): void {
  endAttempt(order, 'FAILED', failure);
  Object.assign(order, { state: 'FAILED', failure });
}

/** The payer pays. Throws an ApiError when the order is settled. */
export function pay(order: Order, moveContext: MoveContext): void {
  requireState(order, 'PENDING');
  payLate(order, moveContext);
}

/** The money arrives, even after the order FAILED. Throws an ApiError when it is COMPLETED. */
export function payLate(order: Order, moveContext: MoveContext): void {
  requireState(order, 'PENDING', 'FAILED');
  endAttempt(order, 'COMPLETED', undefined, moveContext);
  Object.assign(order, { state: 'COMPLETED', failure: undefined });
}

/** An attempt fails; the order fails with it only if the merchant forbids another attempt. */
export function failAttempt(order: Order, moveContext: MoveContext, failure = wrongPin): void {
  requireState(order, 'PENDING');
  endAttempt(order, 'FAILED', failure, moveContext);
  if (!order.retryAllowed) failOrder(order, failure);
}

/** The attempt and the order fail. Throws an ApiError when the order is settled. */
export function fail(order: Order, moveContext: MoveContext, failure = wrongPin): void {
  failAttempt(order, moveContext, failure);
  failOrder(order, failure);
}

/** The bank has not decided yet. Throws an ApiError when the order is settled. */
export function leavePending(order: Order, moveContext: MoveContext): void {
  requireState(order, 'PENDING');
  endAttempt(order, 'PENDING', undefined, moveContext);
}

/** The payer gives up. Throws an ApiError when the order is settled. */
export function cancel(order: Order): void {
  requireState(order, 'PENDING');
  failOrder(order, { errorCode: 'TXN_CANCELLED', detailedErrorCode: 'ORDER_CANCELLED_BY_USER' });
}

/** The time to pay runs out. Throws an ApiError when the order is settled. */
export function expire(order: Order): void {
  requireState(order, 'PENDING');
  failOrder(order, { errorCode: 'TXN_NOT_COMPLETED', detailedErrorCode: 'ORDER_EXPIRED' });
}
