import { memo, type Ref } from 'react';
import { fill } from '#contract/fill.ts';
import summary from './CheckoutSummary.module.css';
import type { CheckoutLabels } from './checkout-props.ts';
import { isBegun, isSideWrong, type Sides } from './read-quantity.ts';
import styles from './SizeFields.module.css';

interface SizeFieldsProps {
  labels: CheckoutLabels;
  /** In feet; undefined where nothing is sold by its size. */
  longestSide: number | undefined;
  sides: Sides;
  onSides: (sides: Sides) => void;
  /** Whether a side that is still missing counts as wrong: the payer has pressed Pay. */
  isAsked: boolean;
  /** Of the first side that is wrong. */
  wrongField: Ref<HTMLInputElement>;
}

const names = ['width', 'height'] as const;

/**
 * Width and height of a banner, which make its square feet. Folded away until the payer opens them, and
 * drawn anew only when the size changes.
 */
export const SizeFields = memo(function SizeFields(props: SizeFieldsProps) {
  const { labels, longestSide, sides, onSides, isAsked, wrongField } = props;
  const wrong = isBegun(sides) ? names.filter((name) => isSideWrong(sides[name], longestSide)) : [];
  const isTold = isAsked || names.every((name) => sides[name] !== '');
  const fault = wrong.length > 0 && isTold;
  return (
    <details className={styles.size} hidden={longestSide === undefined}>
      <summary>{labels.bySize}</summary>
      <p>
        {names.map((name) => (
          <label key={name}>
            {labels[name]}{' '}
            <input
              aria-describedby="checkout-size-fault"
              aria-invalid={fault && wrong.includes(name)}
              autoComplete="off"
              inputMode="decimal"
              onChange={(event) => onSides({ ...sides, [name]: event.target.value })}
              ref={name === wrong[0] ? wrongField : undefined}
              value={sides[name]}
            />
          </label>
        ))}
      </p>
      <p className={summary.fault} id="checkout-size-fault" aria-live="polite">
        {fault && fill(labels.sizeWrong, { longest: longestSide ?? 0 })}
      </p>
    </details>
  );
});
