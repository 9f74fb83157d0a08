import { getCollection, getEntry } from 'astro:content';
import { defaultLanguage } from '#contract/default-language.ts';
import { picturesOf } from './load-pictures.ts';
import type { Site, StoredSite } from './site.ts';

const withPictures = async ({ colours, ...site }: StoredSite): Promise<Site> => ({
  ...site,
  pictures: await picturesOf(colours),
});

/** Everything of the default language. */
export async function loadSite(): Promise<Site> {
  const entry = await getEntry('sites', defaultLanguage);
  if (!entry) throw new Error(`content/${defaultLanguage} is missing`);
  return withPictures(entry.data);
}

/** Everything of every language. */
export const loadSites = async (): Promise<Site[]> =>
  Promise.all((await getCollection('sites')).map(({ data }) => withPictures(data)));
