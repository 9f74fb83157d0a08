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
} from '../../content/text.schema.ts';

const count = z.int().min(1).max(100);

const mixLine = {
  from: serviceName(
    'Name of a row in catalogue.yaml; without such a row, the mix goes on without the line, but not without its first',
  ),
  counts: z
    .array(
      z.strictObject({
        of: z.enum(countNames),
        least: count.describe('So many at first'),
        most: count.optional().describe('Up to so many; left out, the number stays as it is'),
      }),
    )
    .max(3)
    .default([])
    .describe('What is counted: the counts multiply, the first grows first; none, if sold once'),
};

const isWhole = ({ counts }: { counts: { of: string }[] }) =>
  counts.some(({ of }) => of === 'width') === counts.some(({ of }) => of === 'height');

/**
 * What a sum of money buys: three mixes of services for each purpose, worked out from the prices of
 * catalogue.yaml (src/features/budget/plan.ts). It is the headline of its page.
 */
export const budgetSchema = section('budget', {
  lead: line(240, 'Sentence under the heading', 20),
  sums: list(3, 5, rupees).describe('Sums that can be chosen; the second is chosen at first'),
  purposes: entries(2, 5, {
    name: line(24, 'What the money is for'),
    note: line(300, 'What the law asks for', 20).optional(),
    more: z
      .strictObject({ label: line(44, 'Text of the link'), to: path })
      .optional()
      .describe('Where the rules are told in full'),
    mixes: entries(3, 3, {
      name: line(30, 'Name of the mix'),
      lines: list(
        1,
        6,
        z.strictObject(mixLine).refine(isWhole, 'a width needs a height, and a height a width'),
      ).describe('Bought in this order, then one more of each in turn'),
    }),
  }),
  asked: entries(0, 24, {
    from: serviceName('Name of a row in catalogue.yaml'),
    text: line(80, 'What others ask for beside its price, such as site rent'),
  }),
  validDays: z.int().min(1).max(90).describe('Days for which a printed plan holds'),
  disclaimer: line(400, 'What is fixed, and how the rest is asked for', 20),
});
