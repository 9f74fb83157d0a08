import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { onlyOne } from '#contract/quantity.ts';
import { readSite } from '#tests/fixtures/site.ts';
import { BoardSizes } from './BoardSizes.tsx';

const flex = {
  ...{ name: 'Flex', label: 'Flex' },
  ...{ unit: '/sq.ft', unitLabel: '/sq.ft', amountPaise: 1250 },
  limits: onlyOne,
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
  expect(root.querySelector('li')?.text).toContain('₹12.50 /sq.ft');
});

it('draws every board and the person to one scale, the largest behind', () => {
  const boards = root.querySelectorAll('rect').map((rect) => ({
    width: Number(rect.getAttribute('width')),
    height: Number(rect.getAttribute('height')),
  }));
  const [large, small] = boards;
  const foot = (large?.width ?? 0) / 40;
  expect(large?.height).toBeCloseTo(20 * foot);
  expect(small?.width).toBeCloseTo(8 * foot);
  expect(small?.height).toBeCloseTo(4 * foot);
  const scale = Number(/scale\(([\d.]+)\)/.exec(root.toString())?.[1]);
  expect(scale * 110).toBeCloseTo(5.5 * foot);
});
