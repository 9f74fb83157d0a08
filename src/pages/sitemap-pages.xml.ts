import type { APIRoute } from 'astro';
import { loadSites } from '#src/site/load-site.ts';
import { routesOf } from '#src/site/routes.ts';
import { alternatesOf, translationsOf } from '#src/site/translations.ts';

/** The canonical pages of all languages, with their translations (sitemaps.org protocol 0.9). */
export const GET: APIRoute = async () => {
  const sites = await loadSites();
  const urls = sites.flatMap((site) =>
    routesOf(site)
      .filter(({ path, canonical, hidden }) => path === canonical && !hidden)
      .map((route) => {
        const { url } = site.agency;
        const alternates = alternatesOf(translationsOf(route, sites), url).map(
          ({ hreflang, href }) =>
            `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${href}"/>`,
        );
        return `<url><loc>${url}${route.canonical}</loc>${alternates.join('')}</url>`;
      }),
  );
  return new Response(`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('\n')}
</urlset>
`);
};
