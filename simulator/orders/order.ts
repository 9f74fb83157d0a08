import { ApiError } from '../api/api-error.ts';
import { BoundedMap } from '../bounded-map.ts';

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

/**
 * Keeps up to `limit` orders in memory; the oldest are evicted. Calls `settled` with every order that
 * becomes COMPLETED or FAILED.
 */
export function orderStore(
  limit: number,
  now: () => number,
  settled: (order: Order) => Promise<void>,
) {
  const byId = new BoundedMap<string, Order>(limit);
  const byToken = new BoundedMap<string, Order>(limit);

  /**
   * Applies a move; if it settles the order, calls `settled` and returns its promise. Throws what
   * the move throws.
   */
  function move(order: Order, apply: (order: Order) => void): Promise<void> | undefined {
    const before = order.state;
    apply(order);
    return order.state === before ? undefined : settled(order);
  }

  function expireIfDue(order: Order | undefined): Order | undefined {
    if (order?.state === 'PENDING' && now() >= order.expireAtMs) void move(order, expire);
    return order;
  }

  /** Expires every order whose time has run out. */
  const sweep = () => byId.forEach(expireIfDue);

  return {
    move,
    sweep,
    add: (order: Order): void => {
      byId.set(order.merchantOrderId, order);
      byToken.set(order.pageToken, order);
    },
    find: (merchantOrderId: string) => expireIfDue(byId.get(merchantOrderId)),
    findByToken: (pageToken: string) => expireIfDue(byToken.get(pageToken)),
    /** The newest orders, newest first. */
    latest: (count: number): Order[] => {
      sweep();
      return [...byId.values()].slice(-count).reverse();
    },
  };
}

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
