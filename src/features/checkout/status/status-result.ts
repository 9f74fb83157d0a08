import type { OrderSummary } from '#contract/checkout.ts';
import { orderIdPattern } from '#contract/checkout-rules.ts';
import type { PaymentLabels } from '#contract/payment-labels.ts';
import { type ReceivedStatus, readOrder } from '../payment-api.ts';

type Labels = PaymentLabels['status'];

/** The four states of the page (docs/product.md, Payment status). */
export type StatusState = 'PENDING' | 'SUCCESS' | 'FAILURE' | 'ERROR';

/** What the page shows. */
export interface StatusResult {
  state: StatusState;
  message: string;
  /** Not final: checking again can help. */
  isOpen: boolean;
  /** No answer has come yet. */
  isEarly?: true;
  /** The order, once the server has sent it. */
  order?: OrderSummary | undefined;
}

/** Whether the page keeps checking by itself. An unknown id stays unknown. */
export const keepsPolling = ({ state, isOpen }: StatusResult) => isOpen && state !== 'FAILURE';

/** Whether a reference is in our format. Any other is not shown: a link must not put words on our page. */
export const isOrderId = (reference: string): boolean => orderIdPattern.test(reference);

/**
 * The payment's reference in the page's address: ours as it is stored, because some apps lower the case of links,
 * and any other as it is. Undefined without one.
 */
export function readReference(search: string): string | undefined {
  const id = new URLSearchParams(search).get('id')?.trim() ?? '';
  const ours = id.replace(/\s/g, '').toUpperCase();
  return isOrderId(ours) ? ours : id || undefined;
}

/** While the first or another check is under way. */
export const checking = (labels: Labels): StatusResult => ({
  state: 'PENDING',
  message: labels.checkingText,
  isOpen: true,
  isEarly: true,
});

/** Result without a reference, which nothing can change. */
export const withoutReference = (labels: Labels): StatusResult => ({
  state: 'ERROR',
  message: labels.missingId,
  isOpen: false,
});

/**
 * Result of an answer (docs/architecture.md, What the payer sees); undefined is a failed request. Payers pay a
 * failed payment again, so none is called failed that may not be: a server fault is an ERROR, unless its code
 * says that the payment failed.
 */
export function statusResultOf(answer: ReceivedStatus | undefined, labels: Labels): StatusResult {
  const { success, code, message, isFault } = answer ?? { isFault: true };
  const serverMessage = typeof message === 'string' ? message.trim() : '';
  const order = readOrder(answer?.order);
  if (code === 'PAYMENT_PENDING') {
    return { state: 'PENDING', message: serverMessage || labels.pendingText, isOpen: true, order };
  }
  if (isFault && code !== 'PAYMENT_ERROR') {
    return { state: 'ERROR', message: serverMessage || labels.errorText, isOpen: true };
  }
  if (success === true && code === 'PAYMENT_SUCCESS') {
    return { state: 'SUCCESS', message: serverMessage, isOpen: false, order };
  }
  return {
    state: 'FAILURE',
    message: serverMessage || labels.failureText,
    // Money may still come for an order whose time has run out.
    isOpen: code !== 'PAYMENT_ERROR' || order?.isOver === false,
    order,
  };
}
