import { fieldOf } from './budget-sheet.ts';
import { readSum } from './read-sum.ts';

/** What the form says. */
export interface BudgetChoice {
  sumPaise: number;
  /** Place of the purpose in the list. */
  purpose: number;
  /** Name of the district; empty where none is chosen. */
  district: string;
  /** What is typed is no sum. */
  isWrong: boolean;
}

const checkedIn = (form: HTMLElement, name: string) =>
  form.querySelector<HTMLInputElement>(`[name="${name}"]:checked`);

const anyIn = (form: HTMLElement) => fieldOf(form, 'any') as HTMLInputElement;

/** What is typed as a sum. */
export const typedIn = (form: HTMLElement) => anyIn(form).value.trim();

/**
 * Reads the form: the typed sum, or else the chosen one. What is no sum changes nothing: the sum stays
 * what it was before.
 */
export function readBudgetChoice(
  form: HTMLElement,
  sums: number[],
  beforePaise: number,
): BudgetChoice {
  const typed = typedIn(form);
  const chosen = checkedIn(form, 'sum');
  const sumPaise = typed ? readSum(typed) : chosen ? sums[Number(chosen.value)] : beforePaise;
  const district = form.querySelector<HTMLOptionElement>('option:checked');
  return {
    sumPaise: sumPaise ?? beforePaise,
    purpose: Number(checkedIn(form, 'purpose')?.value),
    district: district?.value ? district.text : '',
    isWrong: sumPaise === undefined,
  };
}

/** A typed sum and a chosen one exclude each other: the last one stays. */
export function keepOneSum(form: HTMLElement, target: EventTarget | null): void {
  const chosen = checkedIn(form, 'sum');
  if (target === chosen) anyIn(form).value = '';
  else if (chosen) chosen.checked = !typedIn(form);
}

/** Chooses the sum of the HTML again where the browser, going back, has brought back none. */
export function chooseSum(form: HTMLElement): void {
  const first = form.querySelector('[name="sum"][checked]') as HTMLInputElement;
  if (!checkedIn(form, 'sum') && !typedIn(form)) first.checked = true;
}

/** Chooses the district that the address names; false if there is no such district. */
export function chooseDistrict(form: HTMLElement, search: string): boolean {
  const slug = new URLSearchParams(search).get('district');
  const list = form.querySelector('select') as HTMLSelectElement;
  if (slug) list.value = slug;
  const isKnown = list.selectedIndex >= 0;
  if (!isKnown) list.value = '';
  return isKnown;
}
