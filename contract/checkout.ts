import { z } from 'zod';
import { longestName, namePattern, phonePattern } from './checkout-rules.ts';
import { areCounts, countNames, unitsOf } from './counts.ts';
import { isGstin } from './gstin.ts';
import { isWholePaise, maxRupees } from './money.ts';

/** No control characters: they mean nothing in a name, and PostgreSQL cannot store NUL. */
const printable = /^\P{Cc}*$/u;

/** What a quantity is made of (counts.ts), by name. */
const countsSchema = z.partialRecord(z.enum(countNames), z.number()).refine(areCounts);

/**
 * Body of POST /api/phonepe (docs/product.md, API). `amount` is the total in rupees, as the visitor saw
 * it: whole ones, or paise as well where GST is charged. The server works it out from the catalogue and
 * refuses another. Without a quantity, one unit is bought; what the catalogue allows is looked at later.
 * `counts` says what the quantity is made of, so that staff know which banner to print.
 * The e-mail address is not sent. `language` is that of the page, by its folder below content/; left out,
 * it is the default one.
 */
export const paymentRequestSchema = z
  .strictObject({
    name: z.string().trim().min(1).max(longestName).regex(printable).regex(namePattern),
    phone: z.string().regex(phonePattern),
    // Room for the GST on the highest price.
    amount: z
      .number()
      .positive()
      .max(2 * maxRupees)
      .refine(isWholePaise),
    serviceName: z.string().min(1).max(60),
    quantity: z.int().positive().optional(),
    counts: countsSchema.optional(),
    /** The payer's GST registration, for input tax credit. */
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

/** Response of POST /api/phonepe; `redirectUrl` and `orderId` are there exactly when `success` is true. */
export const paymentResponseSchema = z.object({
  success: z.boolean(),
  redirectUrl: z.url().optional(),
  orderId: z.string().optional(),
  message: z.string().optional(),
});

/** A response of POST /api/phonepe, read. */
export type PaymentResponse = z.infer<typeof paymentResponseSchema>;

/**
 * Codes of GET /api/phonepe-status. Only PAYMENT_SUCCESS is final: an order whose time has run out is a
 * PAYMENT_ERROR, and its money may still come.
 */
export const statusCodes = [
  'PAYMENT_SUCCESS',
  'PAYMENT_ERROR',
  'PAYMENT_PENDING',
  'TRANSACTION_NOT_FOUND',
] as const;

/** What a known order is about; nothing in it tells who ordered. Times are in ms since 1970. */
export const orderSummarySchema = z.object({
  /** What visitors read for the service, in the language of the answer. */
  service: z.string(),
  /** Its name in the catalogue, by which it is ordered again. */
  serviceName: z.string(),
  quantity: z.int(),
  /** What it is made of; null where that was not said. */
  counts: countsSchema.nullable(),
  /** Such as /day; null where the price is for the job. */
  unit: z.string().nullable(),
  /** The total, GST included. */
  amountPaise: z.int(),
  /** The GST in it; 0 where none is charged. */
  taxPaise: z.int(),
  createdAtMs: z.int(),
  /** How much of it goes back to the payer, or has; 0 where nothing does. */
  refundedPaise: z.int(),
  /** Null until it is paid. */
  paidAtMs: z.int().nullable(),
  /** Whether the provider has said no, so that the payer is offered to pay once more. */
  mayPayAgain: z.boolean(),
  /** Whether nothing more is awaited: neither the bank's answer, nor money, nor what staff decide. */
  isOver: z.boolean(),
});

/** The order in a response to the status page. */
export type OrderSummary = z.infer<typeof orderSummarySchema>;

/** Response of GET /api/phonepe-status?id=&language=. The response to a request that fails has no code. */
export const statusResponseSchema = z.object({
  success: z.boolean(),
  code: z.enum(statusCodes),
  message: z.string(),
  /** Left out where the id is unknown. */
  order: orderSummarySchema.optional(),
});

/** What the status page is told. */
export type StatusResponse = z.infer<typeof statusResponseSchema>;
