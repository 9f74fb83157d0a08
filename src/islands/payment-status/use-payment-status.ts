import { useCallback, useEffect, useRef, useState } from 'react';
import { Draft } from '../checkout/attempt/draft.ts';
import { fetchStatus } from './fetch-status.ts';
import { type Poll, startPoll } from './poll.ts';
import {
  goesOn,
  pending,
  type ResultLabels,
  readReference,
  resultOf,
  type StatusResult,
  withoutReference,
} from './status-result.ts';

/** After a payment the form is forgotten; after a definite no the next press is a new order. */
function settleDraft({ state, isOpen }: StatusResult): void {
  if (state === 'SUCCESS') new Draft().clear();
  if (state === 'FAILURE' && !isOpen) new Draft().dropKey();
}

/** The payment that the address names: its reference, what is known, and a way to check again. */
export function usePaymentStatus(labels: ResultLabels, language: string) {
  const [reference, setReference] = useState<string>();
  const [result, setResult] = useState(() => pending(labels));
  const poll = useRef<Poll>(undefined);

  useEffect(() => {
    const id = readReference(location.search);
    setReference(id);
    if (!id) {
      setResult(withoutReference(labels));
      return;
    }
    let request = new AbortController();
    const check = async () => {
      request.abort();
      request = new AbortController();
      const { signal } = request;
      const found = resultOf(await fetchStatus(id, { language, signal }), labels);
      if (signal.aborted) return false;
      settleDraft(found);
      setResult(found);
      return goesOn(found);
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
  return { reference, result, checkAgain };
}
