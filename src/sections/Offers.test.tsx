import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { readSite } from '#tests/fixtures/site.ts';
import { Offers } from './Offers.tsx';

const site = readSite();
const [service] = site.catalogue.categories.flatMap(({ services }) => services);
const item = { title: 'Hoarding', text: 'A board beside the road.', from: service?.name };
const draw = (folded: boolean) => {
  const layout = 'ledger' as const;
  const section = { type: 'offers' as const, title: 'What we do', layout, folded, items: [item] };
  return parse(renderToStaticMarkup(<Offers section={section} site={site} />)).querySelector('li');
};

it('folds the text of an offer, not its price', () => {
  const row = draw(true);
  expect(row?.querySelector('summary h3')?.text).toBe(item.title);
  expect(row?.querySelector('details + p')?.text).toBe(item.text);
  expect(row?.querySelector('details + p + p')?.text).toContain('₹');
});

it('folds nothing by default', () => {
  expect(draw(false)?.querySelector('details')).toBeNull();
  expect(draw(false)?.querySelector('h3 + p')?.text).toBe(item.text);
});
