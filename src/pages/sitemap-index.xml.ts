import type { APIRoute } from 'astro';

/** The index that robots.txt names. */
export const GET: APIRoute = ({ site }) =>
  new Response(`<?xml version="1.0" encoding="UTF-8"?>
<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
<sitemap><loc>${new URL('/sitemap-pages.xml', site).href}</loc></sitemap>
</sitemapindex>
`);
