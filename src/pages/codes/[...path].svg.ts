import type { APIRoute, GetStaticPaths } from 'astro';
import { renderSVG } from 'uqr';
import { loadSites } from '#src/site/load-site.ts';
import { viewOf } from '#src/site/page-view.ts';
import { printedAddress, printedSource } from '#src/site/printed-code.ts';
import { builtRoutesOf, shareName } from '#src/site/routes.ts';

export const getStaticPaths = (async () => {
  const sites = await loadSites();
  return sites.flatMap((site) =>
    builtRoutesOf(site)
      .filter((route) => route.path === route.canonical)
      .flatMap((route) => {
        const source = printedSource(viewOf(route, site).sections);
        if (!source) return [];
        const address = printedAddress(site.agency, route.canonical, source);
        return { params: { path: shareName(route) }, props: { address } };
      }),
  );
}) satisfies GetStaticPaths;

/** The QR code of a page on paper: its own address, where today's prices and the chat are. */
export const GET: APIRoute<{ address: string }> = ({ props: { address } }) => {
  const code = renderSVG(address, { ecc: 'L', border: 2 });
  return new Response(code, { headers: { 'content-type': 'image/svg+xml' } });
};
