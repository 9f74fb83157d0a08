import { localPath } from '#contract/local-path.ts';
import type { Language, SiteContent } from '#src/content/site.ts';

/** The content entry of a route, and the town or office that its address names. */
export interface Target {
  kind: 'page' | 'branch' | 'district' | 'policy';
  slug: string;
  place?: string;
}

/** One address of the site; `canonical` differs from `path` for an alias. */
export interface Route extends Target {
  language: Language;
  /** The path without the language, the same for all translations. */
  address: string;
  path: string;
  canonical: string;
  hidden: boolean;
}

/** Whether a route shows the page of its canonical path unchanged; a place adds its own words. */
export const isAlias = ({ path, canonical, place }: Route) => path !== canonical && !place;

/** Path of the list of locations. */
export const locationsPath = '/locations';

/** Canonical path of a district. */
export const districtPath = (slug: string) => `/digital-marketing-agency-${slug}`;

/** Id of the directions on the page of the head office's district. */
export const visitId = 'visit';

/** Name of the link preview picture of a page, shared by its aliases. */
export const shareName = ({ canonical }: Pick<Route, 'canonical'>) =>
  canonical === '/' ? 'index' : canonical.slice(1);

/** Path of the link preview picture. */
export const sharePath = (page: Pick<Route, 'canonical'>) => `/share/${shareName(page)}.png`;

/** A target with its paths, without the language; the first one is canonical by default. */
type Address = Target & { paths: string[]; canonical?: string; hidden?: boolean };

const addressesOf = ({ agency, branches, districts, pages, policies }: SiteContent): Address[] => [
  ...pages.map(({ slug, hidden }) => ({
    kind: 'page' as const,
    slug,
    hidden,
    paths: [slug === 'index' ? '/' : `/${slug}`],
  })),
  ...branches.map(({ slug, hidden }) => ({
    kind: 'branch' as const,
    slug,
    hidden,
    paths: [`/locations/${slug}`],
  })),
  ...agency.offices.map(({ city, aliases }) => ({
    kind: 'page' as const,
    slug: 'locations',
    place: city,
    paths: aliases,
    canonical: locationsPath,
  })),
  ...policies.map(({ slug }) => ({ kind: 'policy' as const, slug, paths: [`/${slug}`] })),
  ...districts.map(({ slug, aliases }) => ({
    kind: 'district' as const,
    slug,
    paths: [districtPath(slug), `/locations/${slug}`, ...aliases],
  })),
  ...districts.flatMap(({ slug, towns }) =>
    towns.map((town) => ({
      kind: 'district' as const,
      slug,
      place: town.name,
      paths: [`/locations/${town.slug}`],
      canonical: districtPath(slug),
    })),
  ),
];

/** All addresses of a language (docs/product.md, Routes). */
export const routesOf = (site: SiteContent): Route[] =>
  addressesOf(site).flatMap(({ paths, canonical = paths[0], hidden = false, ...target }) =>
    paths.map((path) => ({
      ...target,
      hidden,
      language: site.language,
      address: path,
      path: localPath(site.language, path),
      canonical: localPath(site.language, canonical as string),
    })),
  );

const onlyAddresses = process.env.ONLY_ADDRESSES?.split(',');

/**
 * Routes whose pages are built: all of them, or in every language those of ONLY_ADDRESSES (/pricing,/about), which the
 * office sets for a preview.
 */
export const builtRoutesOf = (site: SiteContent): Route[] =>
  routesOf(site).filter(({ address }) => onlyAddresses?.includes(address) ?? true);
