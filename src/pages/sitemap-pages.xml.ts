import type { APIRoute } from 'astro';
import { loadSites } from '#src/content/load-site.ts';
import { routesOf } from '#src/routing/routes.ts';
import { sitemapOf } from '#src/search/sitemap.ts';

export const GET: APIRoute = async () => {
  const sites = await loadSites();
  return new Response(sitemapOf(sites.map((site) => ({ site, routes: routesOf(site) }))));
};
