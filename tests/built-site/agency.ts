import { readSite } from '#tests/fixtures/site.ts';

/** The content that the site was built from. */
export const { agency, districts } = readSite();

/** Public address of a path. */
export const addressOf = (path: string) => `${agency.url}${path}`;

/** Path of a public address of the site; undefined for addresses of others. */
export function pathOf(address: string): string | undefined {
  const { origin, pathname, search, hash } = new URL(address, `${agency.url}/`);
  return origin === new URL(agency.url).origin ? pathname + search + hash : undefined;
}
