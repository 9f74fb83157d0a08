import type { Site } from '#src/content/site.ts';
import type { Route } from './routes.ts';
import { alternatesOf, translationsOf } from './translations.ts';

const header = '<?xml version="1.0" encoding="UTF-8"?>';

/** The canonical pages of all languages, with their translations (sitemaps.org protocol 0.9). */
export function sitemapOf(all: { site: Site; routes: Route[] }[]): string {
  const urls = all.flatMap(({ site, routes }) =>
    routes
      .filter(({ path, canonical, hidden }) => path === canonical && !hidden)
      .map((route) => {
        const alternates = alternatesOf(translationsOf(route, all), site.agency.url)
          .map(
            ({ hreflang, href }) =>
              `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${href}"/>`,
          )
          .join('');
        return `<url><loc>${site.agency.url}${route.canonical}</loc>${alternates}</url>`;
      }),
  );
  return `${header}
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('\n')}
</urlset>
`;
}

/** The index that robots.txt names. */
export function sitemapIndexOf(sitemap: string): string {
  return `${header}
<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
<sitemap><loc>${sitemap}</loc></sitemap>
</sitemapindex>
`;
}
