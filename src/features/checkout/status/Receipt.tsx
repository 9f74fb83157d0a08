import type { OrderSummary } from '#contract/checkout.ts';
import styles from './Receipt.module.css';
import { type ReceiptLabels, receiptLines } from './receipt-lines.ts';

interface ReceiptProps {
  /** Undefined until the server has told of it. */
  order: OrderSummary | undefined;
  /** Of the payer, as far as this tab knows it; else empty. */
  gstin: string;
  labels: ReceiptLabels;
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
