import { getImage } from 'astro:assets';
import type { ImageMetadata } from 'astro';
import type { Picture } from '#src/content/site.ts';
import { imageFormats, widthsOf } from './picture-copies.ts';

const originals = import.meta.glob<{ default: ImageMetadata }>('/content/work/*/*.jpg', {
  eager: true,
});

/** What to read an original's width and height from: reading them directly makes Astro publish the original. */
const sizeOf = (src: ImageMetadata & { clone?: ImageMetadata }) => src.clone ?? src;

async function pictureOf(name: string, colour: string): Promise<Picture> {
  const src = originals[`/content/work/${name}`]?.default;
  if (!src) throw new Error(`The photograph content/work/${name} is missing`);
  const widths = widthsOf(sizeOf(src));
  const copies = { src, width: Math.max(...widths), widths };
  const avif = await getImage({ ...copies, ...imageFormats.avif });
  const jpeg = await getImage({ ...copies, ...imageFormats.jpeg });
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
