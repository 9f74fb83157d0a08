import { z } from 'astro/zod';
import { countNames } from '#contract/counts.ts';
import {
  entries,
  line,
  list,
  path,
  rupees,
  section,
  serviceName,
} from '#src/content/text.schema.ts';

const count = z.int().min(1).max(100);

const mixLine = z
  .strictObject({
    from: serviceName('Name of a row in catalogue.yaml; a mix can lose any line but its first'),
    counts: entries(0, 3, {
      of: z.enum(countNames),
      least: count.describe('Initial number'),
      most: count.optional().describe('Largest number; fixed if omitted'),
    })
      .default([])
      .describe('The counts multiply, the first grows first; none if sold once'),
  })
  .refine(
    ({ counts }) =>
      counts.some(({ of }) => of === 'width') === counts.some(({ of }) => of === 'height'),
    'a width needs a height, and a height a width',
  );

/** The budget planner: three mixes of services for each purpose. */
export const budgetSchema = section('budget', {
  lead: line(240, 'Sentence under the heading', 20),
  sums: list(3, 5, rupees).describe('Sums to choose from; the second is selected initially'),
  purposes: entries(2, 5, {
    name: line(24, 'What the money is for'),
    note: line(300, 'Legal requirements', 20).optional(),
    more: z
      .strictObject({ label: line(44, 'Text of the link'), to: path })
      .optional()
      .describe('Link to the full rules'),
    mixes: entries(3, 3, {
      name: line(30, 'Name of the mix'),
      lines: list(1, 6, mixLine).describe('Bought in this order, then one more of each in turn'),
    }),
  }),
  asked: entries(0, 24, {
    from: serviceName('Name of a row in catalogue.yaml'),
    text: line(80, 'Charge of others, such as site rent'),
  }),
  validDays: z.int().min(1).max(90).describe('Days for which a printed plan holds'),
  disclaimer: line(400, 'Note on fixed and other prices', 20),
});
