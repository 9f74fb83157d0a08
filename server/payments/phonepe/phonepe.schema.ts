import { z } from 'zod';

// Lenient on purpose (docs/phonepe.md, Order Status): unknown fields pass, only what we read
// is checked, and a field that may be absent may be null.

/** A code of PhonePe as logs and the database may hold it; anything else reads as no code. */
const code = z
  .string()
  .regex(/^[A-Z][A-Z0-9_]{0,59}$|^[A-Z0-9]{1,10}$/)
  .nullish()
  .catch(undefined);

const seconds = z.number().positive();

/** Response of the token endpoint; times are seconds since 1970. */
export const tokenResponseSchema = z.object({
  access_token: z.string().min(1),
  issued_at: seconds.nullish().catch(undefined),
  expires_at: seconds,
});

/** A token and when it ends, in seconds since 1970. */
export type TokenResponse = z.infer<typeof tokenResponseSchema>;

/** Response of Create Payment; `expireAt` is ms since 1970. */
export const payResponseSchema = z.object({
  orderId: z.string().min(1).max(100),
  state: z.string(),
  redirectUrl: z.string().min(1),
  expireAt: z.number().int().positive().nullish().catch(undefined),
});

const failure = { errorCode: code, detailedErrorCode: code };

/** A number or id of a payment, as lists and exports may show it. */
const reference = z
  .string()
  .regex(/^[\w./-]{1,100}$/)
  .nullish()
  .catch(undefined);
const rail = z.object({ utr: reference }).nullish().catch(undefined);

const attempt = z.object({
  ...failure,
  state: z.string().nullish().catch(undefined),
  transactionId: reference,
  paymentMode: code,
  /** In ms since 1970. */
  timestamp: z.number().int().positive().nullish().catch(undefined),
  rail,
  /** The parts of a payment that was split between instruments; usually one. */
  splitInstruments: z.array(z.object({ rail })).nullish().catch(undefined),
});
const attempts = z.array(attempt).nullish().catch(undefined);

/** Response of Order Status; `amount` is integer paise. */
export const orderStatusResponseSchema = z.object({
  state: z.string(),
  amount: z.number().int().nonnegative(),
  /** Not in PhonePe's samples; where it comes, it must be the order that was asked for. */
  merchantOrderId: z.string().nullish(),
  ...failure,
  errorContext: z.object(failure).nullish().catch(undefined),
  paymentDetails: attempts,
});

/** What Order Status says; amounts in paise. */
export type OrderStatusResponse = z.infer<typeof orderStatusResponseSchema>;

/** Response of Refund and of Refund Status; `amount` is integer paise. */
export const refundResponseSchema = z.object({
  refundId: z.string().min(1).max(100).nullish().catch(undefined),
  state: z.string(),
  amount: z.number().int().nonnegative(),
  originalMerchantOrderId: z.string().nullish(),
  ...failure,
});

/** What PhonePe says of a refund; amounts in paise. */
export type RefundResponse = z.infer<typeof refundResponseSchema>;

/** Body of a 4xx or 5xx; the token endpoint puts the finer code into `errorCode`. */
export const errorResponseSchema = z.object({ code, errorCode: code }).catch({});

/** Order and refund ids that PhonePe takes, and that are safe in a URL. */
export const merchantOrderIdPattern = /^[A-Za-z0-9_-]{1,63}$/;
