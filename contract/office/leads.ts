import { z } from 'zod';
import { leadKinds, leadSources } from '../leads.ts';

/** The last 7 or 30 days, today included. */
export const leadsPeriods = ['week', 'month'] as const;

/** How many days to count. */
export type LeadsPeriod = (typeof leadsPeriods)[number];

/** Query of GET /api/leads. */
export const leadsQuerySchema = z.strictObject({ period: z.enum(leadsPeriods) });

/** Sums by a key, the largest first. */
const sumsBy = <Key extends z.ZodType>(key: Key) => z.array(z.object({ key, count: z.int() }));

/** Response of GET /api/leads: taps on WhatsApp, call and mail on the site. */
export const leadsSchema = z.object({
  /** First and last day in India, such as 2026-01-31. */
  from: z.iso.date(),
  to: z.iso.date(),
  total: z.int(),
  /** By canonical path. */
  pages: sumsBy(z.string()),
  kinds: sumsBy(z.enum(leadKinds)),
  sources: sumsBy(z.enum(leadSources)),
  /** By the path of a district page, without its language; empty for all other pages. */
  districts: sumsBy(z.string()),
});

/** Taps of a period. */
export type Leads = z.infer<typeof leadsSchema>;
