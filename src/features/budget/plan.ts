import { type CountName, type Counts, unitsOf } from '#contract/counts.ts';
import { type OrderAmounts, orderAmounts } from '#contract/order-amounts.ts';
import type { QuantityLimits } from '#contract/quantity.ts';

/** A thing that is counted, and from how many to how many a plan buys of it. */
export interface Count {
  of: CountName;
  least: number;
  most: number;
  /** Largest number that a visitor may enter. */
  limit: number;
}

/** A service of the rate card with a fixed price, in integer paise before GST. */
interface BudgetService {
  name: string;
  label: string;
  amountPaise: number;
  limits: QuantityLimits;
  /** What others ask for beside the price: site rent, a permit. */
  asked: string[];
}

/** What a mix may buy. */
export interface MixLine {
  service: BudgetService;
  counts: Count[];
}

/** What is bought together for a purpose: the first line first, then one more of each in turn. */
export interface Mix {
  name: string;
  lines: MixLine[];
}

/** A quantity of a service: a number for each of its counts. */
export interface PlanLine extends MixLine {
  numbers: number[];
}

/** A mix worked out for a sum. What is left of the sum is below 0 where the visitor has bought more. */
export interface Plan {
  name: string;
  lines: PlanLine[];
  amounts: Pick<OrderAmounts, 'taxPaise' | 'totalPaise'>;
  leftPaise: number;
}

/** How many units of its service a line buys; 0 where it buys none. */
export const quantityOf = ({ numbers }: PlanLine): number => unitsOf(...numbers);

/** What the quantity of a line is made of. */
export const countsOf = ({ counts, numbers }: PlanLine): Counts =>
  Object.fromEntries(counts.map(({ of }, at) => [of, numbers[at] ?? 0]));

/** The lines that buy something. */
export const boughtOf = (lines: PlanLine[]): PlanLine[] =>
  lines.filter((line) => quantityOf(line) > 0);

/** What a line costs, as the checkout takes it. */
export const amountsOf = (line: PlanLine, gstPercent: number): OrderAmounts =>
  orderAmounts(line.service.amountPaise, quantityOf(line), gstPercent);

/** A plan of these lines, with what they cost together and what that leaves of the sum. */
export function planOf(
  name: string,
  lines: PlanLine[],
  sumPaise: number,
  gstPercent: number,
): Plan {
  const amounts = { taxPaise: 0, totalPaise: 0 };
  for (const line of lines) {
    const { taxPaise, totalPaise } = amountsOf(line, gstPercent);
    amounts.taxPaise += taxPaise;
    amounts.totalPaise += totalPaise;
  }
  return { name, lines, amounts, leftPaise: sumPaise - amounts.totalPaise };
}

/** The line with one more of a count, for each count that may grow; with the least of all, if it has none. */
function raisesOf(line: PlanLine): PlanLine[] {
  const { counts, numbers } = line;
  if (quantityOf(line) === 0) return [{ ...line, numbers: counts.map(({ least }) => least) }];
  return counts.flatMap(({ most }, raised) =>
    (numbers[raised] ?? most) < most
      ? [{ ...line, numbers: numbers.map((number, index) => number + Number(index === raised)) }]
      : [],
  );
}

/** Buys from a mix in turn, until nothing more of it fits into the sum. */
function planMix({ name, lines }: Mix, sumPaise: number, gstPercent: number): Plan {
  const costOf = (line: PlanLine) => amountsOf(line, gstPercent).totalPaise;
  let left = sumPaise;
  let before: number;
  let bought: PlanLine[] = lines.map((line) => ({ ...line, numbers: line.counts.map(() => 0) }));
  const raise = (line: PlanLine): PlanLine => {
    const raised = raisesOf(line).find((one) => costOf(one) - costOf(line) <= left);
    if (!raised) return line;
    left -= costOf(raised) - costOf(line);
    return raised;
  };
  do {
    before = left;
    bought = bought.map(raise);
  } while (left < before);
  return planOf(name, boughtOf(bought), sumPaise, gstPercent);
}

const contentsOf = ({ lines }: Plan): string =>
  lines
    .map(({ service, numbers }) => `${service.name} ${numbers}`)
    .sort()
    .join();

/**
 * The plans of some mixes for a sum in paise, the cheapest first. None costs more than the sum, GST
 * included. A mix whose first line does not fit, which gives it its name, has no plan, and of two plans that
 * buy the same one is left. Every mix has a line.
 */
export function planMixes(mixes: Mix[], sumPaise: number, gstPercent: number): Plan[] {
  const plans = mixes
    .map((mix) => planMix(mix, sumPaise, gstPercent))
    .filter(({ lines }, index) => lines[0]?.service === mixes[index]?.lines[0]?.service)
    .sort((one, other) => one.amounts.totalPaise - other.amounts.totalPaise);
  const contents = plans.map(contentsOf);
  return plans.filter((plan, index) => contents.indexOf(contentsOf(plan)) === index);
}
