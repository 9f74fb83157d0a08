import { useEffect, useRef } from 'react';
import type { OrderItem } from '#contract/checkout.ts';
import type { CheckoutProps } from './checkout-props.ts';
import type { Details } from './details.ts';
import { fetchStatus, type ReceivedStatus, readOrder, requestPayment } from './payment-api.ts';
import {
  type Draft,
  type PastOrder,
  pastOrders,
  rememberOrder,
  saveOrderItem,
  saveReceiptDetails,
} from './stored-checkout.ts';

/** A recent order of this browser that is paid, or may still be. */
export interface Booking extends PastOrder {
  isPaid: boolean;
}

/** Where a payment is, from the press of Pay until the provider's page opens. */
export type PaymentPhase =
  | { name: 'idle' }
  | { name: 'submitting' }
  /** The service was booked within the last day: the payer confirms or cancels. */
  | { name: 'confirmRepeat'; booking: Booking }
  /** No payment was started. After a refusal the same request would be refused again. */
  | { name: 'failed'; message: string; isRefused: boolean };

/** Before the first press, and after a cancelled repeat. */
export const idle: PaymentPhase = { name: 'idle' };

/** How long Pay waits for the status of earlier orders. */
const bookingTimeoutMs = 5_000;

/** Not settled yet, or expired while its money may still arrive. */
const mayStillBePaid = ({ code, order }: ReceivedStatus) =>
  code === 'PAYMENT_PENDING' || readOrder(order)?.isOver === false;

/**
 * The paid order of the last day for this service, otherwise one that is not settled yet. An order whose
 * status does not arrive in time is skipped, so that the payer is not kept waiting.
 */
export async function findBooking(serviceName: string): Promise<Booking | undefined> {
  const orders = pastOrders().filter((order) => order.serviceName === serviceName);
  const answers = await Promise.all(
    orders.map(({ id }) => fetchStatus(id, { isWaiting: false, timeoutMs: bookingTimeoutMs })),
  );
  const first = (matches: (answer: ReceivedStatus) => boolean) =>
    orders[answers.findIndex((answer) => answer && matches(answer))];
  const paid = first(({ code }) => code === 'PAYMENT_SUCCESS');
  const booking = paid ?? first(mayStillBePaid);
  return booking && { ...booking, isPaid: booking === paid };
}

/** The request for a filled form. The email address stays in the browser. */
const requestOf = (details: Details, item: OrderItem) => ({
  // The server rejects control characters, such as a pasted tab (contract/checkout.ts).
  name: details.name.replace(/\p{Cc}+/gu, ' ').trim(),
  phone: details.phone.trim(),
  amount: item.amountPaise / 100,
  serviceName: item.serviceName,
  ...(item.quantity > 1 && { quantity: item.quantity }),
  ...(item.counts && { counts: item.counts }),
  ...(details.gstin && { gstin: details.gstin }),
});

/** Saves an order for the payment status, and for the question before a repeat. */
function saveOrder(id: string | undefined, draft: Draft, details: Details, item: OrderItem) {
  if (!id) return;
  draft.setOrder(id);
  saveReceiptDetails(id, details);
  saveOrderItem(id, item);
  rememberOrder({ id, serviceName: item.serviceName, atMs: Date.now() });
}

interface PaymentOptions {
  draft: Draft;
  language: string;
  labels: Pick<CheckoutProps['labels'], 'offline' | 'failedText'>;
  /** Must be stable. */
  setPhase: (phase: PaymentPhase) => void;
}

/**
 * Returns the function that starts a payment and opens the provider's page, one at a time. A service
 * booked within the last day is paid for only once the payer has confirmed it.
 */
export function usePayment({ draft, language, labels, setPhase }: PaymentOptions) {
  // The phase alone would let a second press in the same frame through.
  const isBusy = useRef(false);

  useEffect(() => {
    const resetAfterBackNavigation = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      // The payment status may have dropped the key or cleared the draft.
      draft.reload();
      isBusy.current = false;
      setPhase(idle);
    };
    addEventListener('pageshow', resetAfterBackNavigation);
    return () => removeEventListener('pageshow', resetAfterBackNavigation);
  }, [draft, setPhase]);

  return async (details: Details, item: OrderItem, isConfirmed = false): Promise<void> => {
    if (isBusy.current) return;
    isBusy.current = true;
    setPhase({ name: 'submitting' });
    const request = requestOf(details, item);
    const { serviceName } = item;
    // A request that was sent before leads to the same order.
    const booking =
      isConfirmed || draft.hasSent(request) ? undefined : await findBooking(serviceName);
    if (booking) {
      isBusy.current = false;
      setPhase({ name: 'confirmRepeat', booking });
      return;
    }
    const result = await requestPayment(request, { key: draft.keyFor(request), language });
    if (result.kind === 'accepted') {
      saveOrder(result.orderId, draft, details, item);
      // Stays busy: the page is being left.
      location.assign(result.redirectUrl);
      return;
    }
    const isRefused = result.kind === 'refused';
    if (isRefused) draft.dropKey();
    isBusy.current = false;
    const isOffline = !isRefused && !navigator.onLine;
    const message = isOffline ? labels.offline : (result.message ?? labels.failedText);
    setPhase({ name: 'failed', message, isRefused });
  };
}
