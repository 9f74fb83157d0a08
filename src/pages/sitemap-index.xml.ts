import type { APIRoute } from 'astro';
import { sitemapIndexOf } from '#src/site/sitemap.ts';

export const GET: APIRoute = ({ site }) =>
  new Response(sitemapIndexOf(new URL('/sitemap-pages.xml', site).href));
