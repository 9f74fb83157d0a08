import { pathOf } from './agency.ts';
import { fetchText } from './fetch-text.ts';

async function addressesIn(path: string): Promise<string[]> {
  const xml = await fetchText(path);
  return [...xml.matchAll(/<loc>\s*(.*?)\s*<\/loc>/g)].map(([, address = '']) =>
    address.replaceAll('&amp;', '&'),
  );
}

const ownPath = (address: string) => {
  const path = pathOf(address);
  if (path === undefined) throw new Error(`The sitemap names ${address}, which is not ours`);
  return path;
};

/** Paths of all the pages that the sitemaps name; throws where a sitemap is missing. */
export async function sitemapPaths(): Promise<string[]> {
  const sitemaps = await addressesIn('/sitemap-index.xml');
  const lists = await Promise.all(sitemaps.map((sitemap) => addressesIn(ownPath(sitemap))));
  return lists.flat().map(ownPath);
}
