import { type RefObject, useEffect, useMemo, useReducer, useRef } from 'react';
import { type Plan, planMixes, planOf } from './plan.ts';
import type { PlannerProps } from './planner-props.ts';
import { readSum } from './read-sum.ts';

/** What the visitor has entered. */
export interface BudgetState {
  /** The sum in effect, in paise. A wrong one leaves it as it is. */
  sum: number;
  /** Text of the field for any other sum; empty while one of the list is selected. */
  typedSum: string;
  /** Whether the field was left, or Enter pressed, with a wrong sum in it. */
  showError: boolean;
  /** Index of the purpose. */
  purpose: number;
  /** Slug of the district, which the address may name wrongly; empty if none is chosen. */
  district: string;
  /** Numbers of each open plan, by its name: for every line, one for each of its counts. */
  edits: Record<string, number[][]>;
  /** Whether React has taken over the HTML, and buttons work. */
  isReady: boolean;
}

/** What the form holds: all of it may be set before React takes over. */
type Entered = Pick<BudgetState, 'sum' | 'typedSum' | 'purpose' | 'district'>;

/** An action of the visitor, or `hydrated`, which brings what was entered before. */
export type BudgetAction =
  | { type: 'hydrated'; entered: Entered; isTyping: boolean }
  | { type: 'sumChosen'; sum: number }
  | { type: 'sumTyped'; text: string }
  | { type: 'sumLeft' }
  | { type: 'purposeChosen'; purpose: number }
  | { type: 'districtChosen'; district: string }
  | { type: 'planOpened'; plan: Plan }
  | { type: 'numberChanged'; plan: string; line: number; count: number; number: number };

const isWrong = (typed: string) => typed.trim() !== '' && readSum(typed) === undefined;

/** Another sum or purpose has other plans, so what was changed in the old ones goes. */
function withChoice(state: BudgetState, choice: Partial<Entered>): BudgetState {
  const next = { ...state, ...choice };
  const isSame = next.sum === state.sum && next.purpose === state.purpose;
  return isSame ? next : { ...next, edits: {} };
}

/** An error is shown once the field is left, not while a sum is being typed, and goes as soon as it is right. */
function withTypedSum(state: BudgetState, text: string): BudgetState {
  const sum = readSum(text) ?? state.sum;
  const showError = state.showError && isWrong(text);
  return withChoice({ ...state, typedSum: text, showError }, { sum });
}

/** The numbers with one of them replaced. */
const withNumber = (numbers: number[][], line: number, count: number, number: number) =>
  numbers.map((row, at) => (at === line ? row.with(count, number) : row));

/** State machine of the planner. */
export function budgetReducer(state: BudgetState, action: BudgetAction): BudgetState {
  switch (action.type) {
    case 'hydrated': {
      const entered = withTypedSum({ ...state, ...action.entered }, action.entered.typedSum);
      const showError = !action.isTyping && isWrong(entered.typedSum);
      return { ...entered, showError, isReady: true };
    }
    case 'sumChosen':
      return withChoice({ ...state, typedSum: '', showError: false }, { sum: action.sum });
    case 'sumTyped':
      return withTypedSum(state, action.text);
    case 'sumLeft':
      return { ...state, showError: isWrong(state.typedSum) };
    case 'purposeChosen':
      return withChoice(state, { purpose: action.purpose });
    case 'districtChosen':
      return { ...state, district: action.district };
    case 'planOpened': {
      const { name, lines } = action.plan;
      return { ...state, edits: { ...state.edits, [name]: lines.map(({ numbers }) => numbers) } };
    }
    case 'numberChanged': {
      const { plan, line, count, number } = action;
      const numbers = withNumber(state.edits[plan] ?? [], line, count, number);
      return { ...state, edits: { ...state.edits, [plan]: numbers } };
    }
  }
}

/** State of the HTML: the second sum, the first purpose. */
const initialState = ([, sum = 0]: number[]): BudgetState => ({
  sum,
  typedSum: '',
  showError: false,
  purpose: 0,
  district: '',
  edits: {},
  isReady: false,
});

/** What the form holds when React takes over: typed before, or restored by the browser on going back. */
function readForm(form: HTMLElement, sums: number[]): Entered {
  const fieldValue = (selector: string) =>
    form.querySelector<HTMLInputElement | HTMLSelectElement>(selector)?.value ?? '';
  const [, first = 0] = sums;
  return {
    sum: sums[Number(fieldValue('[name=sum]:checked') || 1)] ?? first,
    typedSum: fieldValue('[name=typedSum]'),
    purpose: Number(fieldValue('[name=purpose]:checked')),
    district:
      fieldValue('[name=district]') || (new URLSearchParams(location.search).get('district') ?? ''),
  };
}

/** A plan with the numbers that the visitor has given it. */
function edited(plan: Plan, { edits, sum }: BudgetState, gstPercent: number): Plan {
  const numbers = edits[plan.name];
  if (!numbers) return plan;
  const lines = plan.lines.map((line, at) => ({ ...line, numbers: numbers[at] ?? line.numbers }));
  return planOf(plan.name, lines, sum, gstPercent);
}

/** The planner: what the visitor has entered, and the plans for it. */
export function useBudget({ sums, purposes, labels }: PlannerProps): {
  state: BudgetState;
  dispatch: (action: BudgetAction) => void;
  plans: Plan[];
  /** The element with the fields. */
  form: RefObject<HTMLDivElement | null>;
} {
  const form = useRef<HTMLDivElement>(null);
  const [state, dispatch] = useReducer(budgetReducer, sums, initialState);
  const { gstPercent } = labels;
  const mixes = purposes[state.purpose]?.mixes;

  useEffect(() => {
    if (!form.current) return;
    const isTyping = document.activeElement?.matches('[name=typedSum]') ?? false;
    dispatch({ type: 'hydrated', entered: readForm(form.current, sums), isTyping });
  }, [sums]);

  const planned = useMemo(
    () => planMixes(mixes ?? [], state.sum, gstPercent),
    [mixes, state.sum, gstPercent],
  );
  const plans = planned.map((plan) => edited(plan, state, gstPercent));
  return { state, dispatch, plans, form };
}
