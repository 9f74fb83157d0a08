import { pathOf } from './agency.ts';
import { fetchText } from './fetch-text.ts';

/** Paths of all pages in the sitemap; throws if it is missing or names another site. */
export async function sitemapPaths(): Promise<string[]> {
  const xml = await fetchText('/sitemap.xml');
  return [...xml.matchAll(/<loc>\s*(.*?)\s*<\/loc>/g)].map(([, address = '']) => {
    const path = pathOf(address.replaceAll('&amp;', '&'));
    if (path === undefined) throw new Error(`The sitemap names ${address}, which is not ours`);
    return path;
  });
}
