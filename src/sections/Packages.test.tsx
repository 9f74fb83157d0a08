import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { fill } from '#contract/fill.ts';
import { packagesSchema } from '#src/content/section.schema.ts';
import { readSite } from '#tests/fixtures/site.ts';
import { Packages } from './Packages.tsx';

const site = readSite();
const { adSpend, inAll, perMonth } = site.labels.price;

const features = ['One board', 'One design', 'One call a week', 'One page of report'];
const packageWith = (name: string, more: object) => ({
  name,
  price: 18_000,
  period: 'per month',
  popular: false,
  features,
  ...more,
});
const items = [
  packageWith('First', { adSpend: { amount: 25_000 } }),
  packageWith('Steady', { adSpend: { amount: 100_000, orMore: true } }),
  packageWith('Plain', { popular: true }),
];
const section = packagesSchema.parse({ type: 'packages', title: 'Fees', service: 'PPC', items });
const [first, steady, plain] = parse(
  renderToStaticMarkup(<Packages section={section} site={site} />),
).querySelectorAll('li:has(> details)');

it('adds the ad spend to the fee', () => {
  expect(first?.querySelector('ul + p')?.text.split('\n')).toEqual([
    fill(adSpend, { amount: '₹25,000' }),
    fill(inAll, { amount: '₹43,000', period: perMonth }),
  ]);
});

it('marks a minimum with a plus sign', () => {
  expect(steady?.text).toContain(fill(inAll, { amount: '₹1,18,000+', period: perMonth }));
});

it('shows the fee alone without ad spend', () => {
  expect(plain?.querySelector('h3')?.text).toBe(`Plain ₹18,000 ${perMonth}`);
  expect(plain?.querySelector('ul + p')).toBeNull();
});

it('is open on phones for the popular package alone', () => {
  const open = [first, steady, plain].map(
    (item) => item?.querySelector('details[open] + ul') !== null,
  );
  expect(open).toEqual([false, false, true]);
});
