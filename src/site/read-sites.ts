import { type ContentMistake, throwMistakes } from '#contract/content/content-mistake.ts';
import { contentFolder } from '#contract/content/languages.ts';
import { prepareText } from '#contract/content/prepare-text.ts';
import { defaultLanguage } from '#contract/default-language.ts';
import type { Kind } from '#src/content/kinds.ts';
import type { PhotosFile } from '#src/content/photo.schema.ts';
import { type ContentEntry, readFiles, type ValueOf } from '#src/content/read-files.ts';
import { type JobEntry, jobIn } from '#src/content/read-jobs.ts';
import { photosIn } from '#src/content/read-photos.ts';
import type { Entry, Language, SiteContent } from '#src/content/site.ts';
import { checkContent } from './check-content.ts';
import { checkAddresses, checkLinks } from './check-links.ts';
import { checkTranslations } from './check-translations.ts';
import { routesOf } from './routes.ts';

function siteOf(
  language: Language,
  entries: ContentEntry[],
  jobs: JobEntry[],
  photos: PhotosFile,
): SiteContent {
  const all = <Name extends Kind>(kind: Name) =>
    entries
      .filter((entry) => entry.language === language && entry.kind === kind)
      .map(({ value, slug, file }) => ({ value: value as ValueOf<Name>, slug, file }))
      .sort((a, b) => a.slug.localeCompare(b.slug));
  const many = <Name extends Kind>(kind: Name): Entry<ValueOf<Name>>[] =>
    all(kind).map(({ value, slug }) => ({ ...value, slug }));
  /** Every language has one: readFiles checks it. */
  const one = <Name extends Kind>(kind: Name) => all(kind)[0]?.value as ValueOf<Name>;
  const agency = one('agency');
  const collator = new Intl.Collator(language);
  return {
    language,
    agency,
    assistants: one('assistants').assistants,
    branches: many('branches'),
    catalogue: one('catalogue'),
    districts: many('districts').sort((a, b) => collator.compare(a.name, b.name)),
    jobs: jobs
      .map((job) => jobIn(language, job))
      .sort((a, b) => b.month.localeCompare(a.month) || a.slug.localeCompare(b.slug)),
    labels: one('labels'),
    navigation: one('navigation'),
    pages: many('pages'),
    payment: one('payment'),
    photos: photosIn(language, photos),
    policies: all('policies').map(({ value, slug, file }) => ({
      ...value,
      slug,
      markdown: prepareText(file.markdown, agency.brand),
    })),
  };
}

/**
 * The content of every language, the default one first. Throws a ContentError that names every mistake,
 * those of the photographs included. Files are compared once each of them is valid.
 */
export function readSites(
  folder = contentFolder,
  photographMistakes: ContentMistake[] = [],
  { entries, jobs, photos, mistakes } = readFiles(folder),
): SiteContent[] {
  throwMistakes([...mistakes, ...photographMistakes]);
  const languages = [...new Set(entries.map(({ language }) => language))];
  const sites = languages
    .sort((a, b) => Number(b === defaultLanguage) - Number(a === defaultLanguage))
    .map((language) => siteOf(language, entries, jobs, photos.photos));
  const files = new Map(entries.map(({ file }) => [file.name, file]));
  const routes = sites.flatMap(routesOf);
  const contradictions = sites.flatMap((site) =>
    [
      ...checkContent(site),
      ...checkAddresses(routes.filter(({ language }) => language === site.language)),
      ...checkLinks(site, routes),
    ].map((mistake) => {
      const file = `${folder}/${site.language}/${mistake.file}`;
      const line = mistake.path.length > 0 && files.get(file)?.lineOf(mistake.path);
      return { ...mistake, file, ...(line && { line }) };
    }),
  );
  throwMistakes([...contradictions, ...checkTranslations(entries)]);
  return sites;
}
