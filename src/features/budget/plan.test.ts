import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readAllSites } from '#tests/fixtures/site.ts';
import { flex, logo, mixOf, rickshaw } from './mixes.fixture.ts';
import { amountsOf, capMixes, type Mix, type Plan, planMixes, quantityOf } from './plan.ts';
import { plannerProps } from './planner-props.ts';
import { sumLimits } from './use-budget.ts';

const rupees = ({ amounts, leftPaise }: Plan) => [amounts.totalPaise / 100, leftPaise / 100];
const boughtIn = ({ lines }: Plan) =>
  Object.fromEntries(lines.map(({ service, numbers }) => [service.name, numbers]));

describe('a plan', () => {
  it('buys the first line first, then one more of each in turn', () => {
    const [plan] = planMixes([mixOf('Loud', flex, rickshaw, logo)], 500_000, 0);
    expect(plan && boughtIn(plan)).toEqual({ Flex: [1, 8, 4], Rickshaw: [1, 1], Logo: [1] });
    expect(plan && rupees(plan)).toEqual([448 + 1250 + 2999, 303]);
  });

  it('raises the first count to its maximum, then the next', () => {
    const [plan] = planMixes([mixOf('Loud', rickshaw)], 1_250_000, 0);
    expect(plan && boughtIn(plan)).toEqual({ Rickshaw: [3, 3] });
    expect(plan && rupees(plan)).toEqual([9 * 1250, 1250]);
  });

  it('stays within the sum, GST included', () => {
    const [plan] = planMixes([mixOf('Loud', flex)], 100_000, 18);
    expect(plan && boughtIn(plan)).toEqual({ Flex: [1, 8, 4] });
    expect(plan?.amounts).toEqual({ taxPaise: 8_064, totalPaise: 52_864 });
  });
});

describe('plans of several mixes', () => {
  it('begin with the cheapest, and leave out those of which nothing fits', () => {
    const mixes = [mixOf('Dear', logo), mixOf('Loud', rickshaw), mixOf('Quiet', flex)];
    expect(planMixes(mixes, 200_000, 0).map(({ name }) => name)).toEqual(['Loud', 'Quiet']);
    expect(planMixes(mixes, 10_000, 0)).toEqual([]);
  });

  it('leave out a mix whose first line does not fit, because it is named after it', () => {
    const mixes = [mixOf('Rickshaws and boards', rickshaw, flex), mixOf('Boards', flex, rickshaw)];
    expect(planMixes(mixes, 100_000, 0).map(({ name }) => name)).toEqual(['Boards']);
    expect(planMixes(mixes, 150_000, 0).map(({ name }) => name)).toHaveLength(2);
  });

  it('keep one of two that buy the same', () => {
    const mixes = [mixOf('One', flex, logo), mixOf('Other', flex, rickshaw)];
    expect(planMixes(mixes, 50_000, 0).map(({ name }) => name)).toEqual(['One']);
  });

  it('are at most three, from the first mixes', () => {
    const mixes = [
      mixOf('A', logo),
      mixOf('B', rickshaw),
      mixOf('C', flex),
      mixOf('D', flex, logo),
    ];
    const planned = (sumPaise: number) =>
      planMixes(mixes, sumPaise, 0)
        .map(({ name }) => name)
        .sort();
    expect(planned(1_000_000)).toEqual(['A', 'B', 'C']);
    expect(planned(299_800)).toEqual(['B', 'C']);
  });

  it('keep one of two that buy the same in another order', () => {
    const mixes = [mixOf('One', flex, logo), mixOf('Other', logo, flex)];
    expect(planMixes(mixes, 350_000, 0).map(({ name }) => name)).toEqual(['One']);
  });
});

describe('caps', () => {
  const mixes = [mixOf('Loud', rickshaw, flex), mixOf('Quiet', flex, rickshaw)];

  it('are the most that a plan buys, and that a visitor may enter', () => {
    const capped = capMixes(mixes, { days: 2, vehicles: 1, months: 1 });
    const [plan] = planMixes(capped.slice(0, 1), 10_000_000, 0);
    expect(plan && boughtIn(plan)).toEqual({ Rickshaw: [2, 1], Flex: [3, 8, 4] });
    expect(capped[0]?.lines[0]?.counts.map(({ limit }) => limit)).toEqual([2, 1]);
  });

  it('of 0 leave out what is counted that way, and a mix named after it', () => {
    const capped = capMixes(mixes, { vehicles: 0 });
    expect(capped.map(({ name }) => name)).toEqual(['Quiet']);
    expect(capped[0]?.lines.map(({ service }) => service.name)).toEqual(['Flex']);
  });
});

