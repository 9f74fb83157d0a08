import { memo, useState } from 'react';
import { fill } from '#contract/fill.ts';
import { squareFeet } from '#contract/quantity.ts';
import type { CheckoutLabels } from './checkout-props.ts';
import styles from './OrderSummary.module.css';

interface SizeFieldsProps {
  labels: CheckoutLabels;
  /** In feet; undefined where nothing is sold by its size. */
  longestSide: number | undefined;
  /** Called with whole square feet, as a text. */
  onQuantity: (text: string) => void;
}

const sides = ['width', 'height'] as const;
const empty = { width: '', height: '' };

/**
 * Width and height of a banner, which make its square feet. Folded away until it is wanted, and drawn anew
 * only where the size changes.
 */
export const SizeFields = memo(function SizeFields(props: SizeFieldsProps) {
  const { labels, longestSide, onQuantity } = props;
  const [size, setSize] = useState(empty);
  const areaOf = ({ width, height }: typeof size) =>
    squareFeet(Number(width), Number(height), longestSide ?? 0);
  const isWrong = size.width !== '' && size.height !== '' && areaOf(size) === undefined;

  function change(side: (typeof sides)[number], text: string): void {
    const next = { ...size, [side]: text };
    setSize(next);
    const area = areaOf(next);
    if (area !== undefined) onQuantity(String(area));
  }

  return (
    <details className={styles.size} hidden={longestSide === undefined}>
      <summary>{labels.bySize}</summary>
      <p>
        {sides.map((side) => (
          <label key={side}>
            {labels[side]}{' '}
            <input
              aria-describedby="checkout-size-fault"
              aria-invalid={isWrong}
              autoComplete="off"
              inputMode="decimal"
              onChange={(event) => change(side, event.target.value)}
              value={size[side]}
            />
          </label>
        ))}
      </p>
      <p className={styles.fault} id="checkout-size-fault" aria-live="polite">
        {isWrong && fill(labels.sizeWrong, { longest: longestSide ?? 0 })}
      </p>
    </details>
  );
});
