import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { readSite } from '#tests/fixtures/site.ts';
import { Offers } from './Offers.tsx';

const site = readSite();
const [service] = site.catalogue.categories.flatMap(({ services }) => services);
const item = { title: 'Hoarding', text: 'A board beside the road.', from: service?.name };

it('has the price of an offer below its title and text', () => {
  const section = {
    ...{ type: 'offers' as const, title: 'What we do', layout: 'ledger' as const },
    items: [item],
  };
  const root = parse(renderToStaticMarkup(<Offers section={section} site={site} />));
  expect(root.querySelector('li h3 + p')?.text).toBe(item.text);
  expect(root.querySelector('li h3 + p + p')?.text).toContain('₹');
});
