import { fill } from '#contract/fill.ts';
import { localPath } from '#contract/local-path.ts';
import type { Page, Policy } from '#src/content/page.schema.ts';
import { isHeadlineSection } from '#src/content/section.schema.ts';
import type { Site } from '#src/content/site.ts';
import { districtSections } from './district-sections.ts';
import { locationsPath, type Route } from './routes.ts';
import type { Section } from './section.ts';

/** A composed page: its sections and metadata. */
export interface PageView {
  title: string;
  description: string;
  keywords: string[];
  /** Short name: breadcrumbs, chat texts, link previews. */
  name: string;
  /** Text on the link preview picture. */
  headline: string;
  /** Kind of service, for structured data. */
  service?: string | undefined;
  /** District or city of the service. */
  area?: string | undefined;
  region?: string | undefined;
  /** Parent in the breadcrumbs; the home page by default. */
  parent?: { name: string; path: string };
  /** Path that decides which menu links are active; all places are below Locations. */
  menuPath: string;
  sections: Section[];
}

function find<Item extends { slug: string }>(items: Item[], route: Route): Item {
  const item = items.find(({ slug }) => slug === route.slug);
  if (!item) throw new Error(`No ${route.kind} "${route.slug}" in ${route.language}`);
  return item;
}

const locationsOf = ({ language, labels }: Site) => ({
  name: labels.district.breadcrumb,
  path: localPath(language, locationsPath),
});

function districtView(route: Route, site: Site): PageView {
  const district = find(site.districts, route);
  const withName = (text: string) => fill(text, { district: district.name });
  return {
    title: district.title,
    description: district.description,
    keywords: site.labels.district.keywords.map(withName),
    name: district.name,
    headline: district.headline,
    service: withName(site.labels.share.service),
    area: district.name,
    region: district.region,
    parent: locationsOf(site),
    menuPath: localPath(site.language, `${locationsPath}/${district.slug}`),
    sections: districtSections(district, site, route.place),
  };
}

const fieldsOf = ({ title, description, keywords, breadcrumb }: Policy | Page, route: Route) => ({
  title,
  description,
  keywords,
  name: breadcrumb,
  headline: breadcrumb,
  menuPath: route.canonical,
});

/** A note about the office that the address names. */
const officeNotes = ({ place }: Route, { agency, labels }: Site): Section[] =>
  agency.offices
    .filter(({ city }) => city === place)
    .map(({ role, city, state }) => ({
      type: 'place-note',
      title: fill(labels.office.title, { role, city, state }),
      text: fill(labels.office.text, { city }),
      actions: [
        { label: labels.contact.chat, whatsapp: fill(labels.office.chatText, { city }) },
        { label: labels.district.call, call: true },
      ],
    }));

/** Composes the page of a route. Throws if its content entry is missing. */
export function viewOf(route: Route, site: Site): PageView {
  if (route.kind === 'district') return districtView(route, site);
  if (route.kind === 'policy') {
    const policy = find(site.policies, route);
    return { ...fieldsOf(policy, route), sections: [{ type: 'policy-text', policy }] };
  }
  const isBelowLocations = route.kind === 'branch' || route.slug === 'district-not-found';
  const branch = route.kind === 'branch' ? find(site.branches, route) : undefined;
  const page = branch ?? find(site.pages, route);
  return {
    ...fieldsOf(page, route),
    headline: page.sections.find(isHeadlineSection)?.title ?? '',
    service: page.service,
    area: branch?.name,
    ...(isBelowLocations && {
      parent: locationsOf(site),
      menuPath: localPath(site.language, `${locationsPath}/${route.slug}`),
    }),
    // The jobs of a branch come before its last section.
    sections: branch
      ? branch.sections.toSpliced(-1, 0, { type: 'job-strip', district: branch.slug })
      : [...officeNotes(route, site), ...page.sections],
  };
}
