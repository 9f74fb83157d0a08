import { z } from 'zod';
import { longestName, namePattern, phonePattern } from './checkout-rules.ts';
import { areCounts, countNames, unitsOf } from './counts.ts';
import { isGstin } from './gstin.ts';
import { isWholePaise, maxRupees } from './money.ts';

/** No control characters; PostgreSQL cannot store NUL. */
const printable = /^\P{Cc}*$/u;

const countsSchema = z.partialRecord(z.enum(countNames), z.number()).refine(areCounts);

/**
 * Body of POST /api/phonepe (docs/product.md, API). `amount` is the total in rupees, as the visitor saw it; the
 * server computes it from the catalogue and refuses another. `quantity` is 1 by default, and `counts` its
 * breakdown, so that staff know which banner to print. `language` is a folder of content/.
 */
export const paymentRequestSchema = z
  .strictObject({
    name: z.string().trim().min(1).max(longestName).regex(printable).regex(namePattern),
    phone: z.string().regex(phonePattern),
    // The highest price with GST.
    amount: z
      .number()
      .positive()
      .max(2 * maxRupees)
      .refine(isWholePaise),
    serviceName: z.string().min(1).max(60),
    quantity: z.int().positive().optional(),
    counts: countsSchema.optional(),
    /** For input tax credit. */
    gstin: z.string().refine(isGstin).optional(),
    language: z
      .string()
      .regex(/^[a-z]{2}$/)
      .optional(),
  })
  .refine(({ counts, quantity = 1 }) => !counts || unitsOf(...Object.values(counts)) === quantity, {
    path: ['quantity'],
  });

/** A well-formed body of POST /api/phonepe. */
export type PaymentRequest = z.infer<typeof paymentRequestSchema>;

/** Response of POST /api/phonepe, with `redirectUrl` and `orderId` if `success` is true. */
export const paymentResponseSchema = z.object({
  success: z.boolean(),
  redirectUrl: z.url().optional(),
  orderId: z.string().optional(),
  message: z.string().optional(),
});

/** A parsed response of POST /api/phonepe. */
export type PaymentResponse = z.infer<typeof paymentResponseSchema>;

/** Without the payer's details. Times are ms since 1970. */
const orderSummarySchema = z.object({
  /** To say on the phone, such as K7M-2QP. */
  code: z.string(),
  /** Label of the service, in the language of the response. */
  service: z.string(),
  /** Its key in the catalogue. */
  serviceName: z.string(),
  quantity: z.int(),
  counts: countsSchema.nullable(),
  /** Such as /day; null if the price is for the job. */
  unit: z.string().nullable(),
  /** The total, GST included. */
  amountPaise: z.int(),
  /** The GST included in the total. */
  taxPaise: z.int(),
  createdAtMs: z.int(),
  /** Sum of refunds, completed or under way. */
  refundedPaise: z.int(),
  paidAtMs: z.int().nullable(),
  mayPayAgain: z.boolean(),
  /** Whether neither bank, payer nor staff have to act. */
  isOver: z.boolean(),
});

/** The order in a response to the status page. */
export type OrderSummary = z.infer<typeof orderSummarySchema>;

/** What was bought, and at which price. */
export type OrderItem = Pick<
  OrderSummary,
  'amountPaise' | 'counts' | 'quantity' | 'service' | 'serviceName' | 'taxPaise' | 'unit'
>;

/** Response of GET /api/phonepe-status?id=&language=; a failed request has no code. */
export const statusResponseSchema = z.object({
  success: z.boolean(),
  /** Only PAYMENT_SUCCESS is final: after an error, money may still come. */
  code: z.enum(['PAYMENT_SUCCESS', 'PAYMENT_ERROR', 'PAYMENT_PENDING', 'TRANSACTION_NOT_FOUND']),
  message: z.string(),
  /** Omitted for an unknown id. */
  order: orderSummarySchema.optional(),
});

/** A response to the status page. */
export type StatusResponse = z.infer<typeof statusResponseSchema>;
