import type { Language, Site, SiteContent } from '#src/content/site.ts';
import { localPath } from './local-path.ts';

/** What a route shows: the collection of the entry, its slug, and the town that was asked for. */
export interface Target {
  kind: 'page' | 'branch' | 'district' | 'policy';
  slug: string;
  town?: string;
}

/** One address of the site. `canonical` differs from `path` where the address is an alias. */
export interface Route extends Target {
  language: Language;
  path: string;
  canonical: string;
  hidden: boolean;
}

/** Whether it shows the very page of its canonical path; a town has words of its own. */
export const isAlias = ({ path, canonical, town }: Route) => path !== canonical && !town;

/** The canonical path of a district. */
export const districtPath = (slug: string) => `/digital-marketing-agency-${slug}`;

function addressesOf(site: SiteContent): { target: Target; paths: string[]; hidden?: boolean }[] {
  return [
    ...site.pages.map(({ slug, aliases, hidden }) => ({
      target: { kind: 'page' as const, slug },
      paths: [slug === 'index' ? '/' : `/${slug}`, ...aliases],
      hidden,
    })),
    ...site.branches.map(({ slug, aliases, hidden }) => ({
      target: { kind: 'branch' as const, slug },
      paths: [`/locations/${slug}`, ...aliases],
      hidden,
    })),
    ...site.policies.map(({ slug }) => ({
      target: { kind: 'policy' as const, slug },
      paths: [`/${slug}`],
    })),
    ...site.districts.map(({ slug, aliases }) => ({
      target: { kind: 'district' as const, slug },
      paths: [districtPath(slug), `/locations/${slug}`, ...aliases],
    })),
  ];
}

function townRoutes(site: SiteContent): Route[] {
  return site.districts.flatMap(({ slug, towns }) =>
    towns.map((town) => ({
      kind: 'district' as const,
      slug,
      town: town.name,
      language: site.language,
      path: localPath(site.language, `/locations/${town.slug}`),
      canonical: localPath(site.language, districtPath(slug)),
      hidden: false,
    })),
  );
}

/** Every address of one language (docs/product.md, Routes). */
export function routesOf(site: SiteContent): Route[] {
  const routes = addressesOf(site).flatMap(({ target, paths, hidden }) =>
    paths.map((path) => ({
      ...target,
      language: site.language,
      path: localPath(site.language, path),
      canonical: localPath(site.language, paths[0] as string),
      hidden: hidden ?? false,
    })),
  );
  return [...routes, ...townRoutes(site)];
}

/**
 * hreflang links of a page: every language in which the same entry exists, itself included, and
 * x-default; none where there is only one language (docs/product.md, Search).
 */
export function translationsOf(
  route: Route,
  all: { site: Site; routes: Route[] }[],
): { code: string; href: string }[] {
  if (all.length < 2) return [];
  const isSame = (other: Route) =>
    other.kind === route.kind && other.slug === route.slug && other.path === other.canonical;
  const found = all.flatMap(({ site, routes }) =>
    routes.filter(isSame).map(({ canonical }) => ({
      code: site.labels.language.code as string,
      href: `${site.agency.url}${canonical}`,
    })),
  );
  if (found.length < 2) return [];
  return [...found, { code: 'x-default', href: found[0]?.href ?? '' }];
}
