import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { readSite } from '#tests/fixtures/site.ts';
import { checkoutPath, RateCard } from './RateCard.tsx';

const site = readSite();
const html = renderToStaticMarkup(
  <RateCard
    section={{
      type: 'rate-card',
      title: 'Rates',
      lead: 'Every price that we have.',
      disclaimer: 'Without GST and the costs of others.',
      action: { label: 'Ask', call: true },
    }}
    site={site}
  />,
);

it('prints the 21 rows with a way to book or to ask', () => {
  expect(html.match(/\/payment\?serviceName=/g)).toHaveLength(19);
  expect(html).toContain('send%20me%20a%20quote%20for%20Mobile%20App%20Development');
  expect(html).toContain('₹14,999');
});

it('carries name and price to the checkout, whatever letters the name has', () => {
  const path = checkoutPath('Poster/Social Media & Co. (5 pages)', 49_900);
  const query = new URL(path, 'http://x').searchParams;
  expect(query.get('serviceName')).toBe('Poster/Social Media & Co. (5 pages)');
  expect(query.get('price')).toBe('499');
});
