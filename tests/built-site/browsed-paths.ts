import { samplePages } from '#tests/e2e/sample-pages.ts';
import { bareOf } from './agency.ts';
import { builtSite } from './built-site.ts';
import { hiddenPaths } from './pages.ts';
import { sitemapPaths } from './sitemap.ts';

/** `npm test` visits as many pages as it takes to see every kind of section in each language. */
const isQuick = process.env.PAGES === 'kinds';

/** Paths of the sitemap that checks in a browser visit: all of them, or those of `npm test`. */
export async function browsedSitemapPaths(onlyKinds = isQuick): Promise<string[]> {
  const paths = await sitemapPaths();
  if (!onlyKinds) return paths;
  const kinds = new Set(samplePages.map(({ path }) => path));
  return paths.filter((path) => kinds.has(bareOf(path)));
}

/** Paths that browser checks visit, hidden pages included. */
export const browsedPaths = async (onlyKinds = isQuick): Promise<string[]> => [
  ...(await browsedSitemapPaths(onlyKinds)),
  ...hiddenPaths(await builtSite()),
];
