import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { fill } from '#contract/fill.ts';
import { singleQuantity } from '#contract/quantity.ts';
import { chatLink } from '#src/site/links.ts';
import { readSite } from '#tests/fixtures/site.ts';
import { RateCard } from './RateCard.tsx';

const seo = { name: 'SEO Optimization', label: 'SEO', unit: '/month', unitLabel: 'a month' };
const events = { name: 'Event Promotions', label: 'Events', unitLabel: undefined };
const categories = [
  { name: 'Digital', services: [{ ...seo, amountPaise: 749_900, limits: singleQuantity }] },
  { name: 'Outdoor', services: [{ ...events, amountPaise: undefined, limits: singleQuantity }] },
];
const site = { ...readSite(), catalogue: { categories } };
const section = {
  type: 'rate-card' as const,
  title: 'Rates',
  lead: 'Every price that we have.',
  disclaimer: 'Without GST and the costs of others.',
  action: { label: 'Ask', to: '/contact' },
};

const root = parse(renderToStaticMarkup(<RateCard section={section} site={site} />));

it('links a priced service to the checkout, and any other to a chat', () => {
  expect(root.text).toContain('₹7,499');
  const links = root.querySelectorAll('li span ~ a').map((link) => link.getAttribute('href'));
  const question = fill(site.labels.actions.quoteText, { service: 'Events' });
  expect(root.text).toContain('a month');
  expect(links).toEqual([
    '/payment?serviceName=SEO+Optimization&price=7499',
    chatLink(site.agency, question),
  ]);
});

it('has the only h1 of the page', () => {
  expect(root.querySelectorAll('h1').map(({ text }) => text)).toEqual(['Rates']);
});

it('has a card for each category, and above them a link to each', () => {
  const jumps = root.querySelectorAll('a[href^="#"]');
  expect(jumps.map(({ text }) => text)).toEqual(['Digital', 'Outdoor']);
  const cards = jumps.map((jump) => root.querySelector(jump.getAttribute('href') ?? ''));
  expect(cards.map((card) => card?.querySelectorAll('h2').map(({ text }) => text))).toEqual([
    ['Digital'],
    ['Outdoor'],
  ]);
  expect(cards.map((card) => card?.querySelectorAll('li').length)).toEqual([1, 1]);
});
