import { useState } from 'react';
import { fill } from '#contract/fill.ts';
import type { StatusProps } from '../checkout-props.ts';
import styles from './PaymentStatus.module.css';
import { groupsOf } from './receipt-text.ts';

/** Missing without a clipboard, as over plain HTTP. */
function CopyButton({ text, labels }: { text: string; labels: StatusProps['labels'] }) {
  const [isCopied, setCopied] = useState(false);
  if (!navigator.clipboard) return null;
  const copy = () =>
    navigator.clipboard.writeText(text).then(
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

interface ReferenceProps extends Pick<StatusProps, 'labels'> {
  /** Undefined until the browser has read the address. */
  reference: string | undefined;
  /** Undefined until the order has been loaded. */
  code: string | undefined;
}

/** The code of an order to read out on the phone, and the reference of its payment. */
export function Reference({ reference, code, labels }: ReferenceProps) {
  const [before, after] = fill(labels.reference, { id: '\n' }).split('\n');
  const groups = groupsOf(reference ?? '').map((text, place) => ({ text, place }));
  return (
    <div className={styles.reference}>
      {code && (
        <p className={styles.code}>
          {labels.code} <strong>{code}</strong>
        </p>
      )}
      <div className={styles.id}>
        <p>
          {reference && before}
          {groups.map(({ text, place }) => (
            <span key={place}>{text}</span>
          ))}
          {reference && after}
        </p>
        {reference && <CopyButton labels={labels} text={reference} />}
      </div>
    </div>
  );
}
