import type { Ref } from 'react';
import { type CountLabels, describeCounts } from '#contract/counts.ts';
import { fill } from '#contract/fill.ts';
import { formatPaise, formatPrice } from '#contract/money.ts';
import { onlyOne } from '#contract/quantity.ts';
import { VisuallyHidden } from '#src/components/visually-hidden/VisuallyHidden.tsx';
import styles from './CheckoutSummary.module.css';
import type { CheckoutLabels, TaxLabels } from './checkout-props.ts';
import { QuantityField } from './QuantityField.tsx';
import { SizeFields } from './SizeFields.tsx';
import type { Purchase, Selection } from './selection.ts';
import type { QuantityChoice } from './use-quantity.ts';

interface CheckoutSummaryProps {
  selection: Selection;
  labels: CheckoutLabels;
  tax: TaxLabels;
  counts: CountLabels;
  gstPercent: number;
  /** How many, as typed and as read (use-quantity.ts). */
  choice: QuantityChoice;
  quantityField: Ref<HTMLInputElement>;
  sideField: Ref<HTMLInputElement>;
  /** Whether Pay was pressed while a side is missing. */
  isSizeAsked: boolean;
}

/** Price and GST that make the total, each on a line. */
function taxedPrice({ amounts }: Purchase, { tax, gstPercent }: CheckoutSummaryProps): string {
  const gst = fill(tax.gst, { percent: gstPercent });
  return `${tax.price} ${formatPaise(amounts.pricePaise)}\n${gst} ${formatPaise(amounts.taxPaise)}`;
}

/** What is bought, how many and for how much, as one row of the rate card. Empty until it is known. */
export function CheckoutSummary(props: CheckoutSummaryProps) {
  const { selection, labels, tax, gstPercent, choice } = props;
  const { purchase } = choice;
  const chosen = selection.kind === 'chosen' ? selection : undefined;
  const service = chosen?.service;
  const limits = service?.limits ?? onlyOne;
  const price = service && formatPrice(service.amountPaise, service.unit && service.unitLabel);
  const isTaxed = gstPercent > 0;
  const counts = purchase?.counts && <small>{describeCounts(purchase.counts, props.counts)}</small>;
  return (
    <section aria-label={labels.summary} className={styles.strip}>
      <div className={styles.lines}>
        <p className={styles.service}>
          {service?.label}
          {isTaxed && counts}
        </p>
        <p className={styles.each}>
          <VisuallyHidden>{labels.price} </VisuallyHidden>
          {price}
          {!isTaxed && counts}
        </p>
        <QuantityField
          field={props.quantityField}
          labels={labels}
          limits={limits}
          onChange={choice.chooseQuantity}
          quantity={chosen ? choice.quantity : limits.least}
          text={choice.text}
        />
        <p
          aria-live="polite"
          className={isTaxed ? `${styles.total} ${styles.taxed}` : styles.total}
        >
          <VisuallyHidden>{tax.total} </VisuallyHidden>
          {purchase && formatPaise(purchase.amounts.totalPaise)}
          {isTaxed && <small>{purchase && taxedPrice(purchase, props)}</small>}
        </p>
        <div className={styles.about}>
          <SizeFields
            isAsked={props.isSizeAsked}
            labels={labels}
            longestSide={limits.longestSide}
            onSides={choice.chooseSides}
            sides={choice.sides}
            wrongField={props.sideField}
          />
          <p className={styles.note}>{service?.includes}</p>
          <p className={styles.note}>{service && labels.paysFor[service.unit ?? 'job']}</p>
        </div>
      </div>
      <p className={styles.changed} role="status">
        {chosen?.priceChanged &&
          fill(labels.priceChanged, { price: formatPaise(chosen.service.amountPaise) })}
      </p>
    </section>
  );
}
