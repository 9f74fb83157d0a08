import { expect, it } from 'vitest';
import { readSite } from '#tests/fixtures/site.ts';
import { checkLinks } from './check-links.ts';
import { routesOf } from './routes.ts';

const site = readSite();
const policies = site.navigation.policies.map(({ path }) => ({
  kind: 'policy' as const,
  slug: path.slice(1),
  language: 'en',
  path,
  canonical: path,
  hidden: false,
}));
const routes = [...routesOf(site), ...policies];

it('is silent about our own content', () => {
  expect(() => checkLinks(site, routes)).not.toThrow();
});

it('names the file and the path of a link that leads nowhere', () => {
  const without = routes.filter(({ path }) => path !== '/e-rickshaw-advertising-bihar');
  expect(() => checkLinks(site, without)).toThrow(
    'content/en/navigation.yaml links to /e-rickshaw-advertising-bihar, which is no page',
  );
});
