import { type Dispatch, memo, useDeferredValue } from 'react';
import { formatPaise } from '#contract/money.ts';
import { whatsappLink } from '#contract/whatsapp-link.ts';
import { unbroken } from '#src/ui/unbroken.tsx';
import styles from './Budget.module.css';
import { BudgetForm } from './BudgetForm.tsx';
import { Letterhead } from './Letterhead.tsx';
import { PlanCard } from './PlanCard.tsx';
import { headingOf, planMessage } from './plan-text.ts';
import type { PlannerProps } from './planner-props.ts';
import {
  type BudgetAction,
  type BudgetState,
  choiceOf,
  useBudget,
  usePlans,
} from './use-budget.ts';

type PlansProps = PlannerProps & { state: BudgetState; dispatch: Dispatch<BudgetAction> };

/** The sheet with the plans for the values of the form. */
const Plans = memo(function Plans({ state, dispatch, ...props }: PlansProps) {
  const { disclaimer, districts, labels, language, letterhead, phone } = props;
  const plans = usePlans(state, props);
  const { purpose, post, sum } = choiceOf(state, props);
  const choice = {
    sum: formatPaise(sum),
    purpose: [purpose?.name, post?.name].filter(Boolean).join(' · '),
    district: districts.find(({ slug }) => slug === state.district)?.name ?? '',
  };
  const openPlans = plans.filter(({ name }) => name in state.edits);
  return (
    <div className={styles.paper} data-waiting={!state.isReady || undefined}>
      <Letterhead {...letterhead} labels={labels} />
      <h2 className={styles.heading}>{unbroken(headingOf(choice))}</h2>
      {plans.length === 0 && <p className={styles.none}>{labels.none}</p>}
      {/* Keyed by choice, so that totals of other plans are not announced as changes. */}
      <ol className={styles.plans} key={`${sum} ${choice.purpose}`}>
        {plans.map((plan, at) => (
          <PlanCard
            chatHref={whatsappLink(phone, planMessage(plan, choice, labels))}
            isMain={openPlans.length > 0 ? openPlans.includes(plan) : at === 0}
            isNamed={at + 1 === state.plan}
            isOpen={openPlans.includes(plan)}
            isReady={state.isReady}
            key={plan.name}
            labels={labels}
            language={language}
            onChange={(line, count, number) =>
              dispatch({ type: 'numberChanged', plan: plan.name, line, count, number })
            }
            onOpen={() => dispatch({ type: 'planOpened', plan })}
            plan={plan}
            vehicles={post?.vehicles ?? ''}
          />
        ))}
      </ol>
      <p className={styles.disclaimer}>{disclaimer}</p>
    </div>
  );
});

/** A form, and the plans for its values. The HTML has those of the initial values. */
export function BudgetPlanner(props: PlannerProps) {
  const { dispatch, form, state } = useBudget(props);
  const deferred = useDeferredValue(state);
  // The form answers a choice at once, and the plans follow; the numbers of a plan are not deferred.
  const isChosen =
    deferred.sum !== state.sum ||
    deferred.purpose !== state.purpose ||
    deferred.post !== state.post;
  return (
    <>
      <BudgetForm {...props} dispatch={dispatch} ref={form} state={state} />
      <Plans {...props} dispatch={dispatch} state={isChosen ? deferred : state} />
    </>
  );
}
