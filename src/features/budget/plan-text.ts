import { type CountLabels, describeCounts } from '#contract/counts.ts';
import { fill } from '#contract/fill.ts';
import { formatPaise } from '#contract/money.ts';
import type { Labels } from '#src/content/labels.schema.ts';
import { amountsOf, boughtOf, countsOf, type Plan, type PlanLine } from './plan.ts';

/** Labels of the planner. */
export type PlanLabels = Labels['budget'] & {
  /** Text of a link to the checkout. */
  book: string;
  counts: CountLabels;
  /** GST with its rate in per cent, and that rate; 0 if the agency charges none. */
  gst: string;
  gstPercent: number;
};

/** A row of a plan, as it is printed. */
interface PlanRow {
  label: string;
  /** Empty for what is bought once and is not counted. */
  counts: string;
  amount: string;
}

/** How many at which price: 3 days × 2 vehicles × ₹1,250, 4 boards × 8 × 4 ft × ₹14, or 2 × ₹2,999. */
function describeLine(line: PlanLine, { counts }: PlanLabels): string {
  const words = describeCounts(countsOf(line), counts);
  return words && `${words} × ${formatPaise(line.service.amountPaise)}`;
}

/** The rows of a plan; below them that of the GST, where there is any. */
export function rowsOf({ lines, amounts }: Plan, labels: PlanLabels): PlanRow[] {
  const rows = lines.map((line) => ({
    label: line.service.label,
    counts: describeLine(line, labels),
    amount: formatPaise(amountsOf(line, 0).totalPaise),
  }));
  if (labels.gstPercent === 0) return rows;
  return [...rows, { label: labels.gst, counts: '', amount: formatPaise(amounts.taxPaise) }];
}

/** What others charge beside the prices of a plan, such as rent or a fee, each named once. */
export function askedOf({ lines }: Plan, { nothingAsked }: PlanLabels): string[] {
  const asked = new Set(boughtOf(lines).flatMap(({ service }) => service.asked));
  return asked.size > 0 ? [...asked] : [nothingAsked];
}

/** What is left of the sum, or how much more the plan costs. */
export function describeRest({ leftPaise }: Plan, { left, over }: PlanLabels): string {
  const amount = formatPaise(Math.abs(leftPaise));
  return fill(leftPaise < 0 ? over : left, { amount });
}

/** What a visitor has chosen, in words. */
export interface PlanChoice {
  sum: string;
  purpose: string;
  district: string;
}

/** The heading of the plans: ₹10,000 · An opening · Siwan. */
export const headingOf = ({ sum, purpose, district }: PlanChoice): string =>
  [sum, purpose, district].filter(Boolean).join(' · ');

/** A whole plan as a message to the agency, line by line. */
export function planMessage(plan: Plan, chosen: PlanChoice, labels: PlanLabels): string {
  const lines = rowsOf({ ...plan, lines: boughtOf(plan.lines) }, labels).map(
    ({ label, counts, amount }) => `- ${label}: ${counts ? `${counts} = ` : ''}${amount}`,
  );
  return fill(labels.message, {
    ...chosen,
    district: chosen.district || '-',
    lines: lines.join('\n'),
    total: formatPaise(plan.amounts.totalPaise),
    rest: describeRest(plan, labels),
    asked: askedOf(plan, labels).join('; '),
  });
}
