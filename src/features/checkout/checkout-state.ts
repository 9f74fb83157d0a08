import { latinDigits } from '#contract/latin-digits.ts';
import { orderAmounts } from '#contract/order-amounts.ts';
import { isQuantity, onlyOne, squareFeet } from '#contract/quantity.ts';
import type { DetailName } from './details.ts';
import type { Selection } from './selection.ts';
import { idle, type PaymentPhase } from './use-payment.ts';

/** Width and height of a banner in feet, as typed. */
export interface Sides {
  width: string;
  height: string;
}

/** No size typed. */
export const noSides: Sides = { width: '', height: '' };

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

/** Square feet of two sides; undefined if one is missing or invalid. */
export const areaOf = ({ width, height }: Sides, longestSide = 0): number | undefined =>
  squareFeet(toFeet(width), toFeet(height), longestSide);

/** State of the checkout, without the details, whose fields are uncontrolled. */
export interface CheckoutState {
  selection: Selection;
  /** The quantity as typed; undefined until the payer changes the one in the address. */
  text: string | undefined;
  sides: Sides;
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
  /** Pay was pressed with invalid details or, if there are none, an invalid quantity. */
  | { type: 'reject'; invalid: DetailName[] }
  | { type: 'setPhase'; phase: PaymentPhase };

/** State until the browser has read the address. */
export const initialState: CheckoutState = {
  selection: { kind: 'loading' },
  text: undefined,
  sides: noSides,
  isSizeSubmitted: false,
  invalidFields: [],
  phase: idle,
};

const chosenIn = ({ selection }: CheckoutState) =>
  selection.kind === 'chosen' ? selection : undefined;

const limitsIn = (state: CheckoutState) => chosenIn(state)?.service.limits ?? onlyOne;

const quantityTextIn = (state: CheckoutState) =>
  state.text ?? chosenIn(state)?.quantityText ?? String(onlyOne.least);

/** Reducer of the checkout. */
export function checkoutReducer(state: CheckoutState, action: CheckoutAction): CheckoutState {
  switch (action.type) {
    case 'select':
      return { ...state, selection: action.selection };
    case 'typeQuantity':
      return { ...state, text: action.text, sides: noSides, isSizeSubmitted: false };
    case 'typeSides': {
      const area = areaOf(action.sides, limitsIn(state).longestSide);
      const text = area === undefined ? quantityTextIn(state) : String(area);
      return { ...state, text, sides: action.sides, isSizeSubmitted: false };
    }
    case 'typeDetails': {
      const invalidFields = state.invalidFields.filter((name) => action.invalid.includes(name));
      const isSame = invalidFields.length === state.invalidFields.length;
      return isSame ? state : { ...state, invalidFields };
    }
    case 'reject': {
      const isSizeSubmitted = state.isSizeSubmitted || action.invalid.length === 0;
      return { ...state, invalidFields: action.invalid, isSizeSubmitted, phase: idle };
    }
    case 'setPhase':
      return { ...state, phase: action.phase };
  }
}

/** The order shown in the summary, derived from the state. */
export type Order = ReturnType<typeof orderOf>;

/** Derives quantity and purchase; both are undefined while they are invalid. */
export function orderOf(state: CheckoutState, gstPercent: number) {
  const { sides } = state;
  const chosen = chosenIn(state);
  const limits = limitsIn(state);
  const text = quantityTextIn(state);
  const number = parseNumber(text);
  const quantity = isQuantity(number, limits) ? number : undefined;
  const area = areaOf(sides, limits.longestSide);
  const isSizeInvalid = hasInput(sides) && area === undefined;
  const size =
    area === undefined ? null : { width: toFeet(sides.width), height: toFeet(sides.height) };
  const counts = (state.text === undefined ? chosen?.counts : size) ?? null;
  const order = { text, quantity, isSizeInvalid, purchase: undefined };
  if (!chosen || quantity === undefined || isSizeInvalid) return order;
  const { service } = chosen;
  const amounts = orderAmounts(service.amountPaise, quantity, gstPercent);
  return { ...order, purchase: { service, quantity, counts, amounts } };
}
