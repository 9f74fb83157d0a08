import { useEffect, useMemo, useReducer, useRef } from 'react';
import { latinDigits } from '#contract/latin-digits.ts';
import { type Plan, planMixes, planOf } from './plan.ts';
import type { PlannerProps } from './planner-props.ts';

/** Smallest and largest sum, in paise. */
export const sumLimits = { least: 50_000, most: 100_000_000 };

/** A typed sum in paise: ₹25,000, 25 000, Rs. 25000/- or २५०००. Undefined if it is out of limits. */
export function readSum(typed: string): number | undefined {
  const figures = latinDigits(typed).replace(/^\s*(?:₹|rs\.?)|\/-\s*$|[\s,]/gi, '');
  // NaN, which no limits include, if it is not a number.
  const paise = Number(/^\d+$/.exec(figures)?.[0]) * 100;
  return paise >= sumLimits.least && paise <= sumLimits.most ? paise : undefined;
}

/** State of the form and the plans. */
export interface BudgetState {
  /** The last valid sum, in paise. */
  sum: number;
  /** Text of the field; empty while a sum of the list is selected. */
  typedSum: string;
  /** Whether an invalid sum was submitted by blur or Enter. */
  showError: boolean;
  /** Index of the purpose. */
  purpose: number;
  /** Slug of the district, unknown if the address is wrong; empty if none is chosen. */
  district: string;
  /** Numbers of the open plans, by name, line and count. */
  edits: Record<string, number[][]>;
  /** Whether React has hydrated the HTML. */
  isReady: boolean;
}

/** Values of the form, which may be set before hydration. */
type Entered = Pick<BudgetState, 'sum' | 'typedSum' | 'purpose' | 'district'>;

/** An action of the visitor, or `hydrated` with the values entered before. */
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

/** Another sum or purpose has other plans, which discards the edits. */
function withChoice(state: BudgetState, choice: Partial<Entered>): BudgetState {
  const next = { ...state, ...choice };
  const isSame = next.sum === state.sum && next.purpose === state.purpose;
  return isSame ? next : { ...next, edits: {} };
}

/** A shown error goes as soon as the sum is valid; typing never shows one. */
function withTypedSum(state: BudgetState, text: string): BudgetState {
  const sum = readSum(text) ?? state.sum;
  const showError = state.showError && isWrong(text);
  return withChoice({ ...state, typedSum: text, showError }, { sum });
}

function budgetReducer(state: BudgetState, action: BudgetAction): BudgetState {
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
      const numbers = (state.edits[plan] ?? []).map((row, at) =>
        at === line ? row.with(count, number) : row,
      );
      return { ...state, edits: { ...state.edits, [plan]: numbers } };
    }
  }
}

/** State of the HTML. */
const initialState = ([, sum = 0]: number[]): BudgetState => ({
  sum,
  typedSum: '',
  showError: false,
  purpose: 0,
  district: '',
  edits: {},
  isReady: false,
});

/** Values of the form at hydration: typed before, or restored by the browser after going back. */
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

/** State of the planner. */
export function useBudget({ sums }: PlannerProps) {
  const form = useRef<HTMLDivElement>(null);
  const [state, dispatch] = useReducer(budgetReducer, sums, initialState);

  useEffect(() => {
    if (!form.current) return;
    const isTyping = document.activeElement?.matches('[name=typedSum]') ?? false;
    dispatch({ type: 'hydrated', entered: readForm(form.current, sums), isTyping });
  }, [sums]);

  return { state, dispatch, form };
}

/** The plans for a sum and purpose, with the numbers of the visitor. */
export function usePlans(
  state: BudgetState,
  { purposes, labels: { gstPercent } }: Pick<PlannerProps, 'purposes' | 'labels'>,
): Plan[] {
  const { edits, sum } = state;
  const mixes = purposes[state.purpose]?.mixes;
  const planned = useMemo(() => planMixes(mixes ?? [], sum, gstPercent), [mixes, sum, gstPercent]);
  return planned.map((plan) => {
    const numbers = edits[plan.name];
    if (!numbers) return plan;
    const lines = plan.lines.map((line, at) => ({ ...line, numbers: numbers[at] ?? line.numbers }));
    return planOf(plan.name, lines, sum, gstPercent);
  });
}
