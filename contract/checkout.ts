import { z } from 'zod';

/** Exactly ten digits (docs/product.md, Checkout). */
export const phonePattern = /^\d{10}$/;

/** Longest name that the form and the server take. */
export const longestName = 80;

/** No control characters: they mean nothing in a name, and PostgreSQL cannot store NUL. */
const printable = /^\P{Cc}*$/u;

/**
 * Body of POST /api/phonepe (docs/product.md, API). `amount` is in whole rupees, as the visitor saw it;
 * the server compares it with the catalogue and never trusts it. The e-mail address is not sent.
 */
export const paymentRequestSchema = z.strictObject({
  name: z.string().trim().min(1).max(longestName).regex(printable),
  phone: z.string().regex(phonePattern),
  amount: z.number().int().positive().max(10_000_000),
  serviceName: z.string().min(1).max(60),
});

/** A well-formed body of POST /api/phonepe. */
export type PaymentRequest = z.infer<typeof paymentRequestSchema>;

/** Header that makes a repeated POST return the same order: one key for each filled form. */
export const idempotencyHeader = 'idempotency-key';
/** Keys that the server takes; a UUID is one. */
export const idempotencyKeyPattern = /^[A-Za-z0-9_-]{16,64}$/;

/** Response of POST /api/phonepe; `redirectUrl` and `orderId` are there exactly when `success` is true. */
export const paymentResponseSchema = z.object({
  success: z.boolean(),
  redirectUrl: z.url().optional(),
  orderId: z.string().optional(),
  message: z.string().optional(),
});

/** What the form is told. */
export type PaymentResponse = z.infer<typeof paymentResponseSchema>;

/** Codes of GET /api/phonepe-status; the first two are final. */
export const statusCodes = [
  'PAYMENT_SUCCESS',
  'PAYMENT_ERROR',
  'PAYMENT_PENDING',
  'TRANSACTION_NOT_FOUND',
] as const;

/** Response of GET /api/phonepe-status?id=. The response to a request that fails has no code. */
export const statusResponseSchema = z.object({
  success: z.boolean(),
  code: z.enum(statusCodes),
  message: z.string(),
});

/** What the status page is told. */
export type StatusResponse = z.infer<typeof statusResponseSchema>;

/** An order's id: our reference, PhonePe's merchantOrderId, and `id` of the status page. */
export const orderIdPattern = /^BAW-[0-9A-HJKMNP-TV-Z]{20}$/;
