import { readSum } from '#src/budget/read-sum.ts';

/** What the form says. */
export interface Choice {
  sumPaise: number;
  /** Place of the purpose in the list. */
  purpose: number;
  /** Name of the district; empty where none is chosen. */
  district: string;
  /** A sum is typed, and whether it is none. */
  isTyped: boolean;
  isWrong: boolean;
}

const checkedIn = (form: HTMLElement, name: string) =>
  form.querySelector<HTMLInputElement>(`[name="${name}"]:checked`);

const anyIn = (form: HTMLElement) => form.querySelector('[data-any]') as HTMLInputElement;

/**
 * Reads the form: the typed sum, or else the chosen one. What is no sum changes nothing: the sum stays
 * what it was before.
 */
export function readChoice(form: HTMLElement, sums: number[], beforePaise: number): Choice {
  const typed = anyIn(form).value.trim();
  const chosen = checkedIn(form, 'sum');
  const sumPaise = typed ? readSum(typed) : chosen ? sums[Number(chosen.value)] : beforePaise;
  const district = form.querySelector<HTMLOptionElement>('option:checked');
  return {
    sumPaise: sumPaise ?? beforePaise,
    purpose: Number(checkedIn(form, 'purpose')?.value),
    district: district?.value ? district.text : '',
    isTyped: typed !== '',
    isWrong: sumPaise === undefined,
  };
}

/** A typed sum and a chosen one exclude each other: the last one stays. */
export function keepOneSum(form: HTMLElement, target: EventTarget | null): void {
  const any = anyIn(form);
  const chosen = checkedIn(form, 'sum');
  if (target === chosen) any.value = '';
  else if (chosen && any.value) chosen.checked = false;
}

/** Chooses the district that the address names; false where it names one that there is not. */
export function chooseDistrict(form: HTMLElement, search: string): boolean {
  const slug = new URLSearchParams(search).get('district');
  const option = form.querySelector<HTMLOptionElement>(`option[value="${CSS.escape(slug ?? '')}"]`);
  if (slug && option) option.selected = true;
  return option !== null;
}
