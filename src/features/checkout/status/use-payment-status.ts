import { useCallback, useEffect, useRef, useState } from 'react';
import { noDetails } from '../details.ts';
import { type ReceiptDetails, readReceiptDetails } from '../receipt-details.ts';
import { fetchStatus } from './fetch-status.ts';
import { type Poll, startPoll } from './poll.ts';
import { settleDraft } from './settle-draft.ts';
import {
  keepsPolling,
  pending,
  type ResultLabels,
  readReference,
  statusResultOf,
  withoutReference,
} from './status-result.ts';

/**
 * The payment that the address names: its reference, what is known, a way to check again, and of its payer
 * what this tab knows.
 */
export function usePaymentStatus(labels: ResultLabels, language: string) {
  const [reference, setReference] = useState<string>();
  const [result, setResult] = useState(() => pending(labels));
  const [details, setDetails] = useState<ReceiptDetails>(noDetails);
  const poll = useRef<Poll>(undefined);

  useEffect(() => {
    const id = readReference(location.search);
    setReference(id);
    if (!id) {
      setResult(withoutReference(labels));
      return;
    }
    setDetails(readReceiptDetails(id) ?? noDetails);
    let request = new AbortController();
    const check = async () => {
      request.abort();
      request = new AbortController();
      const { signal } = request;
      const found = statusResultOf(await fetchStatus(id, { language, signal }), labels);
      if (signal.aborted) return false;
      settleDraft(id, found);
      setResult(found);
      return keepsPolling(found);
    };
    poll.current = startPoll(check);
    return () => {
      poll.current?.stop();
      request.abort();
    };
  }, [labels, language]);

  const checkAgain = useCallback(() => {
    setResult(pending(labels));
    poll.current?.checkNow();
  }, [labels]);
  return { reference, result, details, checkAgain };
}
