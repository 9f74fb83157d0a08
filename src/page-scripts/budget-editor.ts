import { localPath } from '#contract/local-path.ts';
import { isQuantity } from '#contract/quantity.ts';
import { whatsappLink } from '#contract/whatsapp-link.ts';
import type { BudgetData } from '#src/budget/budget-data.ts';
import { type Plan, type PlanLine, planOf, quantityOf } from '#src/budget/plan.ts';
import { type ChosenWords, planMessage } from '#src/budget/plan-text.ts';
import { checkoutPath } from '#src/routing/checkout-path.ts';
import { copyOf, fieldOf, writeAmounts } from './budget-sheet.ts';
import { startStepper } from './budget-stepper.ts';

/** Gives a row its steppers, and a link to the checkout where one order takes so many. */
function editRow(
  row: Element,
  line: PlanLine,
  { labels, language }: BudgetData,
  parts: DocumentFragment,
  onChange: () => void,
): void {
  const { label, name, amountPaise, limits } = line.service;
  const booking = copyOf(parts, 'booking');
  const [book, tooMany] = [fieldOf(booking, 'book'), fieldOf(booking, 'tooMany')];
  const write = () => {
    const quantity = quantityOf(line);
    book.setAttribute('href', localPath(language, checkoutPath(name, amountPaise, quantity)));
    book.hidden = !isQuantity(quantity, limits);
    tooMany.hidden = quantity === 0 || !book.hidden;
    onChange();
  };
  const counts = fieldOf(row, 'counts');
  counts.textContent = '';
  line.counts.forEach((_count, at) => {
    const stepper = copyOf(parts, 'stepper');
    startStepper(stepper, line, at, labels, write);
    counts.append(stepper);
  });
  fieldOf(booking, 'booked').textContent = ` ${label}`;
  row.append(booking);
  write();
}

/**
 * Opens a plan for a sum: its numbers can be changed, its lines booked, and all of it sent. Returns what
 * writes it anew when the visitor has chosen another district.
 */
export function openPlan(
  item: HTMLElement,
  plan: Plan,
  sumPaise: number,
  data: BudgetData,
  parts: DocumentFragment,
  chosen: () => ChosenWords,
): () => void {
  const { labels, phone } = data;
  const lines = plan.lines.map((line) => ({ ...line, numbers: [...line.numbers] }));
  const actions = copyOf(parts, 'actions');
  const write = () => {
    const edited = planOf(plan.name, lines, sumPaise, labels.gstPercent);
    writeAmounts(item, edited, labels);
    const message = planMessage(edited, chosen(), labels);
    fieldOf(actions, 'send').setAttribute('href', whatsappLink(phone, message));
  };
  const rows = fieldOf(item, 'rows').children;
  lines.forEach((line, at) => {
    editRow(rows[at] as Element, line, data, parts, write);
  });
  fieldOf(item, 'change').replaceWith(actions);
  item.dataset.open = '';
  return write;
}
