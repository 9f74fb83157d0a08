import type { APIRoute } from 'astro';
import { localPath } from '#contract/local-path.ts';
import type { Site } from '#src/content/site.ts';
import { homesOfSites } from '#src/site/load-site.ts';

export const getStaticPaths = homesOfSites;

export const GET: APIRoute<{ site: Site }> = ({ props: { site } }) => {
  const { agency, labels, language, pages } = site;
  return Response.json({
    name: agency.brand,
    short_name: agency.brand,
    description: pages.find(({ slug }) => slug === 'index')?.description,
    lang: labels.language.code,
    start_url: localPath(language, '/'),
    display: 'minimal-ui',
    background_color: '#f4ead3',
    theme_color: '#f4ead3',
    icons: [192, 512].map((size) => ({
      src: `/icon-${size}.png`,
      sizes: `${size}x${size}`,
      type: 'image/png',
    })),
  });
};
