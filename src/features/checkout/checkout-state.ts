import { type Counts, unitsOf } from '#contract/counts.ts';
import { latinDigits } from '#contract/latin-digits.ts';
import { orderAmounts } from '#contract/order-amounts.ts';
import { isQuantity, singleQuantity, squareFeet } from '#contract/quantity.ts';
import type { DetailName } from './details.ts';
import { noSides, type Selection, type Sides } from './selection.ts';
import { idle, type PaymentPhase } from './use-payment.ts';

/** Whether a side is typed, so that the size determines the quantity. */
export const hasInput = ({ width, height }: Sides): boolean => width !== '' || height !== '';

/** Parses digits of any script and grouping: 1,200 and १,२०० are 1200. Anything else is NaN. */
export function parseNumber(text: string): number {
  const digits = latinDigits(text).trim();
  return /^[\d,]+$/.test(digits) ? Number(digits.replace(/,/g, '')) : Number.NaN;
}

const toFeet = (side: string) => Number(latinDigits(side));

/** Whether a side cannot be printed. */
export const isSideInvalid = (side: string, longestSide = 0): boolean =>
  squareFeet(toFeet(side), 1, longestSide) === undefined;

/** Adds a size to other counts, such as boards; undefined while a side is missing or invalid. */
export function withSides(
  others: Counts | null | undefined,
  { width, height }: Sides,
  longestSide = 0,
): Counts | undefined {
  const size = { width: toFeet(width), height: toFeet(height) };
  const isSheet = squareFeet(size.width, size.height, longestSide) !== undefined;
  return isSheet ? { ...others, ...size } : undefined;
}

/** State of the checkout, without the details, whose fields are uncontrolled. */
export interface CheckoutState {
  selection: Selection;
  /** The quantity as typed; undefined until the payer changes the one in the address. */
  text: string | undefined;
  /** The size as typed; undefined until the payer changes the one in the address. */
  sides: Sides | undefined;
  /** Whether Pay was pressed with this size. */
  isSizeSubmitted: boolean;
  /** Fields whose errors are shown. */
  invalidFields: DetailName[];
  phase: PaymentPhase;
}

/** Events of the checkout. */
export type CheckoutAction =
  | { type: 'select'; selection: Selection }
  | { type: 'typeQuantity'; text: string }
  | { type: 'typeSides'; sides: Sides }
  /** Hides the errors of fields that are valid now. */
  | { type: 'typeDetails'; invalid: DetailName[] }
  /** Pay was pressed with an invalid quantity, or with invalid details. */
  | { type: 'reject'; invalid: DetailName[] }
  | { type: 'setPhase'; phase: PaymentPhase };

/** State until the browser has read the address. */
export const initialState: CheckoutState = {
  selection: { kind: 'loading' },
  text: undefined,
  sides: undefined,
  isSizeSubmitted: false,
  invalidFields: [],
  phase: idle,
};

const chosenIn = ({ selection }: CheckoutState) =>
  selection.kind === 'chosen' ? selection : undefined;

const limitsIn = (state: CheckoutState) => chosenIn(state)?.service.limits ?? singleQuantity;

const quantityTextIn = (state: CheckoutState) =>
  state.text ?? chosenIn(state)?.quantityText ?? String(singleQuantity.least);

/** Reducer of the checkout. */
export function checkoutReducer(state: CheckoutState, action: CheckoutAction): CheckoutState {
  switch (action.type) {
    case 'select':
      return { ...state, selection: action.selection };
    case 'typeQuantity':
      return { ...state, text: action.text };
    case 'typeSides':
      return { ...state, sides: action.sides, isSizeSubmitted: false };
    case 'typeDetails': {
      const invalidFields = state.invalidFields.filter((name) => action.invalid.includes(name));
      const isSame = invalidFields.length === state.invalidFields.length;
      return isSame ? state : { ...state, invalidFields };
    }
    case 'reject':
      return { ...state, invalidFields: action.invalid, isSizeSubmitted: true, phase: idle };
    case 'setPhase':
      return { ...state, phase: action.phase };
  }
}

/** The order shown in the summary, derived from the state. */
export type Order = ReturnType<typeof orderOf>;

/** The quantity, valid or not, with its breakdown; NaN while it is missing or no number. */
function countedIn(state: CheckoutState, sides: Sides): { number: number; counts: Counts | null } {
  const chosen = chosenIn(state);
  // Only a size that is typed or in the address makes the quantity; an old link has square feet alone.
  if (state.sides || hasInput(sides)) {
    const counts = withSides(chosen?.counts, sides, limitsIn(state).longestSide) ?? null;
    return { number: counts ? unitsOf(...Object.values(counts)) : Number.NaN, counts };
  }
  const counts = state.text === undefined ? chosen?.counts : null;
  return { number: parseNumber(quantityTextIn(state)), counts: counts ?? null };
}

/** Derives quantity and purchase; both are undefined while they are invalid. */
export function orderOf(state: CheckoutState, gstPercent: number) {
  const chosen = chosenIn(state);
  const sides = state.sides ?? chosen?.sides ?? noSides;
  const { number, counts } = countedIn(state, sides);
  const quantity = isQuantity(number, limitsIn(state)) ? number : undefined;
  const order = { text: quantityTextIn(state), sides, number, quantity, purchase: undefined };
  if (!chosen || quantity === undefined) return order;
  const { service } = chosen;
  const amounts = orderAmounts(service.amountPaise, quantity, gstPercent);
  return { ...order, purchase: { service, quantity, counts, amounts } };
}
