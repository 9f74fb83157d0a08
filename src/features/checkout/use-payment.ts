import { type Dispatch, useEffect, useRef } from 'react';
import type { Counts } from '#contract/counts.ts';
import type { CheckoutLabels } from './checkout-props.ts';
import type { PaymentAction } from './checkout-state.ts';
import type { Details } from './details.ts';
import { findBooking } from './find-booking.ts';
import { type PaymentResult, requestPayment } from './payment-api.ts';
import { type Draft, rememberOrder, saveReceiptDetails } from './stored-checkout.ts';

/** What is paid for, and the total. */
export interface PaymentItem {
  serviceName: string;
  quantity: number;
  counts: Counts | null;
  totalPaise: number;
}

interface PaymentOptions {
  draft: Draft;
  /** Language of the page. */
  language: string;
  labels: Pick<CheckoutLabels, 'offline' | 'failedText'>;
  dispatch: Dispatch<PaymentAction>;
}

/** The request for a filled form. The email address stays in the browser. */
const requestOf = (
  details: Details,
  { serviceName, quantity, counts, totalPaise }: PaymentItem,
) => ({
  // The server rejects control characters, such as a pasted tab (contract/checkout.ts).
  name: details.name.replace(/\p{Cc}+/gu, ' ').trim(),
  phone: details.phone.trim(),
  amount: totalPaise / 100,
  serviceName,
  ...(quantity > 1 && { quantity }),
  ...(counts && { counts }),
  ...(details.gstin && { gstin: details.gstin }),
});

type Accepted = Extract<PaymentResult, { kind: 'accepted' }>;

/** Remembers an order for the payment status, and for the question before a repeat. */
function remember({ orderId: id }: Accepted, draft: Draft, details: Details, serviceName: string) {
  if (!id) return;
  draft.setOrder(id);
  saveReceiptDetails(id, details);
  rememberOrder({ id, serviceName, atMs: Date.now() });
}

/**
 * Returns the function that starts a payment and leads to the provider's page, one at a time. A service
 * booked within the last day is paid for only where the payer has confirmed it.
 */
export function usePayment({ draft, language, labels, dispatch }: PaymentOptions) {
  // The phase alone would let a second press in the same frame through.
  const isBusy = useRef(false);

  useEffect(() => {
    const resetAfterBackNavigation = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      // The payment status may have dropped the key or cleared the draft.
      draft.reload();
      isBusy.current = false;
      dispatch({ type: 'reset' });
    };
    addEventListener('pageshow', resetAfterBackNavigation);
    return () => removeEventListener('pageshow', resetAfterBackNavigation);
  }, [draft, dispatch]);

  return async (details: Details, item: PaymentItem, isConfirmed = false): Promise<void> => {
    if (isBusy.current) return;
    isBusy.current = true;
    dispatch({ type: 'submit' });
    const request = requestOf(details, item);
    const { serviceName } = item;
    // Sending the same request again leads to the same order.
    const booking =
      isConfirmed || draft.hasSent(request) ? undefined : await findBooking(serviceName);
    if (booking) {
      isBusy.current = false;
      dispatch({ type: 'askToConfirm', booking });
      return;
    }
    const result = await requestPayment(request, { key: draft.keyFor(request), language });
    if (result.kind === 'accepted') {
      remember(result, draft, details, serviceName);
      // Stays busy: the page is left.
      location.assign(result.redirectUrl);
      return;
    }
    const isRefused = result.kind === 'refused';
    if (isRefused) draft.dropKey();
    isBusy.current = false;
    const isOffline = !isRefused && !navigator.onLine;
    const message = isOffline ? labels.offline : (result.message ?? labels.failedText);
    dispatch({ type: 'fail', message, isRefused });
  };
}
