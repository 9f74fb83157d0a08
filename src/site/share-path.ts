import type { Route } from './routes.ts';

type Page = Pick<Route, 'canonical'>;

/** Name of the link preview picture of a page, shared by its aliases. */
export function shareName({ canonical }: Page): string {
  return canonical === '/' ? 'index' : canonical.slice(1);
}

/** Path of the link preview picture. */
export const sharePath = (page: Page) => `/share/${shareName(page)}.png`;
