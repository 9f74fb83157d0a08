import { viewOf } from '#src/site/page-view.ts';
import { isAlias, type Route, routesOf } from '#src/site/routes.ts';
import { orderId, orderPath } from './checkout-parts.ts';
import { site } from './content.ts';

interface SamplePage {
  path: string;
  /** What the page calls itself in the chat texts. */
  name: string;
}

/** Where a visitor meets the pages that need more than their address. */
const visits: Record<string, string> = {
  '/404': '/no-such-page',
  '/district-not-found': '/locations/atlantis',
  '/payment': orderPath,
  '/payment-status': `/payment-status?id=${orderId}`,
};

const seen = new Set<string>();

/** Whether a page has a kind of section, artwork or layout that no page before it had. */
function showsSomethingNew(route: Route): boolean {
  const kinds = viewOf(route, site).sections.map((section) => {
    const {
      type,
      artwork = '',
      layout = '',
    }: { type: string; artwork?: string; layout?: string } = section;
    return `${type} ${artwork} ${layout}`;
  });
  const isNew = kinds.some((kind) => !seen.has(kind));
  for (const kind of kinds) seen.add(kind);
  return isNew;
}

/** The hidden pages, and as many others as it takes to see every kind of section, home first. */
export const samplePages: SamplePage[] = routesOf(site)
  .filter((route) => !isAlias(route))
  .toSorted((a, b) => a.path.localeCompare(b.path))
  .filter((route) => route.hidden || showsSomethingNew(route))
  .map((route) => ({ path: visits[route.path] ?? route.path, name: viewOf(route, site).name }));
