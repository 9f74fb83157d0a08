import { getImage } from 'astro:assets';
import type { ImageMetadata } from 'astro';
import type { Picture } from './site.ts';

const originals = import.meta.glob<{ default: ImageMetadata }>('/content/work/*/*.jpg', {
  eager: true,
});

/** Widths of the copies in px: a column of a phone, a sharp one, and a column at full width. */
const widths = [400, 640, 960];

async function pictureOf(name: string, colour: string): Promise<Picture> {
  const src = originals[`/content/work/${name}`]?.default;
  if (!src) throw new Error(`The photograph content/work/${name} is missing`);
  const copies = { src, width: 960, widths };
  const avif = await getImage({ ...copies, format: 'avif' });
  const jpeg = await getImage({ ...copies, format: 'jpg' });
  return {
    colour,
    avif: avif.srcSet.attribute,
    jpeg: jpeg.srcSet.attribute,
    src: jpeg.src,
    width: Number(jpeg.attributes.width),
    height: Number(jpeg.attributes.height),
  };
}

/**
 * The copies of these photographs, which Astro makes at the end of the build: without what the camera
 * wrote into the original, such as the place. A cache keeps them for the next build.
 */
export async function picturesOf(colours: Record<string, string>) {
  const pictures = Object.entries(colours).map(
    async ([name, colour]) => [name, await pictureOf(name, colour)] as const,
  );
  return Object.fromEntries(await Promise.all(pictures));
}
