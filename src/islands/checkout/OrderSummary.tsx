import { fill } from '#contract/fill.ts';
import { formatPaise } from '#contract/money.ts';
import styles from './Checkout.module.css';
import type { CheckoutLabels } from './checkout-props.ts';
import summary from './OrderSummary.module.css';
import type { Selection } from './selection.ts';

/** What is bought and for how much, as a slip from the rate card. Empty until it is known. */
export function OrderSummary({
  selection,
  labels,
}: {
  selection: Selection;
  labels: CheckoutLabels;
}) {
  const chosen = selection.kind === 'chosen' ? selection : undefined;
  const price = chosen && formatPaise(chosen.service.amountPaise);
  return (
    <section className={styles.slip}>
      <h2 className={styles.heading}>{labels.summary}</h2>
      <dl className={styles.lines}>
        <dt>{labels.service}</dt>
        <dd className={`${styles.service} ${summary.name}`}>{chosen?.service.label}</dd>
        <dt>{labels.price}</dt>
        <dd className={styles.price}>
          {price} {chosen?.service.unit && <small>{chosen.service.unitLabel}</small>}
        </dd>
        <dd className={summary.pays}>{chosen && labels.paysFor[chosen.service.unit ?? 'job']}</dd>
      </dl>
      <p className={styles.changed} role="status">
        {chosen?.priceChanged && price && fill(labels.priceChanged, { price })}
      </p>
    </section>
  );
}
