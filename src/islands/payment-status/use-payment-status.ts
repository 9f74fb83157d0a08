import { useCallback, useEffect, useRef, useState } from 'react';
import { Draft } from '../checkout/attempt/draft.ts';
import { askStatus } from './ask-status.ts';
import {
  pending,
  type ResultLabels,
  readReference,
  resultOf,
  type StatusResult,
  withoutReference,
} from './status-result.ts';

/** From opening the page to the first question: most banks have answered by then. */
const firstQuestionMs = 3000;

/** After a payment the form is forgotten; after a definite no the next press is a new order. */
function settleDraft({ state, isOpen }: StatusResult): void {
  if (state === 'SUCCESS') new Draft().clear();
  if (state === 'FAILURE' && !isOpen) new Draft().dropKey();
}

/** The payment that the address names: its reference, what is known, and a way to ask again. */
export function usePaymentStatus(labels: ResultLabels) {
  const [reference, setReference] = useState<string>();
  const [result, setResult] = useState(() => pending(labels));
  const question = useRef<AbortController>(undefined);

  const ask = useCallback(
    async (id: string) => {
      question.current?.abort();
      question.current = new AbortController();
      const { signal } = question.current;
      setResult(pending(labels));
      const found = resultOf(await askStatus(id, { signal }), labels);
      if (signal.aborted) return;
      settleDraft(found);
      setResult(found);
    },
    [labels],
  );

  useEffect(() => {
    const id = readReference(location.search);
    setReference(id);
    if (!id) {
      setResult(withoutReference(labels));
      return;
    }
    const timer = setTimeout(() => ask(id), firstQuestionMs);
    return () => {
      clearTimeout(timer);
      question.current?.abort();
    };
  }, [ask, labels]);

  const askAgain = () => {
    if (reference) ask(reference);
  };
  return { reference, result, askAgain };
}
