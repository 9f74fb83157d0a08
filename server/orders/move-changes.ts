import type { Updateable } from 'kysely';
import { type OrderState, rulesOf } from '#contract/order-states.ts';
import type { OrdersTable } from '#server/database/schema.ts';
import type { PaymentReference } from '#server/payments/provider.ts';
import type { Order } from './order.ts';

/** Columns of an order and their new values. */
export type Changes = Updateable<OrdersTable>;

/** What goes with a move; what is left out stays as it is. */
export interface MoveDetails {
  /** Who or what brought it about, for the history: request, status, reconciler, staff. */
  cause: string;
  atMs: number;
  /** The provider's code for a failure. */
  failureReason?: string | undefined;
  /** The flag that the order gets: why a person must look at it. */
  flag?: string | undefined;
  /** What staff read of it in the history. */
  note?: string | undefined;
  /** How the payment is found at a bank. */
  payment?: PaymentReference | undefined;
  /**
   * The next check of an order that goes on waiting; left out, it stays. A check that was requested takes
   * precedence.
   */
  nextCheckAtMs?: number | undefined;
}

/** What a move changes besides the checks. */
export function changesOf(
  order: Order,
  state: OrderState,
  { atMs, failureReason, flag, payment }: MoveDetails,
): Changes {
  return {
    state,
    updatedAtMs: atMs,
    failureReason: failureReason ?? order.failureReason,
    flag: joinFlags(order.flag, flag),
    ...(rulesOf(state).isPaid ? { paidAtMs: atMs } : {}),
    ...paymentColumns(payment),
  };
}

/** Both reasons, one after the other; a reason that is there already is not repeated. */
export function joinFlags(old: string | null, added: string | undefined): string | null {
  if (added === undefined || old?.split('; ').includes(added)) return old;
  return old === null ? added : `${old}; ${added}`;
}

/** The columns of a payment's reference; none where the provider told nothing. */
export function paymentColumns(payment: PaymentReference | undefined): Changes {
  if (!payment) return {};
  return {
    paymentTransactionId: payment.transactionId ?? null,
    paymentUtr: payment.utr ?? null,
    paymentMode: payment.mode ?? null,
    paymentAtMs: payment.atMs ?? null,
  };
}
