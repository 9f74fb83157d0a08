import type { OrderSummary, StatusResponse } from '#contract/checkout.ts';
import { orderIdPattern } from '#contract/checkout-rules.ts';
import type { PaymentLabels } from '#contract/payment-labels.ts';
import { readOrder } from './read-order.ts';

/** The four states of the page (docs/product.md, Payment status). */
export type StatusState = 'PENDING' | 'SUCCESS' | 'FAILURE' | 'ERROR';

/** What the page shows. */
export interface StatusResult {
  state: StatusState;
  message: string;
  /** Nothing final is known, so that asking again can help. */
  isOpen: boolean;
  /** What was ordered, once the server has told of it. */
  order?: OrderSummary | undefined;
}

/** Whether the page asks again by itself. An id that is unknown stays so, unless it was just made. */
export const keepsPolling = ({ state, isOpen }: StatusResult) => isOpen && state !== 'FAILURE';

/** The labels of the states; content/{language}/payment.yaml. */
export type ResultLabels = Pick<
  PaymentLabels['status'],
  'pendingText' | 'failureText' | 'errorText' | 'missingId'
>;

/** The server's answer as it came, its fields unchecked. */
export type ReceivedStatus = Partial<Record<keyof StatusResponse, unknown>> & {
  /** The server could not say how the payment stands: HTTP 429 and 5xx. */
  isFault: boolean;
};

/**
 * The payment's reference in the address of the page, however an app or a person has copied it; undefined where there
 * is none. Any other text is not shown: a stranger's words would stand on our page as if they were ours.
 */
export function readReference(search: string): string | undefined {
  const id = new URLSearchParams(search).get('id')?.replace(/\s/g, '').toUpperCase() ?? '';
  return orderIdPattern.test(id) ? id : undefined;
}

/** While the answer is awaited. */
export const pending = (labels: ResultLabels): StatusResult => ({
  state: 'PENDING',
  message: labels.pendingText,
  isOpen: true,
});

/** Without a reference there is nothing to ask. */
export const withoutReference = (labels: ResultLabels): StatusResult => ({
  state: 'ERROR',
  message: labels.missingId,
  isOpen: false,
});

/**
 * What an answer means for the payer (docs/architecture.md, What the payer sees); undefined is a failed
 * request. A fault of the server is one too, unless it says that the payment has failed: people pay a
 * failed payment again, so none is called failed that may not be. What the server says of its fault is
 * left out: "please try again" would mean to pay again here.
 */
export function statusResultOf(
  answer: ReceivedStatus | undefined,
  labels: ResultLabels,
): StatusResult {
  const { success, code, message, isFault } = answer ?? { isFault: true };
  const said = typeof message === 'string' ? message.trim() : '';
  const order = readOrder(answer?.order);
  if (code === 'PAYMENT_PENDING') {
    return { state: 'PENDING', message: said || labels.pendingText, isOpen: true, order };
  }
  if (isFault && code !== 'PAYMENT_ERROR') {
    return { state: 'ERROR', message: labels.errorText, isOpen: true };
  }
  if (success === true && code === 'PAYMENT_SUCCESS') {
    return { state: 'SUCCESS', message: said, isOpen: false, order };
  }
  return {
    state: 'FAILURE',
    message: said || labels.failureText,
    // Money may still come for an order whose time has run out.
    isOpen: code !== 'PAYMENT_ERROR' || order?.isOver === false,
    order,
  };
}
