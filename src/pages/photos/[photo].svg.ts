import type { APIRoute, GetStaticPaths } from 'astro';
import { contentFolder } from '#contract/content/languages.ts';
import { type PhotoPlace, photoPlaces, photoSizes } from '#src/content/photo.schema.ts';
import { photosFolder } from '#src/content/read-photos.ts';
import { printHalftone } from '#src/lib/halftone.ts';
import { photoPath } from '#src/sections/Photo.tsx';
import { loadSites } from '#src/site/load-site.ts';

interface Props {
  place: PhotoPlace;
  time: 'day' | 'night';
}

export const getStaticPaths = (async () => {
  const [site] = await loadSites();
  return photoPlaces
    .filter((place) => site?.photos[place])
    .flatMap((place) =>
      (['day', 'night'] as const).map((time) => ({
        params: { photo: photoPath(place, time).replace(/^.*\/|\.svg$/g, '') },
        props: { place, time },
      })),
    );
}) satisfies GetStaticPaths;

/** A photo of the agency as a halftone. */
export const GET: APIRoute<Props> = async ({ props: { place, time } }) => {
  const file = `${contentFolder}/${photosFolder}/${place}.jpg`;
  const svg = await printHalftone(file, photoSizes[place], time);
  return new Response(svg, { headers: { 'content-type': 'image/svg+xml' } });
};
