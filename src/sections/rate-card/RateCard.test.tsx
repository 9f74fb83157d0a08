import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { fill } from '#contract/fill.ts';
import { chatLink } from '#src/content/links.ts';
import { catalogue } from '#tests/fixtures/catalogue.ts';
import { readSite } from '#tests/fixtures/site.ts';
import { RateCard } from './RateCard.tsx';

const site = { ...readSite(), catalogue };
const section = {
  type: 'rate-card' as const,
  title: 'Rates',
  lead: 'Every price that we have.',
  disclaimer: 'Without GST and the costs of others.',
  action: { label: 'Ask', to: '/contact' },
};

it('prints a service with its price and a way to book, or with a way to ask', () => {
  const root = parse(renderToStaticMarkup(<RateCard section={section} site={site} />));
  expect(root.text).toContain('₹7,499');
  const links = root.querySelectorAll('a').map((link) => link.getAttribute('href'));
  const question = fill(site.labels.actions.quoteText, { service: 'Event Promotions' });
  expect(links).toEqual([
    '/payment?serviceName=SEO+Optimization&price=7499',
    chatLink(site.agency, question),
    '/contact',
  ]);
});
