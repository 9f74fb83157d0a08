import { type CountName, type Counts, unitsOf } from '#contract/counts.ts';
import { type OrderAmounts, orderAmounts } from '#contract/order-amounts.ts';
import type { QuantityLimits } from '#contract/quantity.ts';

/** A count of a mix line: a plan buys at least and at most these numbers. */
export interface Count {
  of: CountName;
  least: number;
  most: number;
  /** Largest number that a visitor may enter. */
  limit: number;
  /** Whether the limit is a cap of the post. */
  isCapped?: boolean;
}

/** A service of a mix, and its counts. */
export interface MixLine {
  /** Price before GST; `asked` are charges of others, such as site rent or a permit. */
  service: {
    name: string;
    label: string;
    amountPaise: number;
    limits: QuantityLimits;
    asked: string[];
  };
  counts: Count[];
}

/** Services for a purpose: the lines are bought in turn. */
export interface Mix {
  name: string;
  lines: MixLine[];
}

/** Largest number of each count; 0 rules out the services that are counted that way. */
export type Caps = Partial<Record<CountName, number>>;

/** A line with a number for each of its counts. */
export interface PlanLine extends MixLine {
  numbers: number[];
}

/** A mix worked out for a sum; `leftPaise` is negative if the visitor exceeds the sum. */
export interface Plan {
  name: string;
  lines: PlanLine[];
  amounts: Pick<OrderAmounts, 'taxPaise' | 'totalPaise'>;
  leftPaise: number;
}

/** Units of the service; 0 if none are bought. */
export const quantityOf = ({ numbers }: PlanLine): number => unitsOf(...numbers);

/** Numbers by name of the count. */
export const countsOf = ({ counts, numbers }: PlanLine): Counts =>
  Object.fromEntries(counts.map(({ of }, at) => [of, numbers[at] ?? 0]));

/** Lines with a quantity. */
export const boughtOf = (lines: PlanLine[]): PlanLine[] =>
  lines.filter((line) => quantityOf(line) > 0);

/** The price of a line in the checkout. */
export const amountsOf = (line: PlanLine, gstPercent: number): OrderAmounts =>
  orderAmounts(line.service.amountPaise, quantityOf(line), gstPercent);

/** A plan of these lines: adds up their amounts. */
export function planOf(name: string, lines: PlanLine[], sumPaise: number, gstPercent: number) {
  const amounts = { taxPaise: 0, totalPaise: 0 };
  for (const line of lines) {
    const { taxPaise, totalPaise } = amountsOf(line, gstPercent);
    amounts.taxPaise += taxPaise;
    amounts.totalPaise += totalPaise;
  }
  return { name, lines, amounts, leftPaise: sumPaise - amounts.totalPaise };
}

/** Ways to buy more of a line: each count raised by one, or the minimum numbers if nothing is bought yet. */
function increments(line: PlanLine): PlanLine[] {
  const { counts, numbers } = line;
  if (quantityOf(line) === 0) return [{ ...line, numbers: counts.map(({ least }) => least) }];
  return counts.flatMap(({ most }, raised) =>
    (numbers[raised] ?? most) < most
      ? [{ ...line, numbers: numbers.map((number, index) => number + Number(index === raised)) }]
      : [],
  );
}

/** Buys the lines of a mix in turn until nothing more fits. */
function planMix({ name, lines }: Mix, sumPaise: number, gstPercent: number): Plan {
  const costOf = (line: PlanLine) => amountsOf(line, gstPercent).totalPaise;
  let left = sumPaise;
  let before: number;
  let bought: PlanLine[] = lines.map((line) => ({ ...line, numbers: line.counts.map(() => 0) }));
  const raise = (line: PlanLine): PlanLine => {
    const raised = increments(line).find((one) => costOf(one) - costOf(line) <= left);
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

/** Rules of an election, and its length; other caps are our advice, beyond which a plan can be changed. */
const ruled: string[] = ['vehicles', 'days', 'months', 'times'] satisfies (keyof Caps)[];

/**
 * Mixes whose counts keep to the caps, without the lines that they rule out. A mix is named for its first line,
 * so it is left out without it.
 */
export const capMixes = (mixes: Mix[], caps: Caps): Mix[] =>
  mixes.flatMap(({ name, lines }) => {
    const capped = lines.map(({ service, counts }) => ({
      service,
      counts: counts.map(({ of, least, most, limit }) => {
        const cap = caps[of] ?? limit;
        const isCapped = cap < limit && ruled.includes(of);
        return { of, least, most: Math.min(most, cap), limit: isCapped ? cap : limit, isCapped };
      }),
    }));
    const isAllowed = ({ counts }: MixLine) => counts.every(({ least, most }) => least <= most);
    return capped.slice(0, 1).every(isAllowed) ? [{ name, lines: capped.filter(isAllowed) }] : [];
  });

const mostPlans = 3;

/**
 * The plans of the first three mixes that fit a sum in paise, cheapest first, without duplicates. A mix is named
 * for its first line, so it has no plan if that does not fit.
 */
export function planMixes(mixes: Mix[], sumPaise: number, gstPercent: number): Plan[] {
  const plans = mixes
    .map((mix) => planMix(mix, sumPaise, gstPercent))
    .filter(({ lines }, index) => lines[0]?.service === mixes[index]?.lines[0]?.service);
  const contents = plans.map(contentsOf);
  return plans
    .filter((plan, index) => contents.indexOf(contentsOf(plan)) === index)
    .slice(0, mostPlans)
    .sort((one, other) => one.amounts.totalPaise - other.amounts.totalPaise);
}
