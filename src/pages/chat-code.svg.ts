import type { APIRoute } from 'astro';
import { qrSvg } from '#src/components/qr-code/qr-svg.ts';
import { chatLink } from '#src/content/links.ts';
import { loadSite } from '#src/content/load-site.ts';

/** The agency's chat as a QR code, without a text: percent-encoded words would make it three times as heavy. */
export const GET: APIRoute = async () => {
  const { agency } = await loadSite();
  const [link = ''] = chatLink(agency, '').split('?');
  return new Response(qrSvg(link), { headers: { 'content-type': 'image/svg+xml' } });
};
