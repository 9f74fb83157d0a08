import { formatPaise } from '#contract/money.ts';
import { buttonClasses } from '#src/components/button/button-classes.ts';
import type { Labels } from '#src/content/labels.schema.ts';
import styles from './PlanSheet.module.css';
import type { Plan } from './plan.ts';
import { askedOf, describeRest, type PlanLabels, rowsOf } from './plan-text.ts';

/** A plan as words and figures. */
interface PrintedPlan {
  name: string;
  total: string;
  rest: string;
  rows: { label: string; counts: string; amount: string }[];
  asked: string[];
}

/** A plan whose places budget/budget-sheet.ts fills in. */
export const blankPlan: PrintedPlan = {
  ...{ name: '–', total: '–', rest: '–' },
  rows: [{ label: '–', counts: '', amount: '' }],
  asked: ['–'],
};

/** Writes a plan down. */
export const printedPlan = (plan: Plan, labels: PlanLabels): PrintedPlan => ({
  name: plan.name,
  total: formatPaise(plan.amounts.totalPaise),
  rest: describeRest(plan, labels),
  rows: rowsOf(plan, labels),
  asked: askedOf(plan, labels),
});

interface PlanEntryProps {
  plan: PrintedPlan;
  labels: Omit<Labels['budget'], 'sumFault'>;
}

/** One plan: its name and what it costs, the fixed prices, and what others ask for. */
function PlanEntry({ plan, labels }: PlanEntryProps) {
  return (
    <li className={styles.plan} data-field="plan">
      <div>
        <h3 className={styles.name} data-field="name" tabIndex={-1}>
          {plan.name}
        </h3>
        <p aria-live="polite" className={styles.total}>
          <strong data-field="total">{plan.total}</strong>{' '}
          <span data-field="rest">{plan.rest}</span>
        </p>
      </div>
      <div className={styles.fixed}>
        <p className={styles.column}>{labels.fixed}</p>
        <ul data-field="rows">
          {plan.rows.map(({ label, counts, amount }) => (
            <li className={styles.row} data-field="row" key={label}>
              <span data-field="label">{label}</span> <small data-field="counts">{counts}</small>{' '}
              <b data-field="amount">{amount}</b>
            </li>
          ))}
        </ul>
        <button
          className={`${buttonClasses('secondary')} ${styles.change}`}
          data-field="change"
          type="button"
        >
          {labels.change}
        </button>
      </div>
      <div className={styles.asked}>
        <p className={styles.column}>{labels.asked}</p>
        <p className={styles.others} data-field="asked">
          {plan.asked.join('\n')}
        </p>
      </div>
    </li>
  );
}

interface PlanSheetProps {
  heading: string;
  plans: PrintedPlan[];
  labels: Omit<Labels['budget'], 'sumFault'>;
}

/** The ruled sheet of a sum and a purpose: its plans one below the other, the cheapest first. */
export function PlanSheet({ heading, plans, labels }: PlanSheetProps) {
  return (
    <div data-field="sheet">
      <h2 className={styles.heading} data-field="heading">
        {heading}
      </h2>
      <p className={styles.none} data-field="none" hidden={plans.length > 0}>
        {labels.none}
      </p>
      <ol data-field="plans">
        {plans.map((plan) => (
          <PlanEntry key={plan.name} labels={labels} plan={plan} />
        ))}
      </ol>
    </div>
  );
}
