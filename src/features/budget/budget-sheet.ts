import { formatPaise } from '#contract/money.ts';
import type { Plan } from './plan.ts';
import { askedOf, describeRest, type PlanLabels, rowsOf } from './plan-text.ts';

/** The element that a template names by data-field. */
export const fieldOf = (root: ParentNode, name: string): HTMLElement =>
  root.querySelector(`[data-field="${name}"]`) as HTMLElement;

/** A copy of the field of a template. */
export const copyOf = (root: ParentNode, name: string): HTMLElement =>
  fieldOf(root, name).cloneNode(true) as HTMLElement;

/** Writes texts into the fields of those names. */
function write(root: ParentNode, texts: object): void {
  for (const [name, text] of Object.entries(texts)) fieldOf(root, name).textContent = text;
}

/** Writes a plan and its rows, what is left of the sum, and what others ask for. */
export function writePlan(item: HTMLElement, plan: Plan, labels: PlanLabels): void {
  const entries = fieldOf(item, 'rows').children;
  rowsOf(plan, labels).forEach((row, at) => {
    write(entries[at] as Element, row);
  });
  write(item, {
    name: plan.name,
    total: formatPaise(plan.amounts.totalPaise),
    rest: describeRest(plan, labels),
    asked: askedOf(plan, labels).join('\n'),
  });
}

/** A plan, written into a copy of the blank one. */
export function drawPlan(parts: DocumentFragment, plan: Plan, labels: PlanLabels): HTMLElement {
  const item = copyOf(parts, 'plan');
  fieldOf(item, 'row').replaceWith(...rowsOf(plan, labels).map(() => copyOf(parts, 'row')));
  writePlan(item, plan, labels);
  return item;
}
