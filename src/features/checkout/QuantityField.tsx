import type { Ref } from 'react';
import { fill } from '#contract/fill.ts';
import { groupDigits } from '#contract/money.ts';
import type { QuantityLimits } from '#contract/quantity.ts';
import styles from './CheckoutSummary.module.css';
import type { CheckoutLabels } from './checkout-props.ts';
import { numberIn } from './read-quantity.ts';

interface QuantityFieldProps {
  labels: CheckoutLabels;
  limits: QuantityLimits;
  /** What stands in the field. */
  text: string;
  /** The same as a number; undefined where the catalogue does not allow it. */
  quantity: number | undefined;
  onChange: (text: string) => void;
  field: Ref<HTMLInputElement>;
}

/** What is wrong with a quantity, in words. More than is sold here is a matter for a chat. */
function faultOf(text: string, { least, most, step }: QuantityLimits, labels: CheckoutLabels) {
  const range = { least: groupDigits(least), most: groupDigits(most) };
  if (numberIn(text) > most) return fill(labels.quantityTooMany, { most: range.most });
  const sentence = fill(labels.quantityWrong, range);
  return step === 1 ? sentence : `${sentence} ${fill(labels.quantitySteps, { step })}`;
}

/** How many: a number with a button on each side. A wrong one stays, for the payer to correct. */
export function QuantityField(props: QuantityFieldProps) {
  const { labels, limits, text, quantity, onChange, field } = props;
  const isWrong = quantity === undefined;
  const stepTo = (change: number) => {
    const from = numberIn(text) > limits.most ? limits.most : limits.least;
    const next = (quantity ?? from) + change;
    onChange(String(Math.min(Math.max(next, limits.least), limits.most)));
  };
  return (
    <>
      <div className={styles.stepper} hidden={limits.most === limits.least}>
        <button
          aria-disabled={quantity === limits.least}
          aria-label={labels.fewer}
          onClick={() => stepTo(-limits.step)}
          type="button"
        >
          −
        </button>
        <input
          aria-describedby="checkout-quantity-fault"
          aria-invalid={isWrong}
          aria-label={labels.quantity}
          autoComplete="off"
          inputMode="numeric"
          onChange={(event) => onChange(event.target.value)}
          ref={field}
          value={text}
        />
        <button
          aria-disabled={quantity === limits.most}
          aria-label={labels.more}
          onClick={() => stepTo(limits.step)}
          type="button"
        >
          +
        </button>
      </div>
      <p className={styles.fault} id="checkout-quantity-fault" aria-live="polite">
        {isWrong && faultOf(text, limits, labels)}
      </p>
    </>
  );
}
