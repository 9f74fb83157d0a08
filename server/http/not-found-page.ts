/** What the addresses of district pages begin with. */
export const districtPrefixes = ['/locations/', '/digital-marketing-agency-'];

/** The page of an unknown address, and of an unknown address below `districtPrefixes`. */
export const notFoundPages = { any: '/404', district: '/district-not-found' } as const;

/** The page of an unknown address; unknown districts have their own (docs/product.md, Routes). */
export const notFoundPage = (path: string) =>
  districtPrefixes.some((prefix) => path.startsWith(prefix))
    ? notFoundPages.district
    : notFoundPages.any;

/** Whether it is the address of such a page, in any language: asked for by itself, it is not found either. */
export const isNotFoundPage = (path: string) =>
  Object.values(notFoundPages).some((page) => path.endsWith(page));
