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
  labels: PlanLabels;
  onChange: (value: number) => void;
}

/** A number with two buttons. Invalid text is discarded on blur. */
export function Stepper({ caption, service, value, least, most, labels, onChange }: StepperProps) {
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
    <span className={styles.stepper}>
      <span>{caption}</span>
      <button aria-label={fill(labels.fewer, { name })} onClick={() => stepBy(-1)} type="button">
        −
      </button>
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
      <button aria-label={fill(labels.more, { name })} onClick={() => stepBy(1)} type="button">
        +
      </button>
    </span>
  );
}
