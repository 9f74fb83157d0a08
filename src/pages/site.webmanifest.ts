import type { APIRoute } from 'astro';
import { loadSite } from '#src/content/load-site.ts';

export const GET: APIRoute = async () => {
  const { agency, labels, pages } = await loadSite();
  return Response.json({
    name: agency.brand,
    short_name: agency.brand,
    description: pages.find(({ slug }) => slug === 'index')?.description,
    lang: labels.language.code,
    start_url: '/',
    display: 'minimal-ui',
    background_color: '#f4ead3',
    theme_color: '#f4ead3',
    icons: [180, 192, 512].map((size) => ({
      src: `/icon-${size}.png`,
      sizes: `${size}x${size}`,
      type: 'image/png',
    })),
  });
};
