import { isQuantity } from '#contract/quantity.ts';
import { whatsappLink } from '#contract/whatsapp-link.ts';
import { withQuantity } from '#src/routing/checkout-path.ts';
import type { BudgetData } from './budget-data.ts';
import { copyOf, fieldOf, writePlan } from './budget-sheet.ts';
import { startStepper } from './budget-stepper.ts';
import { countsOf, type Plan, type PlanLine, planOf, quantityOf } from './plan.ts';
import { type PlanChoice, planMessage } from './plan-text.ts';

/** Gives a row steppers, and a link to the checkout where one order takes so many. */
function editRow(
  row: HTMLElement,
  line: PlanLine,
  { labels }: BudgetData,
  parts: DocumentFragment,
  onChange: () => void,
): void {
  const { label, path, limits } = line.service;
  const controls = copyOf(parts, 'controls');
  const book = fieldOf(controls, 'book');
  const tooMany = fieldOf(controls, 'tooMany');
  const write = () => {
    const quantity = quantityOf(line);
    const counts = line.counts.length > 1 ? countsOf(line) : null;
    book.setAttribute('href', withQuantity(path, quantity, counts));
    book.hidden = !isQuantity(quantity, limits);
    tooMany.hidden = quantity === 0 || !book.hidden;
    row.dataset.quantity = `${quantity}`;
    onChange();
  };
  line.counts.forEach((_count, at) => {
    const stepper = copyOf(parts, 'stepper');
    startStepper(stepper, line, at, labels, write);
    book.before(stepper);
  });
  fieldOf(controls, 'booked').textContent = ` ${label}`;
  row.append(controls);
  write();
}

/**
 * Opens a plan for a sum: its numbers can be changed, its lines booked, and all of it sent. The numbers of
 * its lines change in place; its amounts stay those of the start. Returns what writes it anew when the
 * visitor has chosen another district.
 */
export function openPlan(
  item: HTMLElement,
  plan: Plan,
  sumPaise: number,
  data: BudgetData,
  parts: DocumentFragment,
  chosen: () => PlanChoice,
): () => void {
  const { labels, phone } = data;
  const { lines } = plan;
  const actions = copyOf(parts, 'actions');
  const write = () => {
    const edited = planOf(plan.name, lines, sumPaise, labels.gstPercent);
    writePlan(item, edited, labels);
    const message = planMessage(edited, chosen(), labels);
    fieldOf(actions, 'send').setAttribute('href', whatsappLink(phone, message));
  };
  const rows = fieldOf(item, 'rows').children;
  lines.forEach((line, at) => {
    editRow(rows[at] as HTMLElement, line, data, parts, write);
  });
  fieldOf(actions, 'print').onclick = () => print();
  fieldOf(item, 'change').replaceWith(actions);
  item.dataset.open = '';
  return write;
}
