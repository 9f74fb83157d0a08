import type { Dispatch, RefObject } from 'react';
import { describeCounts } from '#contract/counts.ts';
import { fill } from '#contract/fill.ts';
import { formatPaise, formatPrice, groupDigits } from '#contract/money.ts';
import { onlyOne, type QuantityLimits } from '#contract/quantity.ts';
import fields from '#src/ui/Field.module.css';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import type { CheckoutProps } from './checkout-props.ts';
import {
  type CheckoutAction,
  type CheckoutState,
  hasInput,
  isSideInvalid,
  type Order,
  parseNumber,
} from './checkout-state.ts';
import styles from './OrderSummary.module.css';

/** Props of both halves of the checkout. */
export interface CheckoutPartProps extends CheckoutProps {
  state: CheckoutState;
  order: Order;
  dispatch: Dispatch<CheckoutAction>;
  /** The quantity or, of an invalid size, its first invalid side. */
  invalidField: RefObject<HTMLInputElement | null>;
}

type FieldProps = CheckoutPartProps & { limits: QuantityLimits };

function quantityError(
  text: string,
  { least, most, step }: QuantityLimits,
  labels: CheckoutProps['labels'],
) {
  const range = { least: groupDigits(least), most: groupDigits(most) };
  // Larger quantities are handled on WhatsApp.
  if (parseNumber(text) > most) return fill(labels.quantityTooMany, { most: range.most });
  const sentence = fill(labels.quantityWrong, range);
  return step === 1 ? sentence : `${sentence} ${fill(labels.quantitySteps, { step })}`;
}

/** A number with a button on each side. An invalid one stays, for the payer to correct. */
function QuantityField({ labels, limits, order, dispatch, invalidField }: FieldProps) {
  const { text, quantity, isSizeInvalid } = order;
  const { least, most, step } = limits;
  const isInvalid = quantity === undefined;
  const type = (next: string) => dispatch({ type: 'typeQuantity', text: next });
  const stepButton = (sign: string, label: string, change: number, end: number) => (
    <button
      aria-disabled={quantity === end}
      aria-label={label}
      onClick={() => {
        const from = quantity ?? (parseNumber(text) > most ? most : least);
        type(String(Math.min(Math.max(from + change, least), most)));
      }}
      type="button"
    >
      {sign}
    </button>
  );
  return (
    <>
      <div className={styles.stepper} hidden={most === least}>
        {stepButton('−', labels.fewer, -step, least)}
        <input
          aria-describedby="checkout-quantity-error"
          aria-invalid={isInvalid}
          aria-label={labels.quantity}
          autoComplete="off"
          inputMode="numeric"
          onChange={({ target }) => type(target.value)}
          ref={isSizeInvalid ? undefined : invalidField}
          value={text}
        />
        {stepButton('+', labels.more, step, most)}
      </div>
      <p aria-live="polite" className={fields.error} id="checkout-quantity-error">
        {isInvalid && quantityError(text, limits, labels)}
      </p>
    </>
  );
}

const sideNames = ['width', 'height'] as const;

/** Width and height of a banner, which make its square feet; in a disclosure. */
function SizeFields({ labels, limits, state, dispatch, invalidField }: FieldProps) {
  const { sides, isSizeSubmitted } = state;
  const { longestSide } = limits;
  const invalid = hasInput(sides)
    ? sideNames.filter((name) => isSideInvalid(sides[name], longestSide))
    : [];
  // An empty side is no error until Pay is pressed.
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
              aria-describedby="checkout-size-error"
              aria-invalid={showError && invalid.includes(name)}
              autoComplete="off"
              inputMode="decimal"
              onChange={({ target }) =>
                dispatch({ type: 'typeSides', sides: { ...sides, [name]: target.value } })
              }
              ref={name === invalid[0] ? invalidField : undefined}
              value={sides[name]}
            />
          </label>
        ))}
      </p>
      <p aria-live="polite" className={fields.error} id="checkout-size-error">
        {showError && fill(labels.sizeWrong, { longest: longestSide ?? 0 })}
      </p>
    </details>
  );
}

/** The total, with price and GST below it if GST is charged. */
function Total({ order, tax, gstPercent }: CheckoutPartProps) {
  const { amounts } = order.purchase ?? {};
  const isTaxed = gstPercent > 0;
  const gst = fill(tax.gst, { percent: gstPercent });
  return (
    <p aria-live="polite" className={isTaxed ? `${styles.total} ${styles.taxed}` : styles.total}>
      <VisuallyHidden>{tax.total} </VisuallyHidden>
      {amounts && formatPaise(amounts.totalPaise)}
      {isTaxed && (
        <small>
          {amounts &&
            `${tax.price} ${formatPaise(amounts.pricePaise)}\n${gst} ${formatPaise(amounts.taxPaise)}`}
        </small>
      )}
    </p>
  );
}

/** The order as one row of the rate card: service, quantity and total. A skeleton until it is known. */
export function OrderSummary(props: CheckoutPartProps) {
  const { state, order, labels, gstPercent } = props;
  const { counts } = order.purchase ?? {};
  const chosen = state.selection.kind === 'chosen' ? state.selection : undefined;
  const service = chosen?.service;
  const fieldProps = { ...props, limits: service?.limits ?? onlyOne };
  const isTaxed = gstPercent > 0;
  const breakdown = counts && <small>{describeCounts(counts, props.counts)}</small>;
  return (
    <section
      aria-busy={state.selection.kind === 'loading'}
      aria-label={labels.summary}
      className={styles.strip}
    >
      <div className={styles.lines}>
        <p className={styles.service}>
          {service?.label ?? labels.loading}
          {isTaxed && breakdown}
        </p>
        <p className={styles.each}>
          <VisuallyHidden>{labels.price} </VisuallyHidden>
          {service && formatPrice(service.amountPaise, service.unit && service.unitLabel)}
          {!isTaxed && breakdown}
        </p>
        <QuantityField {...fieldProps} />
        <Total {...props} />
        <div className={styles.about}>
          <SizeFields {...fieldProps} />
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
