import type { DetailName } from './details.ts';
import styles from './PaymentForm.module.css';

interface FieldProps {
  name: DetailName;
  label: string;
  /** Error message; empty while the value is valid. */
  fault: string;
  maxLength: number;
  placeholder?: string;
}

/** What browsers and keyboards of phones need to know of a field. */
const kinds = {
  name: { autoComplete: 'name', type: 'text', inputMode: 'text' },
  email: { autoComplete: 'email', type: 'email', inputMode: 'email' },
  phone: { autoComplete: 'tel', type: 'tel', inputMode: 'numeric' },
} as const;

/** A labelled field with its error message below it. */
export function Field({ name, label, fault, maxLength, placeholder }: FieldProps) {
  const id = `checkout-${name}`;
  return (
    <p className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <input
        aria-describedby={`${id}-fault`}
        aria-invalid={fault !== ''}
        className={styles.input}
        id={id}
        maxLength={maxLength}
        name={name}
        placeholder={placeholder}
        required
        {...kinds[name]}
      />
      <span className={styles.fault} id={`${id}-fault`}>
        {fault}
      </span>
    </p>
  );
}
