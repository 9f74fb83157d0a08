import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { singleQuantity } from '#contract/quantity.ts';
import { readSite } from '#tests/fixtures/site.ts';
import { LinkList } from './LinkList.tsx';

const logo = { name: 'Logo', label: 'Logo', unitLabel: undefined, limits: singleQuantity };
const catalogue = { categories: [{ name: 'All', services: [{ ...logo, amountPaise: 99_900 }] }] };
const site = { ...readSite(), catalogue };
const linksIn = (from?: string[]) => {
  const links = [{ label: 'About us', to: '/about' }];
  const section = { type: 'link-list' as const, title: 'A smaller job', from, links };
  return parse(renderToStaticMarkup(<LinkList section={section} site={site} />))
    .querySelectorAll('li a')
    .map((link) => link.getAttribute('href'));
};

it('books its services above the links', () => {
  expect(linksIn(['Logo'])).toEqual(['/payment?serviceName=Logo&price=999', '/about']);
});

it('has the links alone without services', () => {
  expect(linksIn()).toEqual(['/about']);
});
