import { longestName } from '#contract/checkout-rules.ts';
import type { CheckoutLabels } from './checkout-props.ts';
import { type DetailName, requiredNames } from './details.ts';
import { Field } from './Field.tsx';
import styles from './PaymentForm.module.css';

interface DetailFieldsProps {
  labels: CheckoutLabels;
  /** Whether a payer may give their GSTIN. */
  takesGstin: boolean;
  /** The fields whose error messages are shown. */
  faults: DetailName[];
}

/** Name, email and phone; the GSTIN is folded away until the payer opens it. */
export function DetailFields({ labels, takesGstin, faults }: DetailFieldsProps) {
  // The longest address that mail knows (RFC 5321); room for +91 and for spaces.
  const longest = { name: longestName, email: 254, phone: 20, gstin: 20 };
  const field = (name: DetailName) => (
    <Field
      isWrong={faults.includes(name)}
      key={name}
      labels={labels}
      maxLength={longest[name]}
      name={name}
    />
  );
  return (
    <>
      {requiredNames.map(field)}
      {takesGstin && (
        <details className={styles.optional}>
          <summary>{labels.addGstin}</summary>
          {field('gstin')}
        </details>
      )}
    </>
  );
}
