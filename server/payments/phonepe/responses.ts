import { z } from 'zod';
import type { PaymentReference, PaymentStatus, RefundOrder, RefundStatus } from '../provider.ts';
import type { JsonResponse } from './http.ts';

// Lenient on purpose (docs/phonepe.md, Order Status): unknown fields pass, and optional ones may be null.

/** A field that counts as missing if it is malformed. */
const lenient = <Schema extends z.ZodType>(schema: Schema) => schema.nullish().catch(undefined);

/** A code that is safe to log and store. */
const code = lenient(z.string().regex(/^[A-Z][A-Z0-9_]{0,59}$|^[A-Z0-9]{1,10}$/));

const failureCodes = { errorCode: code, detailedErrorCode: code };

/** Body of a 4xx or 5xx; `errorCode` is the more specific one. */
export const errorResponseSchema = z.object({ code, errorCode: code }).catch({});

/** HTTP status and PhonePe's code, for the log. */
export function describeResponse({ status, body }: Pick<JsonResponse, 'status' | 'body'>): string {
  const { code: general, errorCode } = errorResponseSchema.parse(body);
  const known = errorCode ?? general;
  return known ? `HTTP ${status} ${known}` : `HTTP ${status}`;
}

const seconds = z.number().positive();

/** Response of the token endpoint; times are seconds since 1970. */
export const tokenResponseSchema = z.object({
  access_token: z.string().min(1),
  issued_at: lenient(seconds),
  expires_at: seconds,
});

/** A token and when it ends, in seconds since 1970. */
export type TokenResponse = z.infer<typeof tokenResponseSchema>;

/** Response of Create Payment; `expireAt` is ms since 1970. */
export const payResponseSchema = z.object({
  orderId: z.string().min(1).max(100),
  state: z.string(),
  redirectUrl: z.string().min(1),
  expireAt: lenient(z.number().int().positive()),
});

/** A payment id or bank reference that is safe to show. */
const reference = lenient(z.string().regex(/^[\w./-]{1,100}$/));
const rail = lenient(z.object({ utr: reference }));

const attempt = z.object({
  ...failureCodes,
  state: lenient(z.string()),
  transactionId: reference,
  paymentMode: code,
  /** In ms since 1970. */
  timestamp: lenient(z.number().int().positive()),
  rail,
  /** Parts of a split payment; usually one. */
  splitInstruments: lenient(z.array(z.object({ rail }))),
});

/** Response of Order Status; `amount` is integer paise. */
export const orderStatusResponseSchema = z.object({
  state: z.string(),
  amount: z.number().int().nonnegative(),
  /** Missing from PhonePe's samples. */
  merchantOrderId: z.string().nullish(),
  ...failureCodes,
  errorContext: lenient(z.object(failureCodes)),
  paymentDetails: lenient(z.array(attempt)),
});

type OrderStatusResponse = z.infer<typeof orderStatusResponseSchema>;

/** Response of Refund and of Refund Status; `amount` is integer paise. */
export const refundResponseSchema = z.object({
  refundId: lenient(z.string().min(1).max(100)),
  state: z.string(),
  amount: z.number().int().nonnegative(),
  originalMerchantOrderId: z.string().nullish(),
  ...failureCodes,
});

type RefundResponse = z.infer<typeof refundResponseSchema>;

/** PhonePe's response contradicts its contract. */
export class UnexpectedResponse extends Error {
  override name = 'UnexpectedResponse';
}

const unknownState = (call: string, state: string) =>
  new UnexpectedResponse(
    `PhonePe ${call}: unknown state ${/^\w{1,40}$/.test(state) ? state : '(unreadable)'}`,
  );

/** Whether the code of a refused status request means that PhonePe never received the order; its pages disagree. */
export const isUnknownOrderCode = (errorCode: string | undefined): boolean =>
  errorCode === 'INVALID_MERCHANT_ORDER_ID' || errorCode === 'MERCHANT_ORDER_MAPPING_NOT_FOUND';

/** The detailed code (ORDER_EXPIRED), unless it is a bank's abbreviation such as ZM for INVALID_MPIN. */
function failureCode({
  errorCode,
  detailedErrorCode,
}: Pick<RefundResponse, 'errorCode' | 'detailedErrorCode'>): string | undefined {
  const readable = detailedErrorCode?.includes('_') ? detailedErrorCode : undefined;
  return readable ?? errorCode ?? detailedErrorCode ?? undefined;
}

/** The codes are on the order; in older responses only on its context or last attempt. */
function failureReason(response: OrderStatusResponse): string {
  const sources = [response, response.errorContext, response.paymentDetails?.at(-1)];
  const codes = sources.map((source) => (source ? failureCode(source) : undefined));
  return codes.find((one) => one !== undefined) ?? 'UNSPECIFIED';
}

/** Of the attempt that succeeded. */
function paymentReference({ paymentDetails }: OrderStatusResponse): PaymentReference | undefined {
  const paid = paymentDetails?.find(({ state }) => state === 'COMPLETED');
  if (!paid) return undefined;
  const rails = [paid.rail, ...(paid.splitInstruments ?? []).map((part) => part.rail)];
  return {
    transactionId: paid.transactionId ?? undefined,
    utr: rails.find((one) => one?.utr)?.utr ?? undefined,
    mode: paid.paymentMode ?? undefined,
    atMs: paid.timestamp ?? undefined,
  };
}

/** Translates an order's state, never an attempt's (docs/phonepe.md, Order Status). Throws UnexpectedResponse. */
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
      throw unknownState('order status', response.state);
  }
}

/** Translates a refund's status. Throws UnexpectedResponse for an unknown state, a different amount or order. */
export function toRefundStatus(response: RefundResponse, refund: RefundOrder): RefundStatus {
  const { amount, originalMerchantOrderId, state } = response;
  const orderId = originalMerchantOrderId ?? refund.orderId;
  if (amount !== refund.amountPaise || orderId !== refund.orderId) {
    throw new UnexpectedResponse('PhonePe refund: another amount or order than requested');
  }
  const providerRefundId = response.refundId ?? undefined;
  switch (state) {
    case 'PENDING':
    case 'CONFIRMED':
      return { state: 'pending', providerRefundId };
    case 'COMPLETED':
      return { state: 'completed', providerRefundId };
    case 'FAILED':
      return { state: 'failed', providerRefundId, reason: failureCode(response) ?? 'UNSPECIFIED' };
    default:
      throw unknownState('refund', state);
  }
}
