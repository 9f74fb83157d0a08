import { describe, expect, it } from 'vitest';
import type { PolicyEntry } from '#src/content/site.ts';
import { readSite } from '#tests/fixtures/site.ts';
import { checkLinks } from './check-links.ts';
import { routesOf } from './routes.ts';

const site = readSite();
const routes = routesOf(site);

it('is silent about our own content', () => {
  expect(() => checkLinks(site, routes)).not.toThrow();
});

describe('a policy', () => {
  const withLink = (href: string) => ({
    ...site,
    policies: [
      { slug: 'refund-policy', html: `<p><a href="${href}">Here</a></p>` },
    ] as PolicyEntry[],
  });

  it.each([
    '/contact',
    '/contact#form',
    '#how-to-ask',
    'mailto:a@example.com',
    'tel:+910000000001',
    'https://phonepe.com/nowhere',
  ])('may link to %s', (href) => {
    expect(() => checkLinks(withLink(href), routes)).not.toThrow();
  });

  it.each(['/nowhere-at-all', '/nowhere-at-all?a=1', 'contact'])('may not link to %s', (href) => {
    expect(() => checkLinks(withLink(href), routes)).toThrow(
      `content/en/policies/refund-policy.md links to ${href.replace('?a=1', '')}, which is no page`,
    );
  });
});

it('names the file and the path of a link that leads nowhere', () => {
  const { path: lost } = site.navigation.services;
  const without = routes.filter(({ path }) => path !== lost);
  expect(() => checkLinks(site, without)).toThrow(
    `content/en/navigation.yaml links to ${lost}, which is no page`,
  );
});
