import { z } from 'zod';
import { countNames } from '../counts.ts';
import { orderStates } from '../order-states.ts';
import { refundStates } from '../refund-states.ts';
import { textsSchema } from './texts.ts';

// Times are ms since 1970, amounts are paise.

const stateSchema = z.enum(orderStates as [string, ...string[]]);

/** An order in a list. */
export const orderRowSchema = z.object({
  id: z.string(),
  /** To say on the phone, such as K7M-2QP. */
  code: z.string(),
  state: stateSchema,
  /** Null once erased. */
  name: z.string().nullable(),
  phone: z.string().nullable(),
  /** With its quantity. */
  service: textsSchema,
  amountPaise: z.int(),
  refundedPaise: z.int(),
  createdAtMs: z.int(),
  paidAtMs: z.int().nullable(),
  /** Open flags, each a cause of `alerts` in payment.yaml. */
  flags: z.array(z.string()),
  /** When staff last called the payer. */
  calledAtMs: z.int().nullable(),
  /** Language of the payer, as a folder of content/. */
  language: z.string(),
  /** Key of the service in the catalogue. */
  serviceName: z.string(),
});

/** An order in a list. */
export type OrderRow = z.infer<typeof orderRowSchema>;

/** Sums of a period, by the day of the payment in India. */
const sumsSchema = z.object({
  orders: z.int(),
  paidPaise: z.int(),
  /** Completed refunds of the period, of orders that were paid. */
  refundedPaise: z.int(),
});

/** Response of GET /api/today. */
export const todaySchema = z.object({
  /** Flagged orders, and paid ones whose payer has not been called, the oldest first. */
  needed: z.array(orderRowSchema),
  /** Problems of the checkout itself within the last day, as causes of `alerts`. */
  problems: z.array(z.object({ cause: z.string(), atMs: z.int() })),
  /** Orders of today, the newest first. */
  orders: z.array(orderRowSchema),
  sums: z.object({ today: sumsSchema, week: sumsSchema, month: sumsSchema }),
});

/** What a member of staff sees first. */
export type Today = z.infer<typeof todaySchema>;

/** Longest text of the search field. */
export const longestQuery = 100;

/** Query of GET /api/orders; days such as 2026-01-31 are India's and inclusive. */
export const findSchema = z.strictObject({
  /** Phone, name, reference or service. */
  q: z.string().max(longestQuery).optional(),
  state: stateSchema.optional(),
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
  flagged: z.literal('1').optional(),
  /** `next` of the page before. */
  after: z.string().max(500).optional(),
});

/** What to find. */
export type Find = z.infer<typeof findSchema>;

/** Response of GET /api/orders: a page, the newest first within each match. */
export const foundSchema = z.object({
  orders: z.array(orderRowSchema),
  /** `after` of the next page; null after the last. */
  next: z.string().nullable(),
});

/** A page of found orders. */
export type Found = z.infer<typeof foundSchema>;

/** An entry of an order's life. */
const timelineEntrySchema = z.object({
  seq: z.int(),
  /** An event of server/database/schema.ts. */
  event: z.string(),
  toState: stateSchema,
  atMs: z.int(),
  /** request, status, reconciler, staff or retention. */
  cause: z.string(),
  note: z.string().nullable(),
  actor: z.string().nullable(),
});

/** An entry of an order's life. */
export type TimelineEntry = z.infer<typeof timelineEntrySchema>;

/** A refund of an order. */
const refundSchema = z.object({
  id: z.string(),
  amountPaise: z.int(),
  state: z.enum(refundStates as [string, ...string[]]),
  reason: z.string(),
  requestedBy: z.string(),
  failureReason: z.string().nullable(),
  createdAtMs: z.int(),
  updatedAtMs: z.int(),
});

/** Response of GET /api/orders/{id}, and of every action on it. */
export const orderSchema = orderRowSchema.extend({
  quantity: z.int(),
  counts: z.partialRecord(z.enum(countNames), z.number()).nullable(),
  taxPaise: z.int(),
  payerGstin: z.string().nullable(),
  provider: z.string(),
  providerOrderId: z.string().nullable(),
  paymentTransactionId: z.string().nullable(),
  paymentUtr: z.string().nullable(),
  paymentMode: z.string().nullable(),
  paymentAtMs: z.int().nullable(),
  failureReason: z.string().nullable(),
  expiresAtMs: z.int(),
  /** When the mail to staff was sent; null without one. */
  mailedAtMs: z.int().nullable(),
  timeline: z.array(timelineEntrySchema),
  refunds: z.array(refundSchema),
  /** The last entry of the timeline. An action on an older revision is refused. */
  revision: z.int(),
});

