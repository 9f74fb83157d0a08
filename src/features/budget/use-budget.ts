import { useEffect, useMemo, useReducer, useRef } from 'react';
import { latinDigits } from '#contract/latin-digits.ts';
import { groupDigits } from '#contract/money.ts';
import { capMixes, type Plan, planMixes, planOf } from './plan.ts';
import type { PlannerProps } from './planner-props.ts';

/** Smallest and largest sum, in paise. */
export const sumLimits = { least: 50_000, most: 100_000_000 };

/** A typed sum in paise: ₹25,000, 25 000, Rs. 25000/- or २५०००. Undefined if it is out of range. */
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
  /** Slug of the post, of a purpose that has posts. */
  post: string;
  /** Slug of the district, unknown if the address is wrong; empty if none is chosen. */
  district: string;
  /** Which plan the address opens, counted from 1; 0 for none. */
  plan: number;
  /** Numbers of the open plans, by name, line and count. */
  edits: Record<string, number[][]>;
  /** Whether React has hydrated the HTML. */
  isReady: boolean;
}

/** Values of the form, which may be set before hydration. */
type Entered = Pick<BudgetState, 'sum' | 'typedSum' | 'purpose' | 'post' | 'district' | 'plan'>;

/** An action of the visitor, or `hydrated` with the values entered before. */
export type BudgetAction =
  | { type: 'hydrated'; entered: Entered; isTyping: boolean }
  | { type: 'sumChosen'; sum: number }
  | { type: 'sumTyped'; text: string }
  | { type: 'sumLeft' }
  | { type: 'purposeChosen'; purpose: number }
  | { type: 'postChosen'; post: string }
  | { type: 'districtChosen'; district: string }
  | { type: 'planOpened'; plan: Plan }
  | { type: 'numberChanged'; plan: string; line: number; count: number; number: number };

const isWrong = (typed: string) => typed.trim() !== '' && readSum(typed) === undefined;

/** A new sum, purpose or post brings new plans, all closed. */
function withChoice(state: BudgetState, choice: Partial<Entered>): BudgetState {
  const next = { ...state, ...choice };
  const isSame =
    next.sum === state.sum && next.purpose === state.purpose && next.post === state.post;
  return isSame ? next : { ...next, plan: 0, edits: {} };
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
      const showError = !action.isTyping && isWrong(action.entered.typedSum);
      return { ...state, ...action.entered, showError, isReady: true };
    }
    case 'sumChosen':
      return withChoice({ ...state, typedSum: '', showError: false }, { sum: action.sum });
    case 'sumTyped':
      return withTypedSum(state, action.text);
    case 'sumLeft':
      return { ...state, showError: isWrong(state.typedSum) };
    case 'purposeChosen':
      return withChoice(state, { purpose: action.purpose });
    case 'postChosen':
      return withChoice(state, { post: action.post });
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

type Choices = Pick<PlannerProps, 'purposes' | 'sums'>;

/** Posts of all purposes. */
export const postsOf = ({ purposes }: Pick<PlannerProps, 'purposes'>) =>
  purposes.flatMap(({ posts }) => posts);

/** State of the HTML. */
const initialState = ({ sums: [, sum = 0], ...props }: Choices): BudgetState => ({
  sum,
  typedSum: '',
  showError: false,
  purpose: 0,
  post: postsOf(props)[0]?.slug ?? '',
  district: '',
  plan: 0,
  edits: {},
  isReady: false,
});

/**
 * Values of the form at hydration: typed before, or restored by the browser after going back. What was not
 * touched is taken from the address: /budget?sum=40000&post=mukhiya&plan=2, or purpose=sale, or district=siwan.
 */
