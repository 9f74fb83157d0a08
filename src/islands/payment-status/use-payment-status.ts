import { useCallback, useEffect, useRef, useState } from 'react';
import { Draft } from '../checkout/attempt/draft.ts';
import { fetchStatus } from './fetch-status.ts';
import {
  pending,
  type ResultLabels,
  readReference,
  resultOf,
  type StatusResult,
  withoutReference,
} from './status-result.ts';

/** From opening the page to the first check: most banks have answered by then. */
const firstCheckMs = 3000;

/** After a payment the form is forgotten; after a definite no the next press is a new order. */
function settleDraft({ state, isOpen }: StatusResult): void {
  if (state === 'SUCCESS') new Draft().clear();
  if (state === 'FAILURE' && !isOpen) new Draft().dropKey();
}

/** The payment that the address names: its reference, what is known, and a way to check again. */
export function usePaymentStatus(labels: ResultLabels, language: string) {
  const [reference, setReference] = useState<string>();
  const [result, setResult] = useState(() => pending(labels));
  const controller = useRef<AbortController>(undefined);

  const check = useCallback(
    async (id: string) => {
      controller.current?.abort();
      controller.current = new AbortController();
      const { signal } = controller.current;
      setResult(pending(labels));
      const found = resultOf(await fetchStatus(id, { language, signal }), labels);
      if (signal.aborted) return;
      settleDraft(found);
      setResult(found);
    },
    [labels, language],
  );

  useEffect(() => {
    const id = readReference(location.search);
    setReference(id);
    if (!id) {
      setResult(withoutReference(labels));
      return;
    }
    const timer = setTimeout(() => check(id), firstCheckMs);
    return () => {
      clearTimeout(timer);
      controller.current?.abort();
    };
  }, [check, labels]);

  const checkAgain = () => {
    if (reference) check(reference);
  };
  return { reference, result, checkAgain };
}
