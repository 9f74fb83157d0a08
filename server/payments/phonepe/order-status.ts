import type { PaymentReference, PaymentStatus } from '../provider.ts';
import type { OrderStatusResponse } from './phonepe.schema.ts';

/** PhonePe told a state that is not in its contract: someone must read what it means. */
export class UnknownPaymentState extends Error {
  override name = 'UnknownPaymentState';

  constructor(state: string) {
    super(
      `PhonePe order status: unknown state ${/^\w{1,40}$/.test(state) ? state : '(unreadable)'}`,
    );
  }
}

/** Codes of "I never received that order"; PhonePe's pages name one or the other. */
const unknownOrderCodes = new Set([
  'INVALID_MERCHANT_ORDER_ID',
  'MERCHANT_ORDER_MAPPING_NOT_FOUND',
]);

/** Whether the code of a refused status request means that PhonePe never received the order. */
export const meansUnknownOrder = (code: string | undefined): boolean =>
  code !== undefined && unknownOrderCodes.has(code);

type Failure = Pick<OrderStatusResponse, 'errorCode' | 'detailedErrorCode'>;

/**
 * The finer code where it is words (ORDER_EXPIRED, not TXN_NOT_COMPLETED); the coarser one where the
 * finer is a bank's abbreviation (INVALID_MPIN, not ZM), which tells a payer nothing.
 */
export function codeOf({ errorCode, detailedErrorCode }: Failure): string | undefined {
  const inWords = detailedErrorCode?.includes('_') ? detailedErrorCode : undefined;
  return inWords ?? errorCode ?? detailedErrorCode ?? undefined;
}

/** PhonePe puts the codes on the order; older responses only on its context or its last attempt. */
function failureReason(response: OrderStatusResponse): string {
  const places = [response, response.errorContext, response.paymentDetails?.at(-1)];
  const codes = places.map((place) => (place ? codeOf(place) : undefined));
  return codes.find((code) => code !== undefined) ?? 'UNSPECIFIED';
}

/** Of the attempt that brought the money: others may come before and after it. */
function paymentReference({ paymentDetails }: OrderStatusResponse): PaymentReference | undefined {
  const paid = paymentDetails?.find(({ state }) => state === 'COMPLETED');
  if (!paid) return undefined;
  const rails = [paid.rail, ...(paid.splitInstruments ?? []).map(({ rail }) => rail)];
  return {
    transactionId: paid.transactionId ?? undefined,
    utr: rails.find((rail) => rail?.utr)?.utr ?? undefined,
    mode: paid.paymentMode ?? undefined,
    atMs: paid.timestamp ?? undefined,
  };
}

/**
 * PhonePe's order status in our terms; only the state of the order counts, never that of an attempt
 * (docs/phonepe.md, Order Status). Throws UnknownPaymentState.
 */
export function toPaymentStatus(response: OrderStatusResponse): PaymentStatus {
  const amountPaise = response.amount;
  switch (response.state) {
    case 'PENDING':
      return { state: 'pending', amountPaise };
    case 'COMPLETED':
      return { state: 'completed', amountPaise, payment: paymentReference(response) };
    case 'FAILED':
      return { state: 'failed', amountPaise, reason: failureReason(response) };
    default:
      throw new UnknownPaymentState(response.state);
  }
}
