import { type CountLabels, describeCounts } from '#contract/counts.ts';
import { fill } from '#contract/fill.ts';
import { formatPaise } from '#contract/money.ts';
import type { Labels } from '#src/content/labels.schema.ts';
import { amountsOf, boughtOf, type Count, countsOf, type Plan, type PlanLine } from './plan.ts';

/** Labels of the planner, counts and GST included. */
export type PlanLabels = Labels['budget'] & {
  book: string;
  counts: CountLabels;
  /** GST row, and its rate; 0 if the agency charges none. */
  gst: string;
  gstPercent: number;
};

/** Counts and price: 3 days × 2 vehicles × ₹1,250, 4 boards × 8 × 4 ft × ₹14, or 2 × ₹2,999. */
function describeLine(line: PlanLine, { counts }: PlanLabels): string {
  const words = describeCounts(countsOf(line), counts);
  return words && `${words} × ${formatPaise(line.service.amountPaise)}`;
}

/** The rows of a plan, GST last; `counts` is empty for it and for a single job. */
export function rowsOf({ lines, amounts }: Plan, labels: PlanLabels) {
  const rows = lines.map((line) => ({
    label: line.service.label,
    counts: describeLine(line, labels),
    amount: formatPaise(amountsOf(line, 0).totalPaise),
  }));
  if (labels.gstPercent === 0) return rows;
  return [...rows, { label: labels.gst, counts: '', amount: formatPaise(amounts.taxPaise) }];
}

/** Third-party costs, such as rent or a fee, each once. */
export function thirdPartyCostsOf({ lines }: Plan, { nothingAsked }: PlanLabels): string[] {
  const asked = new Set(boughtOf(lines).flatMap(({ service }) => service.asked));
  return asked.size > 0 ? [...asked] : [nothingAsked];
}

/** Words for the rest of the sum, or the excess. */
export function describeRest({ leftPaise }: Plan, { left, over }: PlanLabels): string {
  const amount = formatPaise(Math.abs(leftPaise));
  return fill(leftPaise < 0 ? over : left, { amount });
}

/** What limits a count: a rule of the post, its campaign, or what is sold online. */
function limitLabel({ of, isCapped }: Count, labels: PlanLabels): string {
  if (!isCapped) return labels.limitOrder;
  return of === 'vehicles' ? labels.limitVehicles : labels.limitDays;
}

/** Why numbers of a line cannot be raised; `vehicles` is the rule of the post. */
export const reachedLimits = (line: PlanLine, vehicles: string, labels: PlanLabels): string[] =>
  line.counts.flatMap((count, at) => {
    const { of, limit } = count;
    if ((line.numbers[at] ?? 0) < limit) return [];
    const values = { count: labels.counts.many[of], most: limit, vehicles };
    return fill(limitLabel(count, labels), values);
  });

interface PlanChoice {
  sum: string;
  purpose: string;
  district: string;
}

/** The heading of the plans: ₹10,000 · An opening · Siwan. */
export const headingOf = ({ sum, purpose, district }: PlanChoice): string =>
  [sum, purpose, district].filter(Boolean).join(' · ');

/** A plan as a message to the agency. */
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
    asked: thirdPartyCostsOf(plan, labels).join('; '),
  });
}
