import { formatPaise } from '#contract/money.ts';
import type { Plan } from '#src/budget/plan.ts';
import { askedOf, describeRest, type PlanLabels, rowsOf } from '#src/budget/plan-text.ts';

/** The element that a template names by data-field. */
export const fieldOf = (root: ParentNode, name: string): HTMLElement =>
  root.querySelector(`[data-field="${name}"]`) as HTMLElement;

/** A copy of the field of a template. */
export const copyOf = (root: ParentNode, name: string): HTMLElement =>
  fieldOf(root, name).cloneNode(true) as HTMLElement;

/** Writes texts into the fields of those names. */
function write(root: ParentNode, texts: Record<string, string>): void {
  for (const name of Object.keys(texts)) fieldOf(root, name).textContent = texts[name] ?? '';
}

/** Writes what a plan and its lines cost, what is left of the sum, and what others ask for. */
export function writeAmounts(item: HTMLElement, plan: Plan, labels: PlanLabels): void {
  const rows = rowsOf(plan, labels);
  [...fieldOf(item, 'rows').children].forEach((row, at) => {
    write(row, { amount: rows[at]?.amount ?? '' });
  });
  write(item, {
    total: formatPaise(plan.amounts.totalPaise),
    rest: describeRest(plan, labels),
    asked: askedOf(plan, labels).join('\n'),
  });
}

/** A plan, written into a copy of the blank one. */
export function drawPlan(parts: DocumentFragment, plan: Plan, labels: PlanLabels): HTMLElement {
  const item = copyOf(parts, 'plan');
  const list = fieldOf(item, 'rows');
  list.textContent = '';
  for (const row of rowsOf(plan, labels)) {
    const entry = copyOf(parts, 'row');
    write(entry, { ...row });
    list.append(entry);
  }
  write(item, { name: plan.name });
  writeAmounts(item, plan, labels);
  return item;
}
