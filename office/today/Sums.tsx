import { fill } from '#contract/fill.ts';
import { formatPaise, groupDigits } from '#contract/money.ts';
import type { Today } from '#contract/office/orders.ts';
import { SectionTitle } from '../ui/SectionTitle.tsx';
import { useWords } from '../words/WordsProvider.tsx';
import styles from './Sums.module.css';

/** What came in today, this week and this month, as a strip of a ledger. */
export function Sums({ sums }: { sums: Today['sums'] }) {
  const { today: labels } = useWords().office;
  const periods = [
    { label: labels.day, ...sums.today },
    { label: labels.week, ...sums.week },
    { label: labels.month, ...sums.month },
  ];
  return (
    <section aria-labelledby="sums">
      <SectionTitle id="sums" title={labels.sums} />
      <dl className={styles.strip}>
        {periods.map(({ label, orders, paidPaise, refundedPaise }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className={styles.sum}>{formatPaise(paidPaise)}</dd>
            <dd>{fill(labels.orderCount, { count: groupDigits(orders) })}</dd>
            {refundedPaise > 0 && (
              <dd>{fill(labels.refunded, { price: formatPaise(refundedPaise) })}</dd>
            )}
          </div>
        ))}
      </dl>
    </section>
  );
}
