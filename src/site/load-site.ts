import { getCollection } from 'astro:content';
import type { GetStaticPaths } from 'astro';
import { localPath } from '#contract/local-path.ts';
import type { Site } from '#src/content/site.ts';
import { loadPictures } from './load-pictures.ts';

/** The sites in all languages. */
export async function loadSites(): Promise<Site[]> {
  const pictures = await loadPictures();
  return (await getCollection('sites')).map(({ data }) => ({ ...data, pictures }));
}

/** Paths of a file beside each home page: `/llms.txt`, `/hi/llms.txt`. */
export const homesOfSites = (async () =>
  (await loadSites()).map((site) => ({
    params: { home: localPath(site.language, '/').slice(1) || undefined },
    props: { site },
  }))) satisfies GetStaticPaths;
