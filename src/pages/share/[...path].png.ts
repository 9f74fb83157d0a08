import type { APIRoute, GetStaticPaths } from 'astro';
import type { Site } from '#src/content/site.ts';
import { renderSharePicture } from '#src/features/share-pictures/share-picture.ts';
import { loadSites } from '#src/site/load-site.ts';
import { viewOf } from '#src/site/page-view.ts';
import { builtRoutesOf, type Route, shareName } from '#src/site/routes.ts';

export const getStaticPaths = (async () => {
  const sites = await loadSites();
  return sites.flatMap((site) =>
    builtRoutesOf(site)
      .filter((route) => route.path === route.canonical)
      .map((route) => ({ params: { path: shareName(route) }, props: { route, site } })),
  );
}) satisfies GetStaticPaths;

/** The link preview picture of a page (docs/product.md, Search). */
export const GET: APIRoute<{ route: Route; site: Site }> = async ({ props: { route, site } }) => {
  const { headline, region, sections } = viewOf(route, site);
  const png = await renderSharePicture({
    headline,
    region,
    brand: site.agency.brand,
    line: site.labels.share.line,
    hero: sections.find((section) => section.type === 'hero'),
  });
  return new Response(new Uint8Array(png), { headers: { 'content-type': 'image/png' } });
};
