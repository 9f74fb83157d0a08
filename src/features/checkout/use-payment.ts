import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Counts } from '#contract/counts.ts';
import type { CheckoutLabels } from './checkout-props.ts';
import type { Details } from './details.ts';
import type { Draft } from './draft.ts';
import { type Booking, findBooking } from './find-booking.ts';
import { rememberOrder } from './past-orders.ts';
import { keepReceiptDetails } from './receipt-details.ts';
import { type RequestPaymentResult, requestPayment } from './request-payment.ts';

/** So many of a service, and what they cost in all. */
interface PaymentItem {
  serviceName: string;
  quantity: number;
  counts: Counts | null;
  totalPaise: number;
}

type Failure = Exclude<RequestPaymentResult, { kind: 'accepted' }>;

interface PaymentOptions {
  draft: Draft;
  /** Of the page. */
  language: string;
  labels: Pick<CheckoutLabels, 'offline' | 'failedText'>;
  /** Tells the payer why nothing was started; the form is live again. */
  onFailure: (message: string, kind: Failure['kind']) => void;
  /** Asks whether this service is to be booked once more; the form is live again. */
  onBooking: (booking: Booking) => void;
}

/** The request of a filled form. The email address stays in the browser. */
const requestOf = (
  details: Details,
  { serviceName, quantity, counts, totalPaise }: PaymentItem,
) => ({
  // A tab that was pasted, say: the server takes no control characters (contract/checkout.ts).
  name: details.name.replace(/\p{Cc}+/gu, ' ').trim(),
  phone: details.phone.trim(),
  amount: totalPaise / 100,
  serviceName,
  ...(quantity > 1 && { quantity }),
  ...(counts && { counts }),
  ...(details.gstin && { gstin: details.gstin }),
});

/** Starts payments, one at a time, and leads to the provider's page. */
export function usePayment(options: PaymentOptions) {
  const { draft, labels, language, onFailure, onBooking } = options;
  const [isSubmitting, setSubmitting] = useState(false);
  // The state alone would let a second click in the same moment through.
  const isBusy = useRef(false);

  function setBusy(busy: boolean) {
    isBusy.current = busy;
    setSubmitting(busy);
  }

  useEffect(() => {
    const revive = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      // The payment status may have let go of the order meanwhile.
      draft.readAgain();
      isBusy.current = false;
      setSubmitting(false);
    };
    addEventListener('pageshow', revive);
    return () => removeEventListener('pageshow', revive);
  }, [draft]);

  const reasonOf = (result: Failure) =>
    result.kind === 'unanswered' && !navigator.onLine
      ? labels.offline
      : (result.message ?? labels.failedText);

  /** Pays for a service; one that was booked within the last day only where the payer has confirmed it. */
  async function pay(details: Details, item: PaymentItem, isConfirmed: boolean) {
    if (isBusy.current) return;
    setBusy(true);
    const request = requestOf(details, item);
    const { serviceName } = item;
    // The same request again leads to the same order.
    const isAsked = isConfirmed || draft.hasSent(request);
    const booking = isAsked ? undefined : await findBooking(serviceName);
    if (booking) {
      flushSync(() => setBusy(false));
      onBooking(booking);
      return;
    }
    const result = await requestPayment(request, { key: draft.keyFor(request), language });
    if (result.kind === 'accepted') {
      const { orderId: id } = result;
      if (id) {
        draft.setOrder(id);
        keepReceiptDetails(id, details);
        rememberOrder({ id, serviceName, atMs: Date.now() });
      }
      location.assign(result.redirectUrl);
      return;
    }
    if (result.kind === 'refused') draft.dropKey();
    // At once, so that the button can take the focus back.
    flushSync(() => setBusy(false));
    onFailure(reasonOf(result), result.kind);
  }

  return { isSubmitting, pay };
}
