import type { APIRoute, GetStaticPaths } from 'astro';
import { drawCandidateWall } from '#src/features/paint/candidate-wall.ts';
import { stripNames } from '#src/features/paint/scenes/strip.ts';
import { drawBazaar, drawStripPicture, stripPath } from '#src/features/paint/street-picture.ts';
import { times } from '#src/features/paint/surfaces.ts';
import { bazaarPath } from '#src/sections/hero/Bazaar.tsx';
import { wallPath } from '#src/sections/hero/stages/Wall.tsx';
import { loadSites } from '#src/site/load-site.ts';

interface Props {
  svg: string;
}

export const getStaticPaths = (async () => {
  const sites = await loadSites();
  const worded = sites.flatMap(({ agency, language, pages }) =>
    pages
      .flatMap(({ sections }) => sections)
      .flatMap((section) => {
        if (section.type !== 'hero') return [];
        const { board, stage } = section;
        return times.flatMap((time) => [
          ...(board
            ? [{ path: bazaarPath(language, time), svg: drawBazaar(board, agency.brand, time) }]
            : []),
          ...(stage?.subject === 'wall'
            ? [{ path: wallPath(language, time), svg: drawCandidateWall(stage, time) }]
            : []),
        ]);
      }),
  );
  const strips = stripNames.flatMap((name) =>
    times.map((time) => ({ path: stripPath(name, time), svg: drawStripPicture(name, time) })),
  );
  return [...worded, ...strips].map(({ path, svg }) => ({
    params: { picture: path.replace(/^.*\/|\.svg$/g, '') },
    props: { svg },
  }));
}) satisfies GetStaticPaths;

/**
 * Painted scenes with the words of a language: the bazaar of the home page, the wall of a candidate. The strips
 * along an edge of paper have no words.
 */
export const GET: APIRoute<Props> = ({ props: { svg } }) =>
  new Response(svg, { headers: { 'content-type': 'image/svg+xml' } });
