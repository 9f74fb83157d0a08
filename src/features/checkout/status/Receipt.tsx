import { useState } from 'react';
import type { OrderSummary } from '#contract/checkout.ts';
import { fill } from '#contract/fill.ts';
import styles from './PaymentStatus.module.css';
import { groupsOf, receiptLines } from './receipt-text.ts';
import type { StatusLabels } from './status-props.ts';

interface CopyButtonProps {
  text: string;
  labels: StatusLabels;
}

/** Nothing where the browser has no clipboard, as over plain HTTP. */
function CopyButton({ text, labels }: CopyButtonProps) {
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
  /** Undefined until the server has answered with it. */
  order: OrderSummary | undefined;
  /** The payer's, as far as this tab knows it; otherwise empty. */
  gstin: string;
  labels: StatusLabels;
}

/** What was ordered and what it costs, line by line. */
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
