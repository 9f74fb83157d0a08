import { formatPaise } from '#contract/money.ts';
import type { SectionProps } from '#src/sections/section.ts';
import wrap from '#src/styles/Wrap.module.css';
import styles from './Budget.module.css';
import { BudgetForm } from './BudgetForm.tsx';
import { budgetData } from './budget-data.ts';
import script from './budget-page.ts?worker&url';
import { PaperHead } from './PaperHead.tsx';
import { PlanParts } from './PlanParts.tsx';
import { PlanSheet, printedPlan } from './PlanSheet.tsx';
import { planMixes } from './plan.ts';

/**
 * What a sum of money buys: the plans of every sum and purpose stand in the HTML, and the choice of the
 * form shows those of one (Budget.module.css). A script makes them live (budget/budget-page.ts).
 */
export function Budget({ section, site }: SectionProps<'budget'>) {
  const { sums, purposes, labels } = budgetData(section, site);
  return (
    <section
      className={styles.budget}
      data-plans={`/budget/${site.language}.json`}
      data-script={script}
    >
      <div className={wrap.wrap}>
        <h1 className={styles.title}>{section.title}</h1>
        <p className={styles.lead}>{section.lead}</p>
        <BudgetForm section={section} site={site} />
        <div className={styles.paper}>
          <PaperHead days={section.validDays} site={site} />
          {sums.map((sumPaise, sum) => (
            <div data-sum={sum} key={sumPaise}>
              {purposes.map(({ name, mixes }, purpose) => (
                <div data-purpose={purpose} key={name}>
                  <PlanSheet
                    heading={`${formatPaise(sumPaise)} · ${name}`}
                    labels={labels}
                    plans={planMixes(mixes, sumPaise, labels.gstPercent).map((plan) =>
                      printedPlan(plan, labels),
                    )}
                  />
                </div>
              ))}
            </div>
          ))}
          <p className={styles.disclaimer}>
            {section.disclaimer}
            {labels.gstPercent === 0 && ` ${site.payment.tax.none}`}
          </p>
        </div>
        <PlanParts labels={site.labels} payment={site.payment} />
      </div>
    </section>
  );
}
