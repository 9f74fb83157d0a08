import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { fill } from '#contract/fill.ts';
import { singleQuantity } from '#contract/quantity.ts';
import { readSite } from '#tests/fixtures/site.ts';
import { BoardSizes } from './BoardSizes.tsx';

const flex = {
  ...{ name: 'Flex', label: 'Flex' },
  ...{ unit: '/sq.ft', unitLabel: '/sq.ft', amountPaise: 1250 },
  limits: singleQuantity,
};
const site = { ...readSite(), catalogue: { categories: [{ name: 'Print', services: [flex] }] } };
const section = {
  type: 'board-sizes' as const,
  title: 'Sizes',
  lead: 'All the boards that we print.',
  from: 'Flex',
  rent: 'The rent comes on top.',
  sizes: [
    { width: 8, height: 4, text: 'Over a door.' },
    { width: 40, height: 20, text: 'On the highway.' },
  ],
};
const root = parse(renderToStaticMarkup(<BoardSizes section={section} site={site} />));

it('multiplies the area by the rate of the catalogue', () => {
  const costs = root.querySelectorAll('h3 + p').map(({ text }) => /₹[\d,.]+/.exec(text)?.[0]);
  expect(costs).toEqual(['₹400', '₹10,000']);
  expect(root.text).toContain('₹12.50 /sq.ft');
});

it('leads to the checkout of each size, by a link that names it', () => {
  const links = root.querySelectorAll('li a');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/payment?serviceName=Flex&price=12.5&quantity=32&width=8&height=4',
    '/payment?serviceName=Flex&price=12.5&quantity=800&width=40&height=20',
  ]);
  const sizes = section.sizes.map((size) => fill(site.payment.counts.size, size));
  expect(links.map(({ text }) => text)).toEqual(
    sizes.map((size) => `${site.labels.actions.book} ${size}`),
  );
});

it('sends any other size to the checkout by a plain form', () => {
  const form = root.querySelector('form');
  expect(form?.getAttribute('action')).toBe('/payment');
  expect(form?.getAttribute('method')).toBeUndefined();
  const fields = form?.querySelectorAll('input') ?? [];
  expect(fields.map(({ attributes }) => [attributes.name, attributes.value])).toEqual([
    ['serviceName', 'Flex'],
    ['price', '12.5'],
    ['width', undefined],
    ['height', undefined],
  ]);
});
