import { localPath } from '#contract/local-path.ts';
import type { Site } from '#src/content/site.ts';
import { readAllSites } from '#tests/fixtures/site.ts';

/** The content that the site was built from, in every language, the default one first. */
export const sites = readAllSites();

const [main] = sites;
if (!main) throw new Error('There is no content');
export const { agency, districts } = main;

/** The content of the language to which a path belongs. */
export function siteAt(path: string): Site {
  const isIn = (home: string) => path === home || path.startsWith(`${home}/`);
  return sites.slice(1).find(({ language }) => isIn(localPath(language, '/'))) ?? (main as Site);
}

/** The path without its language: the same in all of them. */
export const bareOf = (path: string): string =>
  path.slice(localPath(siteAt(path).language, '/').replace(/^\/$/, '').length) || '/';

/** Public address of a path. */
export const addressOf = (path: string) => `${agency.url}${path}`;

/** Path of a public address of the site; undefined for addresses of others. */
export function pathOf(address: string): string | undefined {
  const { origin, pathname, search, hash } = new URL(address, `${agency.url}/`);
  return origin === new URL(agency.url).origin ? pathname + search + hash : undefined;
}
