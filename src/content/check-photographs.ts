import { globSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import sharp from 'sharp';
import type { ContentMistake } from '#contract/content/content-mistake.ts';
import { workFolder } from './read-jobs.ts';
import { photosFolder } from './read-photos.ts';

/** Largest photograph that a build can decode, and the width of its largest copy. */
export const limits = { bytes: 12_000_000, pixels: 60_000_000, leastWidth: 960 };

const inMillions = (count: number) => (count / 1_000_000).toFixed(1);

const resaveAdvice = 'copy it from the camera again, or save it again as a JPEG';

/** Decodes the whole picture; rejects if it is damaged. */
async function decode(file: string): Promise<undefined> {
  const options = { failOn: 'warning', limitInputPixels: limits.pixels } as const;
  await sharp(file, options).resize(64).raw().toBuffer();
}

/** Checks size and metadata; undefined if they are fine. */
async function mistakeIn(file: string): Promise<string | undefined> {
  const { size } = await stat(file);
  if (size > limits.bytes) {
    return `has ${inMillions(size)} MB, and must have at most ${inMillions(limits.bytes)}: save it smaller`;
  }
  const head = await sharp(file, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  if (head?.format !== 'jpeg') return `is no JPEG, despite its name: ${resaveAdvice}`;
  const { width, height } = head.autoOrient;
  if (width * height > limits.pixels) {
    const most = inMillions(limits.pixels);
    return `has ${inMillions(width * height)} megapixels, and must have at most ${most}: save it smaller`;
  }
  return width < limits.leastWidth
    ? `is ${width} pixels wide, and must be at least ${limits.leastWidth}: take the original`
    : undefined;
}

/** Mistakes in all photographs below content/. */
export async function checkPhotographs(content: string): Promise<ContentMistake[]> {
  const mistakes: ContentMistake[] = [];
  // One at a time: decoding 60 megapixels takes 200 MB.
  const patterns = [`${workFolder}/*/*.jpg`, `${photosFolder}/*.jpg`];
  for (const name of globSync(patterns, { cwd: content }).sort()) {
    const file = `${content}/${name}`;
    const reason =
      (await mistakeIn(file)) ?? (await decode(file).catch(() => `is damaged: ${resaveAdvice}`));
    if (reason) mistakes.push({ file, path: [], reason });
  }
  return mistakes;
}
