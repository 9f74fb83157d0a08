import { fill } from '#contract/fill.ts';
import { CopyReference } from './CopyReference.tsx';
import { groupsOf } from './groups-of.ts';
import type { StatusLabels } from './payment-status-props.ts';
import styles from './Reference.module.css';

interface ReferenceProps {
  /** Undefined until the browser has read the address. */
  reference: string | undefined;
  labels: StatusLabels;
}

/** The reference of a payment, for a call or a chat. */
export function Reference({ reference, labels }: ReferenceProps) {
  const [before, after] = fill(labels.reference, { id: '\n' }).split('\n');
  const groups = groupsOf(reference ?? '').map((text, place) => ({ text, place }));
  return (
    <div className={styles.reference}>
      <p>
        {reference ? before : '\u00a0'}
        {groups.map(({ text, place }) => (
          <span key={place}>{text}</span>
        ))}
        {reference && after}
      </p>
      {reference && <CopyReference labels={labels} reference={reference} />}
    </div>
  );
}
