import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { catalogueSchema } from '#contract/catalogue.ts';
import { defaultContent } from '#contract/default-language.ts';
import { agencySchema } from '#src/content/agency.schema.ts';
import { assistantsSchema } from '#src/content/assistants.schema.ts';
import { districtSchema } from '#src/content/district.schema.ts';
import { labelsSchema } from '#src/content/labels.schema.ts';
import { navigationSchema } from '#src/content/navigation.schema.ts';
import { branchSchema, pageSchema } from '#src/content/page.schema.ts';
import { withBrand } from '#src/content/with-brand.ts';

const read = (name: string): unknown =>
  parse(readFileSync(`${defaultContent}/${name}.yaml`, 'utf8'));

export const agency = agencySchema.parse(read('agency'));
const branded = (name: string) => withBrand(read(name), agency.brand);

export const labels = labelsSchema.parse(branded('labels'));
export const navigation = navigationSchema.parse(branded('navigation'));
export const { assistants } = assistantsSchema.parse(branded('assistants'));
export const services = catalogueSchema
  .parse(read('catalogue'))
  .categories.flatMap((category) => category.services);

export const districts = readdirSync(`${defaultContent}/districts`).map((file) => {
  const slug = file.replace('.yaml', '');
  return { slug, ...districtSchema.parse(branded(`districts/${slug}`)) };
});

/** The district of that slug; throws where there is no such file. */
export function districtOf(slug: string) {
  const district = districts.find((item) => item.slug === slug);
  if (!district) throw new Error(`No content file for the district ${slug}`);
  return district;
}

/** Content of `pages/{name}.yaml` or, for a name that begins so, `branches/{name}.yaml`. */
export function pageContent(name: string) {
  return name.startsWith('branches/')
    ? branchSchema.parse(branded(name))
    : pageSchema.parse(branded(`pages/${name}`));
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
