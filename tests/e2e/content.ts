import { readSite } from '#tests/fixtures/site.ts';

const site = readSite();

export const { agency, assistants, districts, labels, navigation } = site;
export const services = site.catalogue.categories.flatMap((category) => category.services);

/** The district of that slug; throws where there is no such file. */
export function districtOf(slug: string) {
  const district = districts.find((item) => item.slug === slug);
  if (!district) throw new Error(`No content file for the district ${slug}`);
  return district;
}

/** Content of `pages/{name}.yaml` or, for a name that begins so, `branches/{name}.yaml`. */
export function pageContent(name: string) {
  const page =
    site.pages.find(({ slug }) => slug === name) ??
    site.branches.find(({ slug }) => `branches/${slug}` === name);
  if (!page) throw new Error(`No content file for the page ${name}`);
  return page;
}

/** The h1 of a marketing page. */
export function headingOf(name: string): string {
  const hero = pageContent(name).sections.find((section) => section.type === 'hero');
  if (hero?.type !== 'hero') throw new Error(`${name} has no hero`);
  return hero.title;
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
