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
  /** The order, once the server has sent it. */
  order?: OrderSummary | undefined;
}

/** Whether the page keeps checking by itself. An unknown id stays unknown. */
export const keepsPolling = ({ state, isOpen }: StatusResult) => isOpen && state !== 'FAILURE';

/**
 * The payment's reference in the page's address, ignoring case and spaces. Any other text is dropped, so that
 * a link cannot put words on our page.
 */
export function readReference(search: string): string | undefined {
  const id = new URLSearchParams(search).get('id')?.replace(/\s/g, '').toUpperCase() ?? '';
  return orderIdPattern.test(id) ? id : undefined;
}

/** Before the first answer. */
export const pending = (labels: Labels): StatusResult => ({
  state: 'PENDING',
  message: labels.pendingText,
  isOpen: true,
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
 * says that the payment failed. The message of a fault is left out, because "please try again" would read as
 * paying again.
 */
export function statusResultOf(answer: ReceivedStatus | undefined, labels: Labels): StatusResult {
  const { success, code, message, isFault } = answer ?? { isFault: true };
  const serverMessage = typeof message === 'string' ? message.trim() : '';
  const order = readOrder(answer?.order);
  if (code === 'PAYMENT_PENDING') {
    return { ...pending(labels), message: serverMessage || labels.pendingText, order };
  }
  if (isFault && code !== 'PAYMENT_ERROR') {
    return { state: 'ERROR', message: labels.errorText, isOpen: true };
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
