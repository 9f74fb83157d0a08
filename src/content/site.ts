import { getCollection, getEntry } from 'astro:content';
import type { Catalogue } from '#contract/catalogue.ts';
import type { Agency } from './agency.schema.ts';
import type { Assistant } from './assistants.schema.ts';
import type { District } from './district.schema.ts';
import { withBrand } from './fill.ts';
import type { Labels } from './labels.schema.ts';
import type { Navigation } from './navigation.schema.ts';
import type { Branch, Page, Policy } from './page.schema.ts';

/** A language folder under content/; `en` is the default and has no prefix in its paths. */
export type Language = string;
export const defaultLanguage: Language = 'en';

/** A content entry with its path inside the language folder: `services/seo`, `siwan`. */
export type Entry<Data> = Data & { slug: string };
export type PolicyEntry = Entry<Policy> & { html: string };

/** Everything of one language that pages are made of. */
export interface Site {
  language: Language;
  agency: Agency;
  assistants: Assistant[];
  branches: Entry<Branch>[];
  catalogue: Catalogue;
  districts: Entry<District>[];
  labels: Labels;
  navigation: Navigation;
  pages: Entry<Page>[];
  policies: PolicyEntry[];
}

type Single = 'agency' | 'assistants' | 'catalogue' | 'labels' | 'navigation';
type Many = 'branches' | 'districts' | 'pages' | 'policies';

async function single<Name extends Single>(name: Name, language: Language) {
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
export async function loadLanguages(): Promise<Language[]> {
  const entries = await getCollection('agency');
  const languages = entries.map(({ id }) => id.split('/')[0] as Language);
  return languages.sort((a, b) => Number(b === defaultLanguage) - Number(a === defaultLanguage));
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
    policies: (await many('policies', language)).map(({ data, slug, rendered }) => ({
      ...data,
      slug,
      html: rendered?.html ?? '',
    })),
  };
  return withBrand(site, agency.brand) as Site;
}
