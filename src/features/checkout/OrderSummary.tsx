import type { Dispatch, RefObject } from 'react';
import { countNamesOf, describeCounts, isCountName } from '#contract/counts.ts';
import { fill } from '#contract/fill.ts';
import { formatPaise, groupDigits } from '#contract/money.ts';
import { type QuantityLimits, singleQuantity } from '#contract/quantity.ts';
import fields from '#src/ui/Field.module.css';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import checkout from './Checkout.module.css';
import type { CheckoutProps } from './checkout-props.ts';
import {
  type CheckoutAction,
  type CheckoutState,
  isSideInvalid,
  type Order,
  parseNumber,
} from './checkout-state.ts';
import styles from './OrderSummary.module.css';
import { amountTexts, orderTexts, type PayableService, type Sides } from './selection.ts';

/** Props of both halves of the checkout. */
export interface CheckoutPartProps extends CheckoutProps {
  state: CheckoutState;
  order: Order;
  dispatch: Dispatch<CheckoutAction>;
  /** The quantity or, for an invalid size, its first invalid side. */
  invalidField: RefObject<HTMLInputElement | null>;
}

interface FieldProps extends CheckoutPartProps {
  limits: QuantityLimits;
  /** What the price is for, such as /month. */
  unit: PayableService['unit'];
  sizes: PayableService['sizes'];
}

const rangeOf = ({ least, most }: QuantityLimits) => ({
  least: groupDigits(least),
  most: groupDigits(most),
});

function quantityError(text: string, limits: QuantityLimits, labels: CheckoutProps['labels']) {
  const { most, step } = limits;
  const range = rangeOf(limits);
  // Larger quantities are handled on WhatsApp.
  if (parseNumber(text) > most) return fill(labels.quantityTooMany, { most: range.most });
  const sentence = fill(labels.quantityWrong, range);
  return step === 1 ? sentence : `${sentence} ${fill(labels.quantitySteps, { step })}`;
}

/** A number with a button on each side. An invalid one stays, for the payer to correct. */
function QuantityField(props: FieldProps) {
  const { labels, limits, unit, counts, order, dispatch, invalidField } = props;
  const { text, quantity } = order;
  const { least, most, step } = limits;
  const isInvalid = quantity === undefined;
  // After times, which every service has.
  const counted = countNamesOf(unit).slice(1).find(isCountName);
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
        <label>
          <input
            aria-describedby="checkout-quantity-error"
            aria-invalid={isInvalid}
            autoComplete="off"
            inputMode="numeric"
            onChange={({ target }) => type(target.value)}
            ref={invalidField}
            value={text}
          />
          {counted ? (
            <span>
              <VisuallyHidden>{labels.quantity}: </VisuallyHidden>
              {(quantity === 1 ? counts.one : counts.many)[counted]}
            </span>
          ) : (
            <span>{labels.quantity}</span>
          )}
        </label>
        {stepButton('+', labels.more, step, most)}
      </div>
      <p aria-live="polite" className={fields.error} id="checkout-quantity-error">
        {isInvalid && quantityError(text, limits, labels)}
      </p>
    </>
  );
}

const sideNames = ['width', 'height'] as const;

/** The size in words with its square feet, or what is wrong with it. */
function describeSize({ labels, counts, limits, state, order }: FieldProps) {
  const { sides, number, purchase } = order;
  const { longestSide = 0, step } = limits;
  const area = groupDigits(number);
  if (state.selection.kind !== 'chosen') return { text: labels.chooseSize };
  if (purchase) {
    const size = describeCounts(purchase.counts ?? {}, counts);
    return {
      text: size ? fill(labels.sizeArea, { size, area }) : fill(labels.areaAlone, { area }),
    };
  }
  if (!Number.isNaN(number)) {
    const sentence = fill(labels.areaWrong, { area, ...rangeOf(limits) });
    const steps = step === 1 ? '' : ` ${fill(labels.quantitySteps, { step })}`;
    return { text: sentence + steps, isError: true };
  }
  // An empty side is not an error until Pay is pressed.
  const isComplete = sideNames.every((name) => sides[name] !== '');
  return state.isSizeSubmitted || isComplete
    ? { text: fill(labels.sizeWrong, { longest: longestSide }), isError: true }
    : { text: labels.chooseSize };
}

/** A banner on the ground and a person of 5 ft 6 in beside it, in feet. */
function ToScale({ width, height }: { width: number; height: number }) {
  const person = 5.5;
  const ground = Math.max(height, person);
  return (
    <svg
      aria-hidden="true"
      className={styles.scale}
      preserveAspectRatio="xMinYMax"
      viewBox={`0 0 ${width + 3} ${ground}`}
    >
      <path d={`M0 ${ground}v${-height}h${width}v${height}z`} />
      <path
        d="M1 0a.5.5 0 0 1 0 1 .5.5 0 0 1 0-1M.3 1.2h1.4v2.1h-.2v2.2H.5V3.3H.3z"
        transform={`translate(${width + 1} ${ground - person})`}
      />
    </svg>
  );
}

