import sharpService from 'astro/assets/services/sharp';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { imageFormats } from '#src/site/picture-copies.ts';
import astroConfig from '../../astro.config.ts';
import { bounds } from './page-weight.ts';

/** Of the largest copy. */
const [width, height] = [960, 720];

const soil = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
  <linearGradient id="a" x2="0" y2="1"><stop stop-color="#8fb4d9"/><stop offset=".5" stop-color="#d9cbb0"/>
  <stop offset="1" stop-color="#5c4a33"/></linearGradient><path fill="url(#a)" d="M0 0h960v720H0z"/></svg>`;

/** Grey noise whose grains have that many px. */
const noise = (grain: number) =>
  sharp({
    create: {
      width: Math.ceil(width / grain),
      height: Math.ceil(height / grain),
      channels: 3,
      background: '#808080',
      noise: { type: 'gaussian', mean: 128, sigma: 28 },
    },
  })
    .greyscale()
    .resize(width, height, { fit: 'fill' })
    .png()
    .toBuffer();

/**
 * Sky and soil, with noise of all sizes, each as strong as the next: so it is in photographs. This one is
 * full of leaves and gravel, and sharp in every corner.
 */
async function detailedPhotograph(): Promise<Buffer> {
  const layers = await Promise.all([1, 2, 4, 8, 16, 32, 64].map(noise));
  return sharp(Buffer.from(soil))
    .composite(layers.map((input) => ({ input, blend: 'overlay' })))
    .jpeg({ quality: 95 })
    .toBuffer();
}

it.each(['avif', 'jpeg'] as const)('keeps a crowded photograph light: %s', async (format) => {
  const { data } = await sharpService.transform(
    await detailedPhotograph(),
    { src: '', width, ...imageFormats[format] },
    { service: astroConfig.image?.service } as never,
    console as never,
  );
  const head = await sharp(data).metadata();
  expect(head.width).toBe(width);
  expect(head.format === 'heif' ? 'avif' : head.format).toBe(format);
  // Not much less either: then a photograph would lose more than it must.
  expect(data.length).toBeGreaterThan(0.6 * bounds.photograph[format]);
  expect(data.length).toBeLessThan(bounds.photograph[format]);
});