function readForm(form: HTMLElement, props: Choices): Entered {
  const { purposes, sums } = props;
  const initial = initialState(props);
  const query = new URLSearchParams(location.search);
  const field = (selector: string) =>
    form.querySelector<HTMLInputElement | HTMLSelectElement>(selector);
  const chosen = sums[Number(field('[name=sum]:checked')?.value ?? 1)] ?? initial.sum;
  const sum = (chosen === initial.sum && readSum(query.get('sum') ?? '')) || chosen;
  const typedSum =
    field('[name=typedSum]')?.value || (sums.includes(sum) ? '' : groupDigits(sum / 100));
  const post = field('[name=post]')?.value ?? initial.post;
  const named = postsOf(props).find(({ slug }) => slug === query.get('post'))?.slug;
  const purpose = purposes.findIndex(
    ({ slug, posts }) =>
      slug === query.get('purpose') || posts.some((one) => one.slug === query.get('post')),
  );
  return {
    sum: readSum(typedSum) ?? sum,
    typedSum,
    purpose: Number(field('[name=purpose]:checked')?.value) || Math.max(purpose, initial.purpose),
    post: (post === initial.post && named) || post,
    district: field('[name=district]')?.value || (query.get('district') ?? ''),
    plan: Number(query.get('plan')) || 0,
  };
}

/** The choice as a query, without what is selected initially, or a sum that was typed and taken out. */
function queryOf(state: BudgetState, props: Choices): string {
  const { sum, typedSum, purpose, post, district, plan } = state;
  const initial = initialState(props);
  const { slug = '', posts = [] } = props.purposes[purpose] ?? {};
  const query = new URLSearchParams();
  const isShown = typedSum !== '' || props.sums.includes(sum);
  if (sum !== initial.sum && isShown) query.set('sum', `${sum / 100}`);
  if (purpose !== initial.purpose) query.set('purpose', slug);
  if (posts.length > 0) query.set('post', post);
  if (district) query.set('district', district);
  if (plan > 0) query.set('plan', `${plan}`);
  return query.size > 0 ? `?${query}` : '';
}

/** What the plans are for: purpose, post, and the sum, which the limit of the post caps. */
export function choiceOf(
  state: Pick<BudgetState, 'sum' | 'purpose' | 'post'>,
  { purposes }: Pick<PlannerProps, 'purposes'>,
) {
  const purpose = purposes[state.purpose];
  const posts = purpose?.posts ?? [];
  const post = posts.find(({ slug }) => slug === state.post) ?? posts[0];
  return { purpose, post, sum: Math.min(state.sum, post?.limitPaise ?? state.sum) };
}

type PlanProps = Pick<PlannerProps, 'purposes' | 'labels'>;

/** The plans for a choice, before a number is changed. */
function plansFor(choice: Pick<BudgetState, 'sum' | 'purpose' | 'post'>, props: PlanProps): Plan[] {
  const { purpose, post, sum } = choiceOf(choice, props);
  return planMixes(capMixes(purpose?.mixes ?? [], post?.caps ?? {}), sum, props.labels.gstPercent);
}

/** State of the planner. */
export function useBudget(props: PlannerProps) {
  const form = useRef<HTMLDivElement>(null);
  const [state, dispatch] = useReducer(budgetReducer, props, initialState);

  useEffect(() => {
    if (!form.current) return;
    const isTyping = document.activeElement?.matches('[name=typedSum]') ?? false;
    const entered = readForm(form.current, props);
    dispatch({ type: 'hydrated', entered, isTyping });
    const plan = plansFor(entered, props)[entered.plan - 1];
    if (plan) dispatch({ type: 'planOpened', plan });
  }, [props]);

  const query = queryOf(state, props);
  // For returning visitors, links to other languages, and shared addresses.
  useEffect(() => {
    if (state.isReady) history.replaceState(history.state, '', location.pathname + query);
  }, [query, state.isReady]);

  return { state, dispatch, form };
}

/** The plans for a choice, with the numbers of the visitor. */
export function usePlans(state: BudgetState, { purposes, labels }: PlanProps): Plan[] {
  const { sum, purpose, post } = state;
  const planned = useMemo(
    () => plansFor({ sum, purpose, post }, { purposes, labels }),
    [sum, purpose, post, purposes, labels],
  );
  return planned.map((plan) => {
    const numbers = state.edits[plan.name];
    if (!numbers) return plan;
    const lines = plan.lines.map((line, at) => ({ ...line, numbers: numbers[at] ?? line.numbers }));
    return planOf(plan.name, lines, choiceOf(state, { purposes }).sum, labels.gstPercent);
  });
}
