import { memo } from 'react';
import type { CheckoutLabels } from './checkout-props.ts';
import type { DetailName } from './details.ts';
import styles from './PaymentForm.module.css';

interface FieldProps {
  name: DetailName;
  labels: CheckoutLabels;
  /** Whether its error message is shown. */
  isWrong: boolean;
  maxLength: number;
}

/** What browsers and keyboards of phones need to know of a field. */
const kinds = {
  name: { autoComplete: 'name', type: 'text', inputMode: 'text' },
  email: { autoComplete: 'email', type: 'email', inputMode: 'email' },
  phone: { autoComplete: 'tel', type: 'tel', inputMode: 'numeric' },
  gstin: { autoComplete: 'off', type: 'text', inputMode: 'text' },
} as const;

const faults = {
  name: 'nameMissing',
  email: 'emailWrong',
  phone: 'phoneWrong',
  gstin: 'gstinWrong',
} as const;

/** A labelled field with its error message below it, drawn anew only where that message changes. */
export const Field = memo(function Field({ name, labels, isWrong, maxLength }: FieldProps) {
  const id = `checkout-${name}`;
  return (
    <p>
      <label className={styles.label} htmlFor={id}>
        {labels[name]}
      </label>
      <input
        aria-describedby={`${id}-fault`}
        aria-invalid={isWrong}
        className={styles.input}
        id={id}
        maxLength={maxLength}
        name={name}
        placeholder={name === 'phone' ? labels.phonePlaceholder : undefined}
        required={name !== 'gstin'}
        {...kinds[name]}
      />
      <span className={styles.fault} id={`${id}-fault`}>
        {isWrong && labels[faults[name]]}
      </span>
    </p>
  );
});
