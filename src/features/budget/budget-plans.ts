import { formatPaise } from '#contract/money.ts';
import type { BudgetData } from './budget-data.ts';
import { openPlan } from './budget-editor.ts';
import type { BudgetChoice } from './budget-form.ts';
import { copyOf, drawPlan, fieldOf } from './budget-sheet.ts';
import { type Plan, planMixes } from './plan.ts';
import { headingOf } from './plan-text.ts';

/** The sheet of plans that the script draws. */
interface LivePlans {
  /** Draws the plans of a choice. What was changed in them stays where only the district is another. */
  show: (choice: BudgetChoice) => void;
  /** Opens the plan at that place of the list. */
  open: (at: number) => void;
}

/** Prepares a sheet for the plans of the script. It replaces those of the HTML when it is first shown. */
export function livePlans(root: HTMLElement, data: BudgetData, first: BudgetChoice): LivePlans {
  const { labels, purposes } = data;
  const parts = (root.querySelector('template') as HTMLTemplateElement).content;
  const sheet = copyOf(parts, 'sheet');
  const list = fieldOf(sheet, 'plans');
  let choice = first;
  let plans: Plan[] = [];
  /** Write the open plans anew. */
  let opened: (() => void)[] = [];

  const chosen = () => ({
    sum: formatPaise(choice.sumPaise),
    purpose: purposes[choice.purpose]?.name ?? '',
    district: choice.district,
  });

  function draw(): void {
    plans = planMixes(purposes[choice.purpose]?.mixes ?? [], choice.sumPaise, labels.gstPercent);
    opened = [];
    list.textContent = '';
    list.append(...plans.map((plan) => drawPlan(parts, plan, labels)));
    fieldOf(sheet, 'none').hidden = plans.length > 0;
    root.querySelector('[data-sum]')?.before(sheet);
    root.dataset.live = '';
  }

  function show(next: BudgetChoice): void {
    const isSame = choice.sumPaise === next.sumPaise && choice.purpose === next.purpose;
    choice = next;
    if (!isSame || !sheet.isConnected) draw();
    fieldOf(sheet, 'heading').textContent = headingOf(chosen());
    for (const write of opened) write();
  }

  function open(at: number): void {
    show(choice);
    const item = list.children[at] as HTMLElement;
    const plan = plans[at];
    if (!plan) return;
    opened.push(openPlan(item, plan, choice.sumPaise, data, parts, chosen));
    fieldOf(item, 'name').focus();
  }

  return { show, open };
}
