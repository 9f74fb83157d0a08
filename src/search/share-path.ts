import type { Route } from '#src/routing/routes.ts';

/** Where the link preview picture of a page lies; aliases share that of their target. */
export function sharePath(route: Pick<Route, 'canonical'>): string {
  return `/share/${route.canonical === '/' ? 'index' : route.canonical.slice(1)}.png`;
}
