import { readBuiltSite } from '#server/http/pages.ts';
import { checkoutPath } from '#src/site/checkout-path.ts';
import { isAlias, type Route, routesOf } from '#src/site/routes.ts';
import { brotliSize } from '#tests/built-site/pages.ts';
import { service } from '#tests/fixtures/content.ts';
import { readAllSites, readSite } from '#tests/fixtures/site.ts';
import { siteDir } from './bench.ts';

/** The built site that is measured. */
export const builtSite = await readBuiltSite(siteDir);

const weightOf = ({ path }: Route) => brotliSize(builtSite, path);
const byWeight = routesOf(readSite())
  .filter((route) => !isAlias(route) && !route.place && !route.hidden)
  .sort((a, b) => weightOf(b) - weightOf(a));

/** The heaviest page of a kind, which represents the others. */
function heaviest(isOfKind: (route: Route) => boolean): string {
  const route = byWeight.find(isOfKind);
  if (!route) throw new Error(`The site has no page of this kind: ${isOfKind}`);
  return route.path;
}

const uniquePaths = [
  ...['/', '/pricing', '/locations', '/about', '/contact', '/work'],
  ...['/budget', '/paint-your-name'],
];
const isService = ({ path }: Route) => path.startsWith('/services/');
const isCampaign = (route: Route) =>
  route.kind === 'page' && !uniquePaths.includes(route.path) && !isService(route);

/** The heaviest page of a service. */
export const servicePath = heaviest(isService);
/** The heaviest page of a district. */
export const districtPath = heaviest(({ kind }) => kind === 'district');
/** The heaviest page of a branch. */
export const branchPath = heaviest(({ kind }) => kind === 'branch');
const policyPath = heaviest(({ kind }) => kind === 'policy');

/** Checkout and payment status, in the default language. */
export const checkoutPaths = [checkoutPath(service.name, service.amountPaise), '/payment-status'];

/** Pages on which React runs, in the default language. */
export const islandPaths = [...checkoutPaths, '/contact', '/budget', '/paint-your-name'];

/** The languages of the site, the default one first, with a text of each. */
export const languages = readAllSites().map(({ language, pages }) => ({
  language,
  text: pages.find(({ slug }) => slug === 'index')?.description ?? '',
}));

/** One page of every kind, in the default language. */
export const samplePaths = [
  ...uniquePaths,
  ...[servicePath, heaviest(isCampaign), districtPath, branchPath, policyPath],
];
