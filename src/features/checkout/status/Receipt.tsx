import { useState } from 'react';
import type { OrderSummary } from '#contract/checkout.ts';
import { fill } from '#contract/fill.ts';
import type { StatusLabels } from '../checkout-props.ts';
import styles from './PaymentStatus.module.css';
import { groupsOf, receiptLines } from './receipt-text.ts';

/** Missing without a clipboard, as over plain HTTP. */
function CopyButton({ text, labels }: { text: string; labels: StatusLabels }) {
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

interface ReferenceProps {
  /** Undefined until the browser has read the address. */
  reference: string | undefined;
  labels: StatusLabels;
}

/** The reference of a payment, for a call or a chat. */
export function Reference({ reference, labels }: ReferenceProps) {
  const [before, after] = fill(labels.reference, { id: '\n' }).split('\n');
  const groups = groupsOf(reference ?? '').map((text, place) => ({ text, place }));
  return (
    <div className={styles.reference}>
      <p>
        {reference ? before : '\u00a0'}
        {groups.map(({ text, place }) => (
          <span key={place}>{text}</span>
        ))}
        {reference && after}
      </p>
      {reference && <CopyButton labels={labels} text={reference} />}
    </div>
  );
}

interface ReceiptProps {
  /** Undefined until the server has sent it. */
  order: OrderSummary | undefined;
  /** The payer's; empty if this tab does not know it. */
  gstin: string;
  labels: StatusLabels;
}

/** The order and its cost, line by line. */
export function Receipt({ order, gstin, labels }: ReceiptProps) {
  const lines = order
    ? receiptLines({ ...order, gstin }, labels, document.documentElement.lang)
    : [];
  return (
    <dl className={styles.lines} hidden={!order}>
      {lines.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
