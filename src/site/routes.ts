import { localPath } from '#contract/local-path.ts';
import type { Language, SiteContent } from '#src/content/site.ts';

/** What a route shows: the collection of the entry, its slug, and the town or office that was asked for. */
export interface Target {
  kind: 'page' | 'branch' | 'district' | 'policy';
  slug: string;
  place?: string;
}

/** One address of the site. `canonical` differs from `path` where the address is an alias. */
export interface Route extends Target {
  language: Language;
  /** The address without the language: a page and its translations have the same one. */
  address: string;
  path: string;
  canonical: string;
  hidden: boolean;
}

/** Whether it shows the very page of its canonical path; a place has words of its own. */
export const isAlias = ({ path, canonical, place }: Route) => path !== canonical && !place;

/** The list of all locations. */
export const locationsPath = '/locations';

/** The canonical path of a district. */
export const districtPath = (slug: string) => `/digital-marketing-agency-${slug}`;

/** What is shown, and all its paths without the language; the first one is canonical by default. */
type Address = Target & { paths: string[]; canonical?: string; hidden?: boolean };

/** The list of all locations, opened by the name of an office, where the language has that page. */
const officeAddresses = ({ agency, pages }: SiteContent): Address[] =>
  pages
    .filter(({ slug }) => slug === 'locations')
    .flatMap(({ slug }) =>
      agency.offices.map(({ city, aliases }) => ({
        kind: 'page' as const,
        slug,
        place: city,
        paths: aliases,
        canonical: locationsPath,
      })),
    );

const addressesOf = (site: SiteContent): Address[] => [
  ...site.pages.map(({ slug, aliases, hidden }) => ({
    kind: 'page' as const,
    slug,
    hidden,
    paths: [slug === 'index' ? '/' : `/${slug}`, ...aliases],
  })),
  ...site.branches.map(({ slug, aliases, hidden }) => ({
    kind: 'branch' as const,
    slug,
    hidden,
    paths: [`/locations/${slug}`, ...aliases],
  })),
  ...officeAddresses(site),
  ...site.policies.map(({ slug }) => ({ kind: 'policy' as const, slug, paths: [`/${slug}`] })),
  ...site.districts.map(({ slug, aliases }) => ({
    kind: 'district' as const,
    slug,
    paths: [districtPath(slug), `/locations/${slug}`, ...aliases],
  })),
  ...site.districts.flatMap(({ slug, towns }) =>
    towns.map((town) => ({
      kind: 'district' as const,
      slug,
      place: town.name,
      paths: [`/locations/${town.slug}`],
      canonical: districtPath(slug),
    })),
  ),
];

/** Every address of one language (docs/product.md, Routes). */
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
