import { getCollection, getEntry } from 'astro:content';
import { defaultLanguage } from '#contract/default-language.ts';
import type { Site } from './site.ts';

/** Everything of the default language. */
export async function loadSite(): Promise<Site> {
  const entry = await getEntry('sites', defaultLanguage);
  if (!entry) throw new Error(`content/${defaultLanguage} is missing`);
  return entry.data;
}

/** Everything of every language. */
export const loadSites = async (): Promise<Site[]> =>
  (await getCollection('sites')).map(({ data }) => data);
