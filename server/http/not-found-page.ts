/** What the addresses of district pages begin with. */
export const districtPrefixes = ['/locations/', '/digital-marketing-agency-'];

/** The page of an unknown address, and of an unknown address below `districtPrefixes`. */
export const notFoundPages = { any: '/404', district: '/district-not-found' } as const;

/** The page of an unknown address; unknown districts have their own (docs/product.md, Routes). */
export const notFoundPage = (path: string) =>
  districtPrefixes.some((prefix) => path.startsWith(prefix))
    ? notFoundPages.district
    : notFoundPages.any;
