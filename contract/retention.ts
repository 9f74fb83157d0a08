import { z } from 'zod';

/**
 * How long an order says who made it (docs/operations.md, Retention). The privacy policy and the
 * checkout tell the same figures.
 */
export const retentionSchema = z.strictObject({
  /** Financial years after the one in which an order brought money. */
  paidYears: z.int().min(1).max(50),
  /** Days after an unpaid order was made; a payment may come late for 30 of them. */
  unpaidDays: z.int().min(31).max(3650),
});

/** How long an order says who made it. */
export type Retention = z.infer<typeof retentionSchema>;
