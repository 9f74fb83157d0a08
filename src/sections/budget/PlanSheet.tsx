import { formatPaise } from '#contract/money.ts';
import type { Plan } from '#src/budget/plan.ts';
import { askedOf, describeRest, type PlanLabels, rowsOf } from '#src/budget/plan-text.ts';
import styles from './PlanSheet.module.css';

/** One plan: its name and what it costs, the fixed prices, and what others ask for. */
function PlanEntry({ plan, labels }: { plan: Plan; labels: PlanLabels }) {
  return (
    <li className={styles.plan}>
      <div>
        <h3 className={styles.name}>{plan.name}</h3>
        <p className={styles.total}>
          <strong>{formatPaise(plan.amounts.totalPaise)}</strong>{' '}
          <span>{describeRest(plan, labels)}</span>
        </p>
      </div>
      <div className={styles.fixed}>
        <p className={styles.column}>{labels.budget.fixed}</p>
        <ul>
          {rowsOf(plan, labels).map(({ label, counts, amount }) => (
            <li className={styles.row} key={label}>
              <span>{label}</span> <small>{counts}</small> <b>{amount}</b>
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.asked}>
        <p className={styles.column}>{labels.budget.asked}</p>
        <ul>
          {askedOf(plan, labels).map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </div>
    </li>
  );
}

interface PlanSheetProps {
  heading: string;
  plans: Plan[];
  labels: PlanLabels;
}

/** The ruled sheet of a sum and a purpose: its plans one below the other, the cheapest first. */
export function PlanSheet({ heading, plans, labels }: PlanSheetProps) {
  return (
    <div className={styles.sheet}>
      <h2 className={styles.heading}>{heading}</h2>
      {plans.length === 0 && <p className={styles.none}>{labels.budget.none}</p>}
      <ol>
        {plans.map((plan) => (
          <PlanEntry key={plan.name} labels={labels} plan={plan} />
        ))}
      </ol>
    </div>
  );
}
