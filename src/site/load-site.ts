import { getCollection } from 'astro:content';
import type { GetStaticPaths } from 'astro';
import { localPath } from '#contract/local-path.ts';
import type { Site, StoredSite } from '#src/content/site.ts';
import { loadPictures } from './load-pictures.ts';

const withPictures = async (site: StoredSite): Promise<Site> => ({
  ...site,
  pictures: await loadPictures(),
});

/** The sites in all languages. */
export const loadSites = async (): Promise<Site[]> =>
  Promise.all((await getCollection('sites')).map(({ data }) => withPictures(data)));

/** Paths of a file beside each home page: `/llms.txt`, `/hi/llms.txt`. */
export const homesOfSites = (async () =>
  (await loadSites()).map((site) => ({
    params: { home: localPath(site.language, '/').slice(1) || undefined },
    props: { site },
  }))) satisfies GetStaticPaths;