/** Everything about one order. */
export type OfficeOrder = z.infer<typeof orderSchema>;

/** Longest note and reason. */
const longestNote = 500;

const words = z.string().trim().min(1).max(longestNote);
const revision = z.int().positive();

/** Body of POST /api/orders/{id}/note. */
export const noteSchema = z.strictObject({ note: words });

/** Body of POST /api/orders/{id}/called. */
export const calledSchema = z.strictObject({ note: z.string().trim().max(longestNote) });

/** Body of POST /api/orders/{id}/resolve: resolves every flag. */
export const resolveSchema = z.strictObject({ reason: words, revision });

/** Body of POST /api/orders/{id}/forget: erases the payer's details. */
export const forgetSchema = z.strictObject({ revision });

/** Query of GET /api/orders/{id}/refund-plan: the delivered work in rupees, as it is written. */
export const refundPlanQuerySchema = z.strictObject({ delivered: z.string().max(20).optional() });

/** Response of GET /api/orders/{id}/refund-plan: what the refund policy grants. Days are such as 2026-01-31. */
export const refundPlanSchema = z.object({
  paidPaise: z.int(),
  /** Not refunded yet. */
  leftPaise: z.int(),
  /** `credit` is set against other work, not paid out. */
  kind: z.enum(['money', 'credit', 'nothing']),
  grantedPaise: z.int(),
  /** Days since the payment, and until when all of it is refunded. */
  day: z.int(),
  fullDays: z.int(),
  creditedFrom: z.string(),
  creditedBy: z.string(),
});

/** What the refund policy grants. */
export type OfficeRefundPlan = z.infer<typeof refundPlanSchema>;

/** Body of POST /api/orders/{id}/refund. Both amounts are in rupees, as they are written, and must be the same. */
export const refundRequestSchema = z.strictObject({
  amount: z.string().max(20),
  /** Typed once more to confirm. */
  confirmation: z.string().max(20),
  reason: words,
  revision,
});

/** Why the office refuses a request. */
export const refusalCodes = [
  'signedOut',
  'ownersOnly',
  'badRequest',
  'notFound',
  'stale',
  'problem',
  'tooMany',
  'unavailable',
  'internal',
  'linkUnknown',
  'linkUsed',
  'linkExpired',
  'passkeyUnknown',
  'passkeyFailed',
] as const;

/**
 * Body of every refusal. `stale` comes with the order as it is now, `problem` with a sentence for staff in
 * English, such as the readings of an ambiguous amount.
 */
export const refusalSchema = z.object({
  code: z.enum(refusalCodes),
  message: z.string().optional(),
  order: orderSchema.optional(),
});

/** A refusal of the office's API. */
export type Refusal = z.infer<typeof refusalSchema>;

/** Data of a server-sent event of GET /api/events: an order has changed. */
export const changeSchema = z.object({
  orderId: z.string(),
  seq: z.int(),
  event: z.string(),
  toState: stateSchema,
  /** Whether the order has become paid. */
  isPayment: z.boolean(),
});

/** A change of an order. */
export type Change = z.infer<typeof changeSchema>;

/** Query of GET /api/sheet and /api/sheet.csv: a month such as 2026-01. */
export const sheetQuerySchema = z.strictObject({
  month: z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/),
});

/** Response of GET /api/sheet: orders paid in a month, and refunds of paid orders completed in it. */
export const sheetSchema = z.object({
  rows: z.array(
    z.object({
      orderId: z.string(),
      code: z.string(),
      kind: z.enum(['payment', 'refund']),
      atMs: z.int(),
      name: z.string().nullable(),
      service: textsSchema,
      payerGstin: z.string().nullable(),
      /** Negative for a refund. */
      amountPaise: z.int(),
      taxPaise: z.int(),
    }),
  ),
  totals: z.object({ paidPaise: z.int(), taxPaise: z.int(), refundedPaise: z.int() }),
});

/** The accounts of a month. */
export type Sheet = z.infer<typeof sheetSchema>;
