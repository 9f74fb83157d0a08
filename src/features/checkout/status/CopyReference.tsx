import { useState } from 'react';
import type { PaymentLabels } from '#contract/payment-labels.ts';

interface CopyReferenceProps {
  reference: string;
  labels: Pick<PaymentLabels['status'], 'copy' | 'copied'>;
}

/** Copies the reference, and says so. Nothing where the browser has no clipboard, as over plain HTTP. */
export function CopyReference({ reference, labels }: CopyReferenceProps) {
  const [isCopied, setCopied] = useState(false);
  if (!navigator.clipboard) return null;
  const copy = () =>
    navigator.clipboard.writeText(reference).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return (
    <>
      <button onClick={copy} type="button">
        {labels.copy}
      </button>
      <span role="status">{isCopied && labels.copied}</span>
    </>
  );
}