/** Width and height of a banner, and common sizes that fill them. */
function SizeFields(props: FieldProps) {
  const { labels, limits, sizes, state, order, dispatch, invalidField } = props;
  const { sides, purchase } = order;
  const type = (next: Sides) => dispatch({ type: 'typeSides', sides: next });
  const { text, isError = false } = describeSize(props);
  const wrong = sideNames.filter((name) => isSideInvalid(sides[name], limits.longestSide));
  const isWrong = (name: keyof Sides) => wrong.length === 0 || wrong.includes(name);
  const sideField = (name: keyof Sides) => (
    <label>
      <span>{labels[name]}</span>
      <input
        aria-describedby="checkout-size-text"
        aria-invalid={isError && isWrong(name)}
        autoComplete="off"
        className={fields.input}
        inputMode="decimal"
        onChange={({ target }) => type({ ...sides, [name]: target.value })}
        ref={!purchase && name === (wrong[0] ?? 'width') ? invalidField : undefined}
        value={sides[name]}
      />
    </label>
  );
  return (
    <>
      <fieldset className={styles.size} disabled={state.selection.kind === 'loading'}>
        <legend>
          <VisuallyHidden>{labels.size}</VisuallyHidden>
        </legend>
        <div className={styles.sizes}>
          {sizes?.map(({ width, height }) => (
            <label className={fields.choice} key={`${width} ${height}`}>
              <input
                checked={Number(sides.width) === width && Number(sides.height) === height}
                name="size"
                onChange={() => type({ width: String(width), height: String(height) })}
                type="radio"
              />
              <span>{`${width} × ${height}`}</span>
            </label>
          ))}
        </div>
        <div className={`${fields.sides} ${styles.sides}`}>
          {sideField('width')}
          <span aria-hidden="true">×</span>
          {sideField('height')}
          {purchase?.counts?.width && purchase.counts.height && (
            <ToScale height={purchase.counts.height} width={purchase.counts.width} />
          )}
        </div>
      </fieldset>
      <p
        aria-live="polite"
        className={isError ? fields.error : styles.area}
        id="checkout-size-text"
      >
        {text}
      </p>
    </>
  );
}

/** The size of a service sold by size, otherwise the quantity. */
function Choice(props: CheckoutPartProps) {
  const { selection } = props.state;
  const service = selection.kind === 'chosen' ? selection.service : undefined;
  const { sizes } = service ?? props.services.find((one) => one.sizes) ?? {};
  const fieldProps = {
    ...props,
    limits: service?.limits ?? singleQuantity,
    unit: service?.unit,
    sizes,
  };
  // While loading they are shown only if the order has a size (CheckoutPage.astro).
  const hasSize = selection.kind === 'loading' || fieldProps.limits.longestSide !== undefined;
  return hasSize ? <SizeFields {...fieldProps} /> : <QuantityField {...fieldProps} />;
}

/** The total, with price and GST below it if GST is charged. */
function Total(props: CheckoutPartProps) {
  const { total, taxed } = amountTexts(props.order.purchase?.amounts, props);
  const isTaxed = props.gstPercent > 0;
  return (
    <p aria-live="polite" className={isTaxed ? `${styles.total} ${styles.taxed}` : styles.total}>
      <VisuallyHidden>{props.tax.total} </VisuallyHidden>
      <span className={styles.amount}>{total}</span>
      {isTaxed && <small>{taxed}</small>}
    </p>
  );
}

/**
 * The order as a slip: service, price, quantity or size, and total; below it what the price includes. Until it is known,
 * CheckoutPage.astro names service, price, total and note.
 */
export function OrderSummary(props: CheckoutPartProps) {
  const { state, order, labels, gstPercent } = props;
  const { counts } = order.purchase ?? {};
  const chosen = state.selection.kind === 'chosen' ? state.selection : undefined;
  const service = chosen?.service;
  const texts = service && orderTexts(service, labels.paysFor);
  const isSized = service?.limits.longestSide !== undefined;
  const isTaxed = gstPercent > 0;
  const isLoading = state.selection.kind === 'loading';
  const breakdown = counts && !isSized && <small>{describeCounts(counts, props.counts)}</small>;
  return (
    <section
      aria-busy={isLoading}
      aria-label={labels.summary}
      className={isLoading ? `${styles.summary} ${styles.loading}` : styles.summary}
    >
      <div className={`${checkout.slip} ${styles.lines}`}>
        <p className={styles.service}>
          {texts?.service ?? (
            <span data-loading>
              <VisuallyHidden>{labels.loading}</VisuallyHidden>
            </span>
          )}
          {isTaxed && breakdown}
        </p>
        <p className={styles.each}>
          <VisuallyHidden>{labels.price} </VisuallyHidden>
          {texts?.price}
          {!isTaxed && breakdown}
        </p>
        <Choice {...props} />
        <Total {...props} />
        <p className={styles.changed} role="status">
          {chosen?.priceChanged &&
            fill(labels.priceChanged, { price: formatPaise(chosen.service.amountPaise) })}
        </p>
      </div>
      <div className={`${checkout.headed} ${styles.note}`}>
        <h2>{labels.includesTitle}</h2>
        <p>
          {texts?.includes && <span>{texts.includes}</span>}
          {texts && <span>{texts.paysFor}</span>}
        </p>
      </div>
    </section>
  );
}
