import { samplePages } from '#tests/e2e/sample-pages.ts';
import { bareOf } from './agency.ts';
import { builtSite } from './built-site.ts';
import { hiddenPaths } from './pages.ts';
import { sitemapPaths } from './sitemap.ts';

/**
 * Paths of the sitemap that checks in a browser visit: all of them, or with PAGES=kinds, as in `npm test`, as
 * many as it takes to see every kind of section in each language.
 */
export async function browsedSitemapPaths(): Promise<string[]> {
  const paths = await sitemapPaths();
  if (process.env.PAGES !== 'kinds') return paths;
  const kinds = new Set(samplePages.map(({ path }) => path));
  return paths.filter((path) => kinds.has(bareOf(path)));
}

/** The same, and the pages that no sitemap names. */
export const browsedPaths = async (): Promise<string[]> => [
  ...(await browsedSitemapPaths()),
  ...hiddenPaths(await builtSite()),
];
