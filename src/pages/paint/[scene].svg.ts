import type { APIRoute, GetStaticPaths } from 'astro';
import { drawOverlay, drawScene } from '#src/features/paint/scenes/draw-scene.ts';
import { paintedKinds, times } from '#src/features/paint/surfaces.ts';
import { loadSites } from '#src/site/load-site.ts';
import { printedAddress } from '#src/site/printed-code.ts';

export const getStaticPaths = (async () => {
  const [site] = await loadSites();
  const address = site ? printedAddress(site.agency, '/paint-your-name', 'board') : '';
  return paintedKinds.flatMap((kind) =>
    times.flatMap((time) => [
      { params: { scene: `${kind}-${time}` }, props: { svg: drawScene(kind, time, address) } },
      { params: { scene: `${kind}-${time}-over` }, props: { svg: drawOverlay(kind, time) } },
    ]),
  );
}) satisfies GetStaticPaths;

/** A scene to paint a name in, or its overlay; features/paint/surfaces.ts has the addresses. */
export const GET: APIRoute<{ svg: string }> = ({ props: { svg } }) =>
  new Response(svg, { headers: { 'content-type': 'image/svg+xml' } });
