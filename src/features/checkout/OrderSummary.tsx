import type { Dispatch, Ref } from 'react';
import { describeCounts } from '#contract/counts.ts';
import { fill } from '#contract/fill.ts';
import { formatPaise, formatPrice, groupDigits } from '#contract/money.ts';
import { onlyOne, type QuantityLimits } from '#contract/quantity.ts';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import type { CheckoutProps } from './checkout-props.ts';
import type { CheckoutAction, Order } from './checkout-state.ts';
import styles from './OrderSummary.module.css';
import { hasInput, isSideInvalid, parseNumber } from './quantity.ts';
import type { Purchase, Selection } from './selection.ts';

interface OrderSummaryProps extends CheckoutProps {
  selection: Selection;
  order: Order;
  dispatch: Dispatch<CheckoutAction>;
  quantityField: Ref<HTMLInputElement>;
  /** The first invalid side. */
  sideField: Ref<HTMLInputElement>;
}

type PartProps = Pick<OrderSummaryProps, 'labels' | 'order' | 'dispatch'> & {
  limits: QuantityLimits;
  field: Ref<HTMLInputElement>;
};

/** Larger quantities than the most are handled on WhatsApp. */
function quantityError(
  text: string,
  { least, most, step }: QuantityLimits,
  labels: CheckoutProps['labels'],
) {
  const range = { least: groupDigits(least), most: groupDigits(most) };
  if (parseNumber(text) > most) return fill(labels.quantityTooMany, { most: range.most });
  const sentence = fill(labels.quantityWrong, range);
  return step === 1 ? sentence : `${sentence} ${fill(labels.quantitySteps, { step })}`;
}

/** A number with a button on each side. An invalid one stays, for the payer to correct. */
function QuantityField(props: PartProps & { quantity: number | undefined }) {
  const { labels, limits, order, dispatch, field, quantity } = props;
  const { text } = order;
  const isInvalid = quantity === undefined;
  const type = (next: string) => dispatch({ type: 'typeQuantity', text: next });
  const step = (change: number) => {
    const from = parseNumber(text) > limits.most ? limits.most : limits.least;
    const next = (quantity ?? from) + change;
    type(String(Math.min(Math.max(next, limits.least), limits.most)));
  };
  return (
    <>
      <div className={styles.stepper} hidden={limits.most === limits.least}>
        <button
          aria-disabled={quantity === limits.least}
          aria-label={labels.fewer}
          onClick={() => step(-limits.step)}
          type="button"
        >
          −
        </button>
        <input
          aria-describedby="checkout-quantity-fault"
          aria-invalid={isInvalid}
          aria-label={labels.quantity}
          autoComplete="off"
          inputMode="numeric"
          onChange={(event) => type(event.target.value)}
          ref={field}
          value={text}
        />
        <button
          aria-disabled={quantity === limits.most}
          aria-label={labels.more}
          onClick={() => step(limits.step)}
          type="button"
        >
          +
        </button>
      </div>
      <p aria-live="polite" className={styles.fault} id="checkout-quantity-fault">
        {isInvalid && quantityError(text, limits, labels)}
      </p>
    </>
  );
}

const sideNames = ['width', 'height'] as const;

/** Width and height of a banner, which make its square feet; folded away until opened. */
function SizeFields({ labels, limits, order, dispatch, field }: PartProps) {
  const { sides, isSizeSubmitted } = order;
  const { longestSide } = limits;
  const invalid = hasInput(sides)
    ? sideNames.filter((name) => isSideInvalid(sides[name], longestSide))
    : [];
  // A side that is still empty is no error before Pay is pressed.
  const isComplete = sideNames.every((name) => sides[name] !== '');
  const showError = invalid.length > 0 && (isSizeSubmitted || isComplete);
  return (
    <details className={styles.size} hidden={longestSide === undefined}>
      <summary>{labels.bySize}</summary>
      <p>
        {sideNames.map((name) => (
          <label key={name}>
            {labels[name]}{' '}
            <input
              aria-describedby="checkout-size-fault"
              aria-invalid={showError && invalid.includes(name)}
              autoComplete="off"
              inputMode="decimal"
              onChange={({ target }) =>
                dispatch({ type: 'typeSides', sides: { ...sides, [name]: target.value } })
              }
              ref={name === invalid[0] ? field : undefined}
              value={sides[name]}
            />
          </label>
        ))}
      </p>
      <p aria-live="polite" className={styles.fault} id="checkout-size-fault">
        {showError && fill(labels.sizeWrong, { longest: longestSide ?? 0 })}
      </p>
    </details>
  );
}

/** Price and GST that make the total, each on a line. */
function taxedPrice({ amounts }: Purchase, { tax, gstPercent }: CheckoutProps): string {
  const gst = fill(tax.gst, { percent: gstPercent });
  return `${tax.price} ${formatPaise(amounts.pricePaise)}\n${gst} ${formatPaise(amounts.taxPaise)}`;
}

/** The order as one row of the rate card: service, quantity and total. Empty until it is known. */
export function OrderSummary(props: OrderSummaryProps) {
  const { selection, order, dispatch, labels, tax, gstPercent, quantityField, sideField } = props;
  const { purchase } = order;
  const chosen = selection.kind === 'chosen' ? selection : undefined;
  const service = chosen?.service;
  const limits = service?.limits ?? onlyOne;
  const part = { dispatch, labels, limits, order };
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
          {service && formatPrice(service.amountPaise, service.unit && service.unitLabel)}
          {!isTaxed && counts}
        </p>
        <QuantityField
          {...part}
          field={quantityField}
          quantity={chosen ? order.quantity : limits.least}
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
          <SizeFields {...part} field={sideField} />
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
