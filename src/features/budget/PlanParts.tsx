import { buttonClasses } from '#src/components/button/button-classes.ts';
import { Icon } from '#src/components/icon/Icon.tsx';
import { VisuallyHidden } from '#src/components/visually-hidden/VisuallyHidden.tsx';
import type { Site } from '#src/content/site.ts';
import parts from './PlanParts.module.css';
import { blankPlan, PlanSheet } from './PlanSheet.tsx';

/** A count with its buttons. */
function Stepper({ name }: { name: string }) {
  return (
    <span className={parts.stepper} data-field="stepper">
      <span>{name}</span>
      <button aria-label="−" name="fewer" type="button" value="-1">
        −
      </button>
      <input aria-label={name} autoComplete="off" inputMode="numeric" type="number" />
      <button aria-label="+" name="more" type="button" value="1">
        +
      </button>
    </span>
  );
}

/**
 * What the script of the page draws with (budget/budget-page.ts): a blank sheet, and what an open plan has
 * beside a closed one.
 */
export function PlanParts({ labels, payment }: Pick<Site, 'labels' | 'payment'>) {
  const { actions, budget } = labels;
  return (
    <template>
      <PlanSheet heading="–" labels={budget} plans={[blankPlan]} />
      <Stepper name={payment.counts.many.times} />
      <span className={parts.controls} data-field="controls">
        <a className={parts.book} data-field="book" href="/payment">
          {actions.book}
          <VisuallyHidden>
            <span data-field="booked" />
          </VisuallyHidden>
        </a>
        <span data-field="tooMany">{budget.tooMany}</span>
      </span>
      <p className={parts.actions} data-field="actions">
        <a className={buttonClasses('chat')} data-field="send" href="/contact">
          <Icon name="whatsapp" />
          {budget.send}
        </a>
        <button className={buttonClasses('secondary')} data-field="print" type="button">
          {budget.print}
        </button>
      </p>
    </template>
  );
}
