import { fill } from '#contract/fill.ts';
import type { PaymentLabels } from '#contract/payment-labels.ts';
import { groupsOf } from './groups-of.ts';
import styles from './PaymentStatus.module.css';

interface ReferenceProps {
  /** Undefined until the browser has read the address. */
  reference: string | undefined;
  label: PaymentLabels['status']['reference'];
}

/** The reference of a payment, for a call or a chat. */
export function Reference({ reference, label }: ReferenceProps) {
  const [before, after] = fill(label, { id: '\n' }).split('\n');
  const groups = groupsOf(reference ?? '').map((text, place) => ({ text, place }));
  return (
    <p className={styles.reference}>
      {reference ? before : '\u00a0'}
      {groups.map(({ text, place }) => (
        <span key={place}>{text}</span>
      ))}
      {reference && after}
    </p>
  );
}
