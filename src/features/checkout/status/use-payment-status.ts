import { useEffect, useRef, useState } from 'react';
import type { OrderItem } from '#contract/checkout.ts';
import type { StatusProps } from '../checkout-props.ts';
import { type Details, noDetails } from '../details.ts';
import { fetchStatus } from '../payment-api.ts';
import { Draft, orderItem, receiptDetails } from '../stored-checkout.ts';
import { type Poll, startPoll } from './poll.ts';
import {
  checking,
  keepsPolling,
  readReference,
  type StatusResult,
  statusResultOf,
  withoutReference,
} from './status-result.ts';

/**
 * Settles the checkout's draft by the result of its order. A paid form is cleared, unless it was filled in for
 * another order since. Once an order has ended its key is dropped, so that the next press of Pay is another
 * order: if money may still come for the old one, the checkout asks first (findBooking).
 */
export function settleDraft(id: string, { state, isOpen, order }: StatusResult): void {
  const draft = new Draft();
  if (state === 'SUCCESS' && draft.belongsTo(id)) draft.clear();
  else if (state === 'SUCCESS' || (state === 'FAILURE' && (!isOpen || order))) draft.dropKeyOf(id);
}

/** The payment in the address, checked until its result is final, and a way to check at once. `id` is as typed. */
export function usePaymentStatus(labels: StatusProps['labels'], language: string) {
  // Undefined until the browser has read the address, and if it has none.
  const [id, setId] = useState<string>();
  const [details, setDetails] = useState<Details>(noDetails);
  // Until the server has sent the order.
  const [item, setItem] = useState<OrderItem>();
  const [result, setResult] = useState(() => checking(labels));
  const poll = useRef<Poll>(undefined);

  useEffect(() => {
    const reference = readReference(location.search);
    setId(reference);
    if (!reference) {
      setResult(withoutReference(labels));
      return;
    }
    setDetails(receiptDetails(reference) ?? noDetails);
    setItem(orderItem(reference));
    let request = new AbortController();
    const check = async () => {
      request.abort();
      request = new AbortController();
      const { signal } = request;
      const checked = statusResultOf(await fetchStatus(reference, { language, signal }), labels);
      if (signal.aborted) return false;
      settleDraft(reference, checked);
      setResult(checked);
      return keepsPolling(checked);
    };
    poll.current = startPoll(check);
    return () => {
      poll.current?.stop();
      request.abort();
    };
  }, [labels, language]);

  const checkAgain = () => {
    setResult(checking(labels));
    poll.current?.checkNow();
  };
  return { id, details, item: result.order ?? item, result, checkAgain };
}
