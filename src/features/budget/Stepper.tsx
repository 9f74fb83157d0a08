import { useState } from 'react';
import styles from './PlanCard.module.css';

interface StepperProps {
  /** Label above the number. */
  caption: string;
  /** Label with the service, for screen readers. */
  name: string;
  value: number;
  least: number;
  most: number;
  labels: { fewer: string; more: string };
  onChange: (value: number) => void;
}

/** A number with two buttons. Invalid text is discarded on blur. */
export function Stepper({ caption, name, value, least, most, labels, onChange }: StepperProps) {
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
      <button aria-label={labels.fewer} onClick={() => stepBy(-1)} type="button">
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
      <button aria-label={labels.more} onClick={() => stepBy(1)} type="button">
        +
      </button>
    </span>
  );
}
