import { fill } from '#contract/fill.ts';
import { formatPaise } from '#contract/money.ts';
import type { BudgetData } from './budget-data.ts';
import {
  type BudgetChoice,
  chooseDistrict,
  chooseSum,
  keepOneSum,
  readBudgetChoice,
  typedIn,
} from './budget-form.ts';
import { livePlans } from './budget-plans.ts';
import { fieldOf } from './budget-sheet.ts';

/** Says what is wrong with the typed sum, or nothing. */
function writeFault(
  form: HTMLElement,
  { isWrong, sumPaise }: BudgetChoice,
  { labels }: BudgetData,
): void {
  const sum = formatPaise(sumPaise);
  fieldOf(form, 'fault').textContent = isWrong ? fill(labels.sumFault, { sum }) : '';
  fieldOf(form, 'any').setAttribute('aria-invalid', `${isWrong}`);
}

/**
 * Writes the visitor's day on the paper when it is printed, not before: the first date that a page writes
 * takes a phone 50 ms.
 */
function dateWhenPrinted(root: HTMLElement): void {
  addEventListener('beforeprint', () => {
    const { lang } = document.documentElement;
    const today = new Date().toLocaleDateString(lang, { dateStyle: 'long' });
    fieldOf(root, 'date').textContent = today;
  });
}

/**
 * Lets the visitor type any sum, choose a district and change the numbers of a plan. The sheet of the HTML
 * stays until something is chosen, in browsers that can show it: it needs :has().
 */
function startBudget(root: HTMLElement, data: BudgetData): void {
  const form = root.querySelector('[data-form]') as HTMLElement;
  const isKnown = chooseDistrict(form, location.search);
  if (!isKnown) fieldOf(form, 'districtNote').textContent = data.labels.districtFault;
  chooseSum(form);
  let choice = readBudgetChoice(form, data.sums, data.sums[1] ?? 0);
  const plans = livePlans(root, data, choice);
  form.oninput = form.onchange = ({ target, type }) => {
    keepOneSum(form, target);
    choice = readBudgetChoice(form, data.sums, choice.sumPaise);
    // No fault is shown while a sum is still being typed.
    if (type === 'change' || !choice.isWrong) writeFault(form, choice, data);
    plans.show(choice);
  };
  root.addEventListener('click', ({ target }) => {
    const item = (target as Element).closest('[data-field="change"]')?.closest('li');
    if (item) plans.open([...(item.parentElement as Element).children].indexOf(item));
  });
  // The address, the visitor or the browser, going back, has filled in what the HTML does not show.
  const isFilled = choice.district || typedIn(form);
  if (isFilled || !CSS.supports('selector(:has(*))')) form.dispatchEvent(new Event('change'));
  root.dataset.ready = '';
}

// A script of its own, which page-scripts/form-script.ts fetches.
const root = document.querySelector<HTMLElement>('[data-plans]');
if (root) {
  dateWhenPrinted(root);
  fetch(root.dataset.plans as string)
    .then((answer) => answer.json())
    .then(
      (data) => startBudget(root, data),
      // If the data cannot be fetched, the page stays as the HTML has it. A fault of startBudget is not
      // caught here.
      () => {},
    );
}
