import { fill } from '#contract/fill.ts';
import { formatPaise } from '#contract/money.ts';
import styles from './Checkout.module.css';
import type { CheckoutWords } from './checkout-props.ts';
import summary from './OrderSummary.module.css';
import type { Selection } from './selection.ts';

/** What is bought and for how much, as a slip from the rate card. Empty until it is known. */
export function OrderSummary({ selection, words }: { selection: Selection; words: CheckoutWords }) {
  const chosen = selection.kind === 'chosen' ? selection : undefined;
  const price = chosen && formatPaise(chosen.service.amountPaise);
  return (
    <section className={styles.slip}>
      <h2 className={styles.heading}>{words.summary}</h2>
      <dl className={styles.lines}>
        <dt>{words.service}</dt>
        <dd className={`${styles.service} ${summary.name}`}>{chosen?.service.name}</dd>
        <dt>{words.price}</dt>
        <dd className={styles.price}>
          {price} {chosen?.service.unit && <small>{chosen.service.unit}</small>}
        </dd>
        <dd className={summary.pays}>{chosen && words.paysFor[chosen.service.unit ?? 'job']}</dd>
      </dl>
      <p className={styles.changed} role="status">
        {chosen?.priceChanged && price && fill(words.priceChanged, { price })}
      </p>
    </section>
  );
}
