import { getCollection, getEntry } from 'astro:content';
import type { GetStaticPaths } from 'astro';
import { defaultLanguage } from '#contract/default-language.ts';
import { localPath } from '#contract/local-path.ts';
import type { Site, StoredSite } from '#src/content/site.ts';
import { picturesOf } from './load-pictures.ts';

const withPictures = async ({ colours, ...site }: StoredSite): Promise<Site> => ({
  ...site,
  pictures: await picturesOf(colours),
});

/** The site in the default language. */
export async function loadSite(): Promise<Site> {
  const entry = await getEntry('sites', defaultLanguage);
  if (!entry) throw new Error(`content/${defaultLanguage} is missing`);
  return withPictures(entry.data);
}

/** The sites in all languages, the default one included. */
export const loadSites = async (): Promise<Site[]> =>
  Promise.all((await getCollection('sites')).map(({ data }) => withPictures(data)));

/** Paths of a file beside each home page: `/llms.txt`, `/hi/llms.txt`. */
export const homesOfSites = (async () =>
  (await loadSites()).map((site) => ({
    params: { home: localPath(site.language, '/').slice(1) || undefined },
    props: { site },
  }))) satisfies GetStaticPaths;
