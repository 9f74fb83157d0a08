import type { APIRoute } from 'astro';
import { loadSites } from '#src/site/load-site.ts';
import { routesOf } from '#src/site/routes.ts';
import { sitemapOf } from '#src/site/sitemap.ts';

export const GET: APIRoute = async () => {
  const sites = await loadSites();
  return new Response(sitemapOf(sites.map((site) => ({ site, routes: routesOf(site) }))));
};
