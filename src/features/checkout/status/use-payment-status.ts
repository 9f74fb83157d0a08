import { useEffect, useRef, useState } from 'react';
import { noDetails } from '../details.ts';
import { fetchStatus } from '../payment-api.ts';
import { Draft, type ReceiptDetails, receiptDetails } from '../stored-checkout.ts';
import { type Poll, startPoll } from './poll.ts';
import {
  keepsPolling,
  pending,
  type ResultLabels,
  readReference,
  type StatusResult,
  statusResultOf,
  withoutReference,
} from './status-result.ts';

/**
 * Settles the checkout's draft by the result of its order. A paid form is cleared, but not one filled in for
 * another order since. Once an order has ended its key is dropped, so that the next press of Pay is another
 * order: where money may still come for the old one, the checkout asks first (find-booking.ts).
 */
export function settleDraft(
  id: string,
  { state, isOpen, order }: StatusResult,
  draft = new Draft(),
): void {
  if (state === 'SUCCESS' && draft.belongsTo(id)) draft.clear();
  else if (state === 'SUCCESS' || (state === 'FAILURE' && (!isOpen || order))) draft.dropKeyOf(id);
}

interface PaymentStatusState {
  /** Undefined until the browser has read the address, or where it has none. */
  reference: string | undefined;
  result: StatusResult;
  /** The payer's, as far as this tab knows them. */
  details: ReceiptDetails;
}

/** The payment that the address names, checked until its result is final, and a way to check at once. */
export function usePaymentStatus(labels: ResultLabels, language: string) {
  const [status, setStatus] = useState<PaymentStatusState>(() => ({
    reference: undefined,
    result: pending(labels),
    details: noDetails,
  }));
  const poll = useRef<Poll>(undefined);
  const setResult = (result: StatusResult) => setStatus((before) => ({ ...before, result }));

  useEffect(() => {
    const reference = readReference(location.search);
    const result = reference ? pending(labels) : withoutReference(labels);
    const details = (reference && receiptDetails(reference)) || noDetails;
    setStatus({ reference, result, details });
    if (!reference) return;
    let request = new AbortController();
    const check = async () => {
      request.abort();
      request = new AbortController();
      const { signal } = request;
      const found = statusResultOf(await fetchStatus(reference, { language, signal }), labels);
      if (signal.aborted) return false;
      settleDraft(reference, found);
      setStatus((before) => ({ ...before, result: found }));
      return keepsPolling(found);
    };
    poll.current = startPoll(check);
    return () => {
      poll.current?.stop();
      request.abort();
    };
  }, [labels, language]);

  const checkAgain = () => {
    setResult(pending(labels));
    poll.current?.checkNow();
  };
  return { ...status, checkAgain };
}
