import { open, stat, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import type { PhotographProblem } from '#contract/office/content.ts';
import type { PublisherTasks } from '#contract/office/publisher.ts';
import { limits } from '#src/content/check-photographs.ts';

/** The longer side of what is kept, in px: twice the largest copy that a page shows. */
const longestSide = 2_000;

/** The kinds that are accepted, by sharp's names. */
const accepted = ['jpeg', 'png', 'webp'];

/** Brands of the ISO container in which phones keep HEIC, HEIF and AVIF. */
const heicBrands = /^(?:hei[cfmsx]|hev[cmsx]|mi[af]f|msf1|mif[12]|avi[fs])$/;

/** Whether a file is of the HEIF family, by its first bytes: its first box is ftyp, then comes the main brand. */
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

/** An upright size in px. */
interface Size {
  width: number;
  height: number;
}

/** The upright size of a photograph, or why it is refused, before it is decoded. */
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

/** Width at which the longer side is as long as pages need; of a tall strip, the least that the build accepts. */
const keptWidth = ({ width, height }: Size): number =>
  Math.min(
    width,
    Math.max(limits.leastWidth, Math.floor((width * longestSide) / Math.max(width, height))),
  );

/**
 * Makes a JPEG of a photograph from a phone: upright, without metadata such as its place, on white where it is
 * transparent, and not larger than pages need.
 */
export async function preparePhotograph({
  from,
  to,
}: PublisherTasks['photograph']['input']): Promise<PublisherTasks['photograph']['output']> {
  const size = await sizeOf(from);
  if ('problem' in size) return size;
  const made = await sharp(from, { failOn: 'warning', limitInputPixels: limits.pixels })
    .autoOrient()
    .resize({ width: keptWidth(size) })
    .flatten({ background: 'white' })
    // Readers take colours without a profile as sRGB.
    .toColourspace('srgb')
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer({ resolveWithObject: true })
    .catch(() => undefined);
  if (!made) return { problem: 'damaged' };
  await writeFile(to, made.data);
  return { width: made.info.width, height: made.info.height };
}
