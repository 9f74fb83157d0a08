import { useState } from 'react';
import { fill } from '#contract/fill.ts';
import styles from './PlanCard.module.css';
import type { PlanLabels } from './plan-text.ts';

interface StepperProps {
  caption: string;
  /** Named for screen readers only. */
  service: string;
  value: number;
  least: number;
  most: number;
  /** Has no buttons: a side of a board, which is typed. */
  isSide: boolean;
  /** Id of the text that says why the number cannot be raised. */
  reasonId: string;
  labels: PlanLabels;
  onChange: (value: number) => void;
}

/**
 * A number, with two buttons unless it is a side. At a limit a button stays focusable. Invalid text is discarded on
 * blur.
 */
export function Stepper(props: StepperProps) {
  const { caption, service, value, least, most, isSide, reasonId, labels, onChange } = props;
  const name = `${caption}, ${service}`;
  const [typed, setTyped] = useState<string>();
  const change = (number: number) => {
    if (Number.isInteger(number) && number >= least && number <= most) onChange(number);
  };
  const stepBy = (step: number) => {
    setTyped(undefined);
    change(value + step);
  };
  return (
    <span className={isSide ? `${styles.stepper} ${styles.side}` : styles.stepper}>
      <span>{caption}</span>
      {!isSide && (
        <button
          aria-disabled={value <= least || undefined}
          aria-label={fill(labels.fewer, { name })}
          onClick={() => stepBy(-1)}
          type="button"
        >
          −
        </button>
      )}
      <input
        aria-label={name}
        autoComplete="off"
        inputMode="numeric"
        onBlur={() => setTyped(undefined)}
        onChange={({ target }) => {
          setTyped(target.value);
          if (target.value) change(Number(target.value));
        }}
        type="number"
        value={typed ?? value}
      />
      {!isSide && (
        <button
          aria-describedby={reasonId}
          aria-disabled={value >= most || undefined}
          aria-label={fill(labels.more, { name })}
          onClick={() => stepBy(1)}
          type="button"
        >
          +
        </button>
      )}
    </span>
  );
}
