/** What the addresses of district pages begin with. */
const districtPrefixes = ['/locations/', '/digital-marketing-agency-'];

/** The page of an unknown address, and of an unknown address below `districtPrefixes`. */
const notFoundPages = { any: '/404', district: '/district-not-found' } as const;

/** What the addresses of a language begin with, where it is not the default one: /hi. */
const languagePrefix = /^\/[a-z]{2}(?=\/|$)/;

/**
 * The page of an unknown address, in the language of the address; unknown districts have their own
 * (docs/product.md, Routes). `exists` says which pages the site has: an address that begins like a
 * language which it lacks gets a page of the default one.
 */
export function notFoundPage(path: string, exists: (page: string) => boolean): string {
  const [prefix = ''] = languagePrefix.exec(path) ?? [];
  const isDistrict = districtPrefixes.some((start) => path.startsWith(prefix + start));
  const page = isDistrict ? notFoundPages.district : notFoundPages.any;
  return exists(prefix + page) ? prefix + page : page;
}

/** Whether it is the address of such a page, in any language: asked for by itself, it is not found either. */
export const isNotFoundPage = (path: string) =>
  Object.values(notFoundPages).some((page) => path.replace(languagePrefix, '') === page);