/** Whether a plan could still buy one more of something in its mix. */
function couldGrow(plan: Plan, { lines }: Mix, gstPercent: number): boolean {
  return lines.some(({ service, counts }) => {
    const none = { service, counts, numbers: counts.map(() => 0) };
    const line = plan.lines.find(({ service: bought }) => bought.name === service.name) ?? none;
    const raises =
      quantityOf(line) === 0
        ? [counts.map(({ least }) => least)]
        : counts.flatMap(({ most }, raised) =>
            (line.numbers[raised] ?? most) < most
              ? [line.numbers.map((number, index) => (index === raised ? number + 1 : number))]
              : [],
          );
    const cost = amountsOf(line, gstPercent).totalPaise;
    return raises.some(
      (numbers) => amountsOf({ ...line, numbers }, gstPercent).totalPaise - cost <= plan.leftPaise,
    );
  });
}

/** Any sum of whole rupees that the page takes. Half of them are small, where plans are most alike. */
const anySum = fc
  .oneof(
    fc.integer({ min: sumLimits.least / 100, max: sumLimits.least / 10 }),
    fc.integer({ min: sumLimits.least / 100, max: sumLimits.most / 100 }),
  )
  .map((sum) => sum * 100);
const anyGst = fc.constantFrom(0, 5, 18);

/** Every purpose and post of the content, in the default language: all languages share the mixes. */
const choices = readAllSites()
  .slice(0, 1)
  .flatMap((site) =>
    site.pages
      .flatMap(({ sections }) => sections)
      .flatMap((section) =>
        section.type === 'budget' ? plannerProps(section, site).purposes : [],
      ),
  )
  .flatMap(({ name, mixes, posts }) => [
    { name, mixes },
    ...posts.map((post) => ({ ...post, mixes: capMixes(mixes, post.caps) })),
  ]);

const posts = choices.flatMap((choice) => ('caps' in choice ? [choice] : []));

it.each(posts)('has plans of “$name” within its limit, vehicles and days', (post) => {
  const { caps, limitPaise, mixes, sumPaise } = post;
  const plans = planMixes(mixes, sumPaise, 0);
  for (const { amounts } of plans) expect(amounts.totalPaise).toBeLessThanOrEqual(limitPaise);
  for (const { lines } of plans) {
    for (const { counts, numbers } of lines) {
      for (const [at, { of }] of counts.entries()) {
        expect(numbers[at]).toBeLessThanOrEqual(caps[of] ?? Number.POSITIVE_INFINITY);
      }
    }
  }
});

describe.each(choices)('for every sum the plans of “$name”', ({ mixes }) => {
  const plansOf = (sum: number, gst: number) => planMixes(mixes, sum, gst);

  it('cost at most the sum, and report the rest', () => {
    fc.assert(
      fc.property(anySum, anyGst, (sum, gst) => {
        for (const { lines, amounts, leftPaise } of plansOf(sum, gst)) {
          const costs = lines.map((line) => amountsOf(line, gst).totalPaise);
          expect(costs.reduce((all, cost) => all + cost, 0)).toBe(amounts.totalPaise);
          expect(amounts.totalPaise).toBeLessThanOrEqual(sum);
          expect(leftPaise).toBe(sum - amounts.totalPaise);
        }
      }),
    );
  });

  it('all differ in what they buy', () => {
    fc.assert(
      fc.property(anySum, anyGst, (sum, gst) => {
        const bought = plansOf(sum, gst).map(boughtIn);
        for (const [index, one] of bought.entries()) {
          for (const other of bought.slice(index + 1)) expect(one).not.toEqual(other);
        }
      }),
    );
  });

  it('are in order, keep to their counts, and could buy nothing more', () => {
    fc.assert(
      fc.property(anySum, anyGst, (sum, gst) => {
        const plans = plansOf(sum, gst);
        const totals = plans.map(({ amounts }) => amounts.totalPaise);
        expect(totals).toEqual(totals.toSorted((one, other) => one - other));
        for (const plan of plans) {
          const numbers = plan.lines.flatMap((line) =>
            line.counts.map(({ least, most }, index) => [least, line.numbers[index] ?? 0, most]),
          );
          for (const ordered of numbers) expect(ordered).toEqual(ordered.toSorted((a, b) => a - b));
          const mix = mixes.find(({ name }) => name === plan.name) as Mix;
          expect(couldGrow(plan, mix, gst)).toBe(false);
        }
      }),
    );
  });
});
