import { describe, expect, it } from 'vitest';
import type { SiteContent } from '#src/content/site.ts';
import { readSite } from '#tests/fixtures/site.ts';
import { checkLinks } from './check-links.ts';
import { routesOf } from './routes.ts';

const site = readSite();
const routes = routesOf(site);
const mistakesIn = (changed: SiteContent, known = routes) =>
  checkLinks(changed, known).map(
    ({ file, line, path, reason }) => `${file} ${[line, ...path].join('.')}: ${reason}`,
  );

it('accepts our content', () => {
  expect(mistakesIn(site)).toEqual([]);
});

describe('a policy', () => {
  const [policy] = site.policies;
  if (!policy) throw new Error('there are no policies');
  const mistakesOf = (markdown: string) =>
    mistakesIn({ ...site, policies: [{ ...policy, slug: 'refund', markdown }] });

  it.each([
    '/contact',
    '/contact#form',
    '#how-to-ask',
    'mailto:a@example.com',
    'tel:+910000000001',
    'https://phonepe.com/nowhere',
    '//phonepe.com/nowhere',
  ])('may link to %s', (href) => {
    const markdown = `[Here](${href}) or <a class="b" href="${href}">there</a>, [x].\n\n[x]: ${href}`;
    expect(mistakesOf(markdown)).toEqual([]);
  });

  it.each(['/nowhere-at-all', '/nowhere-at-all?a=1', 'contact'])('may not link to %s', (href) => {
    const markdown = `\n[Here](${href} "Now"), <a href="${href}">there</a>, [x].\n\n[x]: ${href}`;
    const reason = `leads to ${href.replace('?a=1', '')}, which is not a page`;
    expect(mistakesOf(markdown)).toEqual(
      [2, 2, 4].map((line) => `policies/refund.md ${line}: ${reason}`),
    );
  });
});

it('reports broken links with their fields', () => {
  const lost = '/nowhere';
  const [page, ...pages] = site.pages;
  if (!page) throw new Error('there are no pages');
  const section = {
    type: 'link-list' as const,
    title: 'Links',
    links: [
      { label: 'Here', to: '/' },
      { label: 'Nowhere', to: lost },
    ],
  };
  const changed = {
    ...site,
    navigation: { ...site.navigation, services: { ...site.navigation.services, path: lost } },
    pages: [{ ...page, sections: [section, section] }, ...pages],
  };
  expect(mistakesIn(changed)).toEqual([
    `navigation.yaml .services.path: leads to ${lost}, which is not a page`,
    `pages/${page.slug}.yaml .sections.0.links.1.to: leads to ${lost}, which is not a page`,
    `pages/${page.slug}.yaml .sections.1.links.1.to: leads to ${lost}, which is not a page`,
  ]);
});

it('accepts a link to a section of a page', () => {
  const [page, ...pages] = site.pages;
  if (!page) throw new Error('there are no pages');
  const link = (to: string) => {
    const item = { title: 'Flex', text: 'Printed by the square foot.', to };
    const section = { type: 'service-board' as const, title: 'Rates', items: [item] };
    return mistakesIn({ ...site, pages: [{ ...page, sections: [section] }, ...pages] });
  };
  expect(link('/#board-sizes')).toEqual([]);
  expect(link('/nowhere#board-sizes')).toHaveLength(1);
});

it('accepts links in another language', () => {
  expect(mistakesIn({ ...site, language: 'hi' })).toEqual([]);
});
