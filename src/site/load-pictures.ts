import { getImage } from 'astro:assets';
import type { ImageMetadata } from 'astro';
import type { Picture } from '#src/content/site.ts';
import { imageFormats, widthsOf } from './picture-copies.ts';

const originals = import.meta.glob<{ default: ImageMetadata }>('content-files/work/*/*.jpg', {
  eager: true,
});

/** An original's size; reading it from the original itself makes Astro publish the file. */
const sizeOf = (src: ImageMetadata & { clone?: ImageMetadata }) => src.clone ?? src;

async function pictureOf(src: ImageMetadata): Promise<Picture> {
  const widths = widthsOf(sizeOf(src));
  const copies = { src, width: Math.max(...widths), widths };
  const avif = await getImage({ ...copies, ...imageFormats.avif });
  const jpeg = await getImage({ ...copies, ...imageFormats.jpeg });
  return {
    avif: avif.srcSet.attribute,
    jpeg: jpeg.srcSet.attribute,
    src: jpeg.src,
    width: Number(jpeg.attributes.width),
    height: Number(jpeg.attributes.height),
  };
}

/** Copies of the photographs of jobs, without metadata; Astro encodes and caches them at the end of the build. */
export async function loadPictures() {
  const pictures = Object.entries(originals).map(async ([path, { default: src }]) => {
    const name = path.slice(path.lastIndexOf('/work/') + 1);
    return [name, await pictureOf(src)] as const;
  });
  return Object.fromEntries(await Promise.all(pictures));
}
