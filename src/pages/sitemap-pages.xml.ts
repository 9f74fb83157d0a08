import type { APIRoute } from 'astro';
import { loadSites } from '#src/site/load-site.ts';
import { sitemapOf } from '#src/site/sitemap.ts';

export const GET: APIRoute = async () => new Response(sitemapOf(await loadSites()));
