import type { APIRoute } from 'astro';
import { renderSVG } from 'uqr';
import { chatLink } from '#src/site/links.ts';
import { loadSites } from '#src/site/load-site.ts';

/** The agency's chat as a QR code, without a text, which would make it three times as large. */
export const GET: APIRoute = async () => {
  const [site] = await loadSites();
  if (!site) throw new Error('There is no content');
  const [link = ''] = chatLink(site.agency, '').split('?');
  const code = renderSVG(link, { ecc: 'L', border: 2 });
  return new Response(code, { headers: { 'content-type': 'image/svg+xml' } });
};
