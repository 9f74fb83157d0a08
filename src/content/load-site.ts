import { type CollectionEntry, getCollection, getEntry } from 'astro:content';
import { defaultLanguage } from '#contract/default-language.ts';
import { localLinks } from '#src/routing/local-path.ts';
import type { Language, Site } from './site.ts';
import { withBrand } from './with-brand.ts';

type Single = 'agency' | 'assistants' | 'catalogue' | 'labels' | 'navigation' | 'payment';
type Many = 'branches' | 'districts' | 'pages' | 'policies';

async function single<Name extends Single>(
  name: Name,
  language: Language,
): Promise<CollectionEntry<Name>['data']> {
  const entry = await getEntry(name, `${language}/${name}`);
  if (!entry) throw new Error(`content/${language}/${name}.yaml is missing`);
  return entry.data;
}

async function many<Name extends Many>(name: Name, language: Language) {
  const entries = await getCollection(name, ({ id }) => id.startsWith(`${language}/`));
  return entries
    .map((entry) => ({ ...entry, slug: entry.id.slice(language.length + 1) }))
    .sort((a, b) => a.slug.localeCompare(b.slug));
}

/** The languages that have an agency file, the default one first. */
async function languages(): Promise<Language[]> {
  const entries = await getCollection('agency');
  const found = entries.map(({ id }) => id.split('/')[0] as Language);
  return found.sort((a, b) => Number(b === defaultLanguage) - Number(a === defaultLanguage));
}

/** Reads one language; throws an Error that names a missing file. */
export async function loadSite(language: Language): Promise<Site> {
  const agency = await single('agency', language);
  const entriesOf = async <Name extends Exclude<Many, 'policies'>>(name: Name) =>
    (await many(name, language)).map(({ data, slug }) => ({ ...data, slug }));
  const site = {
    language,
    agency,
    assistants: (await single('assistants', language)).assistants,
    branches: await entriesOf('branches'),
    catalogue: await single('catalogue', language),
    districts: await entriesOf('districts'),
    labels: await single('labels', language),
    navigation: await single('navigation', language),
    pages: await entriesOf('pages'),
    payment: await single('payment', language),
    policies: (await many('policies', language)).map(({ data, slug, rendered }) => ({
      ...data,
      slug,
      html: localLinks(language, rendered?.html ?? ''),
    })),
  };
  return withBrand(site, agency.brand) as Site;
}

/** Reads every language, the default one first; throws an Error that names a missing file. */
export async function loadSites(): Promise<Site[]> {
  return Promise.all((await languages()).map(loadSite));
}
