import { fill } from '#contract/fill.ts';
import type { Site } from '#src/content/site.ts';
import { districtSections } from '#src/districts/district-sections.ts';
import type { Route } from '#src/routing/routes.ts';
import type { Section } from '#src/sections/registry.ts';

/** What search engines, link previews and the page frame need to know of a page. */
export interface PageView {
  title: string;
  description: string;
  keywords: string[];
  /** Short name: breadcrumbs, chat texts, link previews. */
  name: string;
  /** Words on the link preview picture. */
  headline: string;
  /** Kind of service that the page offers, for structured data. */
  service?: string | undefined;
  /** District or city that the service is for, if it is for one. */
  area?: string | undefined;
  region?: string | undefined;
  sections: Section[];
}

function find<Item extends { slug: string }>(items: Item[], route: Route): Item {
  const item = items.find(({ slug }) => slug === route.slug);
  if (!item) throw new Error(`No ${route.kind} "${route.slug}" in ${route.language}`);
  return item;
}

const heroTitle = (sections: Section[]) =>
  sections.flatMap((section) => (section.type === 'hero' ? [section.title] : []))[0] ?? '';

/** Gathers the view of a route from its content entry. */
export function viewOf(route: Route, site: Site): PageView {
  if (route.kind === 'district') {
    const district = find(site.districts, route);
    return {
      title: district.title,
      description: district.description,
      keywords: site.labels.district.keywords.map((phrase) =>
        fill(phrase, { district: district.name }),
      ),
      name: district.name,
      headline: district.headline,
      service: fill(site.labels.share.service, { district: district.name }),
      area: district.name,
      region: district.region,
      sections: districtSections(district, site, route.town),
    };
  }
  if (route.kind === 'policy') {
    const policy = find(site.policies, route);
    return {
      title: policy.title,
      description: policy.description,
      keywords: policy.keywords,
      name: policy.breadcrumb,
      headline: policy.breadcrumb,
      sections: [{ type: 'policy-text', policy }],
    };
  }
  const page = route.kind === 'branch' ? find(site.branches, route) : find(site.pages, route);
  return {
    title: page.title,
    description: page.description,
    keywords: page.keywords,
    name: page.breadcrumb,
    headline: heroTitle(page.sections),
    service: page.service,
    area: route.kind === 'branch' ? find(site.branches, route).name : undefined,
    sections: page.sections,
  };
}
