import type { Counts } from '#contract/counts.ts';
import { orderAmounts } from '#contract/order-amounts.ts';
import { isQuantity, onlyOne } from '#contract/quantity.ts';
import type { DetailName } from './details.ts';
import type { Booking } from './find-booking.ts';
import { areaOf, hasInput, noSides, parseNumber, type Sides, toCounts } from './quantity.ts';
import type { Purchase, Selection } from './selection.ts';

/** Where a payment stands, from the press of Pay until the provider's page opens. */
export type PaymentPhase =
  | { name: 'idle' }
  | { name: 'submitting' }
  /** The service was booked within the last day: the payer confirms or cancels. */
  | { name: 'confirmRepeat'; booking: Booking }
  /** Nothing was started. After a refusal the same request would be refused again. */
  | { name: 'failed'; message: string; isRefused: boolean };

/** What moves a payment from phase to phase. */
export type PaymentAction =
  | { type: 'submit' }
  | { type: 'askToConfirm'; booking: Booking }
  | { type: 'fail'; message: string; isRefused: boolean }
  | { type: 'reset' };

/** Before the first press, and after a cancelled repeat. */
export const idle: PaymentPhase = { name: 'idle' };

/** Reducer of the phase alone; the payment status pays again with it. */
export function paymentReducer(_phase: PaymentPhase, action: PaymentAction): PaymentPhase {
  switch (action.type) {
    case 'submit':
      return { name: 'submitting' };
    case 'askToConfirm':
      return { name: 'confirmRepeat', booking: action.booking };
    case 'fail':
      return { name: 'failed', message: action.message, isRefused: action.isRefused };
    case 'reset':
      return idle;
  }
}

/** The quantity as typed: a number, or the sides that make it. */
interface TypedQuantity {
  /** Undefined while sides are typed that make no area yet, and no number was typed before. */
  text: string | undefined;
  sides: Sides;
  /** The sides as numbers; null where they make no area, or a number was typed. */
  counts: Counts | null;
}

/** State of the checkout. The details are not in it: their fields are uncontrolled. */
export interface CheckoutState {
  selection: Selection;
  /** Undefined until the payer changes what the address says. */
  typed: TypedQuantity | undefined;
  /** Fields whose error messages are shown. */
  invalidFields: DetailName[];
  /** The sides with which Pay was pressed while one was missing. */
  submittedSides: Sides | undefined;
  phase: PaymentPhase;
}

/** What the payer does, and what comes of it. */
export type CheckoutAction =
  | PaymentAction
  | { type: 'select'; selection: Selection }
  | { type: 'typeQuantity'; text: string }
  | { type: 'typeSides'; sides: Sides }
  | { type: 'showInvalid'; fields: DetailName[] }
  /** Hides the errors of fields that are right by now. */
  | { type: 'keepInvalid'; fields: DetailName[] }
  | { type: 'showSizeError' };

/** State until the browser has read the address. */
export const initialState: CheckoutState = {
  selection: { kind: 'loading' },
  typed: undefined,
  invalidFields: [],
  submittedSides: undefined,
  phase: idle,
};

const chosenOf = ({ selection }: CheckoutState) =>
  selection.kind === 'chosen' ? selection : undefined;

const limitsOf = (state: CheckoutState) => chosenOf(state)?.service.limits ?? onlyOne;

function typeSides(state: CheckoutState, sides: Sides): TypedQuantity {
  const area = areaOf(sides, limitsOf(state).longestSide);
  return area === undefined
    ? { text: state.typed?.text, sides, counts: null }
    : { text: String(area), sides, counts: toCounts(sides) };
}

/** Reducer of the checkout. */
export function checkoutReducer(state: CheckoutState, action: CheckoutAction): CheckoutState {
  switch (action.type) {
    case 'select':
      return { ...state, selection: action.selection };
    case 'typeQuantity':
      return { ...state, typed: { text: action.text, sides: noSides, counts: null } };
    case 'typeSides':
      return { ...state, typed: typeSides(state, action.sides) };
    case 'showInvalid':
      return { ...state, invalidFields: action.fields };
    case 'keepInvalid': {
      const invalidFields = state.invalidFields.filter((name) => action.fields.includes(name));
      return invalidFields.length === state.invalidFields.length
        ? state
        : { ...state, invalidFields };
    }
    case 'showSizeError':
      return { ...state, submittedSides: state.typed?.sides };
    default:
      return { ...state, phase: paymentReducer(state.phase, action) };
  }
}

/** The order shown in the summary, derived from the state. */
export interface Order {
  /** Text of the quantity field. */
  text: string;
  /** The same as a number; undefined where the catalogue does not allow it. */
  quantity: number | undefined;
  sides: Sides;
  /** Whether a size is typed that makes no area. */
  isSizeInvalid: boolean;
  /** Whether the error of that size is shown though a side is empty. */
  isSizeSubmitted: boolean;
  /** Undefined while the quantity or the size is invalid. */
  purchase: Purchase | undefined;
}

/** Derives the order from the state: what is bought, and for how much. */
export function orderOf(state: CheckoutState, gstPercent: number): Order {
  const { typed, submittedSides } = state;
  const chosen = chosenOf(state);
  const limits = limitsOf(state);
  const text = typed?.text ?? chosen?.quantityText ?? '';
  const number = parseNumber(text);
  const quantity = chosen && isQuantity(number, limits) ? number : undefined;
  const sides = typed?.sides ?? noSides;
  const isSizeInvalid = hasInput(sides) && areaOf(sides, limits.longestSide) === undefined;
  const purchase: Purchase | undefined =
    chosen && quantity !== undefined && !isSizeInvalid
      ? {
          service: chosen.service,
          quantity,
          counts: (typed ?? chosen).counts,
          amounts: orderAmounts(chosen.service.amountPaise, quantity, gstPercent),
        }
      : undefined;
  return {
    text,
    quantity,
    sides,
    isSizeInvalid,
    isSizeSubmitted: submittedSides === sides,
    purchase,
  };
}
