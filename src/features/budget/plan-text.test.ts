import { expect, it } from 'vitest';
import { fill } from '#contract/fill.ts';
import { readSite } from '#tests/fixtures/site.ts';
import { flex, logo, mixOf, rickshaw } from './mixes.fixture.ts';
import { capMixes, planMixes, planOf } from './plan.ts';
import {
  describeRest,
  headingOf,
  type PlanLabels,
  planMessage,
  reachedLimits,
  rowsOf,
  thirdPartyCostsOf,
} from './plan-text.ts';

const site = readSite();
const labels: PlanLabels = {
  ...site.labels.budget,
  book: site.labels.actions.book,
  counts: {
    one: { ...site.payment.counts.one, boards: 'board', vehicles: 'vehicle', days: 'day' },
    many: { ...site.payment.counts.many, boards: 'boards', vehicles: 'vehicles', days: 'days' },
    size: '{width} × {height} ft',
  },
  gst: 'GST 18%',
  gstPercent: 0,
};
const [plan] = planMixes([mixOf('All', flex, rickshaw, logo)], 600_000, 0);
if (!plan) throw new Error('Nothing fits into ₹6,000');

it('writes counts and price, and nothing for a single job', () => {
  expect(rowsOf(plan, labels)).toEqual([
    { label: 'Flex', counts: '3 boards × 8 × 4 ft × ₹14', amount: '₹1,344' },
    { label: 'Rickshaw', counts: '1 day × 1 vehicle × ₹1,250', amount: '₹1,250' },
    { label: 'Logo', counts: '', amount: '₹2,999' },
  ]);
});

it('writes the number of a repeated job', () => {
  const lines = plan.lines.slice(2).map((line) => ({ ...line, numbers: [2] }));
  expect(rowsOf(planOf('Two', lines, 600_000, 0), labels)).toEqual([
    { label: 'Logo', counts: '2 × ₹2,999', amount: '₹5,998' },
  ]);
});

it('says why numbers cannot be raised: the post, its campaign, or one order', () => {
  const reached = (caps: Parameters<typeof capMixes>[1]) =>
    capMixes([mixOf('All', flex, rickshaw, logo)], caps).flatMap(({ lines }) =>
      lines.map((line) => {
        const numbers = line.counts.map(({ limit }) => limit);
        return reachedLimits({ ...line, numbers }, 'one car', labels);
      }),
    );
  const { many } = labels.counts;
  const times = fill(labels.limitOrder, { count: many.times, most: 1 });
  const vehicles = { count: 'vehicles', vehicles: 'one car', most: 1 };
  expect(reached({ boards: 2, days: 1, vehicles: 1 })).toEqual([
    [
      // The post's two are advice for the first plan, no limit.
      fill(labels.limitOrder, { count: many.boards, most: 3 }),
      fill(labels.limitOrder, { count: many.width, most: 8 }),
      fill(labels.limitOrder, { count: many.height, most: 4 }),
    ],
    [fill(labels.limitDays, { count: 'days', most: 1 }), fill(labels.limitVehicles, vehicles)],
    [times],
  ]);
  const [line] = plan.lines;
  expect(line && reachedLimits({ ...line, numbers: [2, 7, 3] }, '', labels)).toEqual([]);
});

it('adds a row for GST', () => {
  const [taxed] = planMixes([mixOf('All', flex)], 100_000, 18);
  const rows = taxed && rowsOf(taxed, { ...labels, gstPercent: 18 });
  expect(rows?.at(-1)).toEqual({ label: 'GST 18%', counts: '', amount: '₹80.64' });
});

it('lists charges of others once, or says that there are none', () => {
  expect(thirdPartyCostsOf(plan, labels)).toEqual(['Site rent', 'Permit']);
  const twice = { ...plan, lines: [...plan.lines, ...plan.lines] };
  expect(thirdPartyCostsOf(twice, labels)).toEqual(['Site rent', 'Permit']);
  const alone = { ...plan, lines: plan.lines.slice(2) };
  expect(thirdPartyCostsOf(alone, labels)).toEqual([labels.nothingAsked]);
  const none = plan.lines.map((line, at) => (at === 0 ? { ...line, numbers: [0, 8, 4] } : line));
  expect(thirdPartyCostsOf({ ...plan, lines: none }, labels)).toEqual(['Permit']);
});

it('describes the rest or the excess', () => {
  expect(describeRest(plan, labels)).toBe(labels.left.replace('{amount}', '₹407'));
  const dear = planOf('All', plan.lines, 500_000, 0);
  expect(describeRest(dear, labels)).toBe(labels.over.replace('{amount}', '₹593'));
});

it('writes the plan as a message, without empty lines', () => {
  const [board, ...others] = plan.lines;
  if (!board) throw new Error('The plan has no lines');
  const lines = [{ ...board, numbers: [0, 8, 4] }, ...others];
  const chosen = { sum: '₹6,000', purpose: 'A sale', district: '' };
  const message = planMessage(planOf('All', lines, 600_000, 0), chosen, labels);
  for (const words of [
    '₹6,000',
    'A sale',
    'Rickshaw',
    '₹1,250',
    'Logo: ₹2,999',
    '₹4,249',
    '₹1,751',
  ]) {
    expect(message).toContain(words);
  }
  expect(message).toContain('Permit');
  expect(message).not.toMatch(/Flex|Site rent|\{/);
  expect(headingOf(chosen)).toBe('₹6,000 · A sale');
});
