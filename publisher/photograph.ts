import { open, stat, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import type { PhotographProblem } from '#contract/office/content.ts';
import type { PublisherTasks } from '#contract/office/publisher.ts';
import { limits } from '#src/content/check-photographs.ts';

/** Longer side of a stored photograph, in px: twice the largest copy on a page. */
const longestSide = 2_000;

/** Accepted formats, by sharp's names. */
const accepted = ['jpeg', 'png', 'webp'];

/** Brands of the ISO container of HEIC, HEIF and AVIF files. */
const heicBrands = /^(?:hei[cfmsx]|hev[cmsx]|mi[af]f|msf1|mif[12]|avi[fs])$/;

/** Whether a file is HEIC, HEIF or AVIF: such a file begins with an ftyp box and the major brand. */
async function isHeic(file: string): Promise<boolean> {
  const handle = await open(file);
  try {
    const { buffer } = await handle.read(Buffer.alloc(12), 0, 12, 0);
    return (
      buffer.toString('latin1', 4, 8) === 'ftyp' && heicBrands.test(buffer.toString('latin1', 8))
    );
  } finally {
    await handle.close();
  }
}

/** Size after rotation, in px. */
interface Size {
  width: number;
  height: number;
}

/** Size of a photograph, or why it is refused. Does not decode it. */
async function sizeOf(file: string): Promise<Size | { problem: PhotographProblem }> {
  const { size } = await stat(file);
  if (size === 0) return { problem: 'empty' };
  if (await isHeic(file)) return { problem: 'heic' };
  const head = await sharp(file, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  if (!head || !accepted.includes(head.format)) return { problem: 'notAPhotograph' };
  const { width, height } = head.autoOrient;
  if (width * height > limits.pixels) return { problem: 'tooManyPixels' };
  return width < limits.leastWidth ? { problem: 'tooSmall' } : { width, height };
}

/** Width at which the longer side is at most `longestSide`, but not less than the build accepts. */
const outputWidth = ({ width, height }: Size): number =>
  Math.min(
    width,
    Math.max(limits.leastWidth, Math.floor((width * longestSide) / Math.max(width, height))),
  );

/**
 * Makes a JPEG from an uploaded photograph: rotated upright, without metadata such as the location, on white where it
 * is transparent, and no larger than pages need.
 */
export async function preparePhotograph({
  from,
  to,
}: PublisherTasks['photograph']['input']): Promise<PublisherTasks['photograph']['output']> {
  const size = await sizeOf(from);
  if ('problem' in size) return size;
  const made = await sharp(from, { failOn: 'warning', limitInputPixels: limits.pixels })
    .autoOrient()
    .resize({ width: outputWidth(size) })
    .flatten({ background: 'white' })
    // The profile is stripped with the metadata, and colours without one are read as sRGB.
    .toColourspace('srgb')
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer({ resolveWithObject: true })
    .catch(() => undefined);
  if (!made) return { problem: 'damaged' };
  await writeFile(to, made.data);
  return { width: made.info.width, height: made.info.height };
}
