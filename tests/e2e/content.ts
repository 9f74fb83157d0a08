import type { PageSection } from '#src/content/section.schema.ts';
import { routesOf } from '#src/site/routes.ts';
import { readSite } from '#tests/fixtures/site.ts';

/** The content that the site was built from. */
export const site = readSite();
export const { agency, assistants, districts, labels, navigation, payment } = site;
/** Every service of the catalogue, with a price or without. */
export const services = site.catalogue.categories.flatMap((category) => category.services);

/** The first of some pieces of content; throws where there is none. */
export function first<Piece>(pieces: Piece[]): Piece {
  const [piece] = pieces;
  if (piece === undefined) throw new Error('The content has none of these');
  return piece;
}

/** Every address that search engines may know. */
export const openRoutes = routesOf(site).filter(({ hidden }) => !hidden);

/** Content of `pages/{slug}.yaml`; throws where there is no such file. */
export const pageContent = (slug: string) => first(site.pages.filter((page) => page.slug === slug));

/** The section of a kind on a page, which must have one. */
export function sectionOf<Type extends PageSection['type']>(slug: string, type: Type) {
  const isAsked = (section: PageSection): section is Extract<PageSection, { type: Type }> =>
    section.type === type;
  return first(pageContent(slug).sections.filter(isAsked));
}

/** Beginning of every WhatsApp link of the site. */
export const chatAddress = `https://wa.me/${agency.contact.phones[0]?.replace('+', '')}`;

/** The prefilled text of a WhatsApp link to the agency; throws where the link is no such link. */
export function chatText(href: string | null): string {
  const url = new URL(href ?? 'none:');
  const text = url.searchParams.get('text');
  if (url.origin + url.pathname !== chatAddress || !text) throw new Error(`Not our chat: ${href}`);
  return text;
}
