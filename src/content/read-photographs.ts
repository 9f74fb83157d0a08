import { globSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import sharp from 'sharp';
import type { ContentMistake } from '#contract/content/content-mistake.ts';
import { workFolder } from './read-jobs.ts';

/** Of a photograph: bytes and pixels that a build can afford, and the width of its largest copy. */
export const limits = { bytes: 12_000_000, pixels: 60_000_000, leastWidth: 960 };

const inMillions = (count: number) => (count / 1_000_000).toFixed(1);

const saveAgain = 'take it from the camera again, or save it anew as a JPEG';

/** The commonest colour of a picture, as #rrggbb. Decodes it all; throws an Error where it is damaged. */
async function colourOf(file: string): Promise<string> {
  const { data, info } = await sharp(file, { failOn: 'warning', limitInputPixels: limits.pixels })
    .resize(64)
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const { dominant } = await sharp(data, { raw: { width, height, channels } }).stats();
  const hex = [dominant.r, dominant.g, dominant.b].map((part) =>
    part.toString(16).padStart(2, '0'),
  );
  return `#${hex.join('')}`;
}

/** What is wrong with a photograph by its size and its head alone; undefined where nothing is. */
async function reasonOf(file: string): Promise<string | undefined> {
  const { size } = await stat(file);
  if (size > limits.bytes) {
    const most = inMillions(limits.bytes);
    return `has ${inMillions(size)} MB, and must have at most ${most}: save it smaller`;
  }
  const head = await sharp(file, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  if (head?.format !== 'jpeg') return `is no JPEG, whatever its name says: ${saveAgain}`;
  const { width, height } = head.autoOrient;
  if (width * height > limits.pixels) {
    const most = inMillions(limits.pixels);
    return `has ${inMillions(width * height)} megapixels, and must have at most ${most}: save it smaller`;
  }
  return width < limits.leastWidth
    ? `is ${width} pixels wide, and must be at least ${limits.leastWidth}: take the original`
    : undefined;
}

/**
 * Looks at every photograph below content/work. Resolves with the commonest colour of each, by folder and
 * name, and with what is wrong with the others.
 */
export async function readPhotographs(
  content: string,
): Promise<{ colours: Record<string, string>; mistakes: ContentMistake[] }> {
  const colours: Record<string, string> = {};
  const mistakes: ContentMistake[] = [];
  // One after the other: a photograph of 60 megapixels takes 200 MB while it is decoded.
  for (const name of globSync('*/*.jpg', { cwd: `${content}/${workFolder}` }).sort()) {
    const file = `${content}/${workFolder}/${name}`;
    const reason = await reasonOf(file);
    const colour = reason ? undefined : await colourOf(file).catch(() => undefined);
    if (colour) colours[name] = colour;
    else mistakes.push({ file, path: [], reason: reason ?? `is damaged: ${saveAgain}` });
  }
  return { colours, mistakes };
}
