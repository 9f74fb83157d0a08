import { z } from 'zod';
import { refundStates } from '#contract/refund-states.ts';
import { count, timeMs } from '#server/database/columns.ts';

/** A row of `refunds`. A database index allows one under way per order. */
export const refundRowSchema = z.strictObject({
  /** The provider's merchant refund id; never used for a second refund. */
  id: z.string(),
  orderId: z.string(),
  amountPaise: count.positive(),
  state: z.enum(refundStates),
  /** Why, in the words of staff. */
  reason: z.string(),
  /** Who of the staff. */
  requestedBy: z.string(),
  /** The provider's own id of the refund; null until it has accepted it. */
  providerRefundId: z.string().nullable(),
  /** The provider's code for a failure. */
  failureReason: z.string().nullable(),
  createdAtMs: timeMs,
  updatedAtMs: timeMs,
  /** When the server checks it next; null once it is complete, or 30 days after it failed. */
  nextCheckAtMs: timeMs.nullable(),
  checks: count,
  /** Until then one process is calling the provider about it. */
  leasedUntilMs: timeMs.nullable(),
  /** When a webhook requested a check that has not followed yet. */
  checkRequestedAtMs: timeMs.nullable(),
});

/** Columns of `refunds`, for Kysely. */
export type RefundsTable = z.infer<typeof refundRowSchema>;
