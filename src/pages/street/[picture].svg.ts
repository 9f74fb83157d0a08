import type { APIRoute, GetStaticPaths } from 'astro';
import { drawBazaar } from '#src/features/paint/street-picture.ts';
import { times } from '#src/features/paint/surfaces.ts';
import { bazaarPath } from '#src/sections/hero/Bazaar.tsx';
import { loadSites } from '#src/site/load-site.ts';

interface Props {
  svg: string;
}

export const getStaticPaths = (async () => {
  const sites = await loadSites();
  return sites.flatMap(({ language, pages }) =>
    pages
      .flatMap(({ sections }) => sections)
      .flatMap((section) => (section.type === 'hero' && section.board ? [section.board] : []))
      .flatMap((board) =>
        times.map((time) => ({
          params: { picture: bazaarPath(language, time).replace(/^.*\/|\.svg$/g, '') },
          props: { svg: drawBazaar(board, time) },
        })),
      ),
  );
}) satisfies GetStaticPaths;

/** The bazaar of the home page, with the words of a language on its board. */
export const GET: APIRoute<Props> = ({ props: { svg } }) =>
  new Response(svg, { headers: { 'content-type': 'image/svg+xml' } });
