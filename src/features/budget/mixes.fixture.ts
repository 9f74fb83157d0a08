import { singleQuantity } from '#contract/quantity.ts';
import type { Count, Mix, MixLine } from './plan.ts';

const lineOf = (
  name: string,
  amountPaise: number,
  counts: Omit<Count, 'limit'>[],
  ...asked: string[]
): MixLine => ({
  service: { name, label: name, amountPaise, limits: singleQuantity, asked },
  counts: counts.map((count) => ({ ...count, limit: count.most })),
});

/** Boards of 8 × 4 ft at ₹14 a square foot. */
export const flex = lineOf(
  'Flex',
  1400,
  [
    { of: 'boards', least: 1, most: 3 },
    { of: 'width', least: 8, most: 8 },
    { of: 'height', least: 4, most: 4 },
  ],
  'Site rent',
);

/** At ₹1,250 a day for each vehicle. */
export const rickshaw = lineOf(
  'Rickshaw',
  125_000,
  [
    { of: 'days', least: 1, most: 3 },
    { of: 'vehicles', least: 1, most: 4 },
  ],
  'Permit',
);

/** Sold once. */
export const logo = lineOf('Logo', 299_900, [{ of: 'times', least: 1, most: 1 }]);

/** A mix of these lines. */
export const mixOf = (name: string, ...lines: MixLine[]): Mix => ({ name, lines });
