import { fill } from '#contract/fill.ts';
import { formatPaise } from '#contract/money.ts';
import { VisuallyHidden } from '#src/components/visually-hidden/VisuallyHidden.tsx';
import type { CheckoutLabels } from './checkout-props.ts';
import styles from './OrderSummary.module.css';
import type { Selection } from './selection.ts';

interface OrderSummaryProps {
  selection: Selection;
  labels: CheckoutLabels;
}

/** What is bought and for how much, as one row of the rate card. Empty until it is known. */
export function OrderSummary({ selection, labels }: OrderSummaryProps) {
  const chosen = selection.kind === 'chosen' ? selection : undefined;
  const service = chosen?.service;
  const price = service && formatPaise(service.amountPaise);
  return (
    <section aria-label={labels.summary} className={styles.strip}>
      <div className={styles.lines}>
        <p className={styles.service}>{service?.label}</p>
        <p className={styles.price}>
          <VisuallyHidden>{labels.price} </VisuallyHidden>
          {price} <small>{service?.unit && service.unitLabel}</small>
        </p>
        <p className={styles.note}>{service?.includes}</p>
        <p className={styles.note}>{service && labels.paysFor[service.unit ?? 'job']}</p>
      </div>
      <p className={styles.changed} role="status">
        {chosen?.priceChanged && price && fill(labels.priceChanged, { price })}
      </p>
    </section>
  );
}
