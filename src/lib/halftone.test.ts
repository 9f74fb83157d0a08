import { randomBytes } from 'node:crypto';
import { brotliCompressSync } from 'node:zlib';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { printHalftone } from './halftone.ts';

const size = { width: 900, height: 600 };

/** A picture of tones from 0 (black) to 255, as a PNG. */
const pictureOf = (tones: Uint8Array, width: number) =>
  sharp(tones, { raw: { width, height: tones.length / width, channels: 1 } }).png();

const halves = pictureOf(
  Uint8Array.from({ length: 96 * 64 }, (_, at) => (at % 96 < 48 ? 0 : 255)),
  96,
);

/** The pixels of the SVG on a ground. */
async function printed(svg: string, background: string) {
  const picture = sharp(Buffer.from(svg)).flatten({ background });
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  return {
    ...{ width: info.width, height: info.height },
    at: (x: number, y: number) =>
      data.subarray((y * info.width + x) * info.channels).toString('hex', 0, 3),
  };
}

it('prints dark parts by day and light parts by night, cropped to the size', async () => {
  const picture = await halves.toBuffer();
  const day = await printed(await printHalftone(picture, size, 'day'), '#f4ead3');
  expect(day).toMatchObject(size);
  expect([day.at(100, 300), day.at(800, 300)]).toEqual(['1d1713', 'f4ead3']);
  const night = await printed(await printHalftone(picture, size, 'night'), '#17120e');
  expect([night.at(100, 300), night.at(800, 300)]).toEqual(['17120e', 'f4ead3']);
});

it('rotates a photograph upright', async () => {
  const turned = await halves.jpeg().withMetadata({ orientation: 3 }).toBuffer();
  const day = await printed(await printHalftone(turned, size, 'day'), '#f4ead3');
  expect([day.at(100, 300), day.at(800, 300)]).toEqual(['f4ead3', '1d1713']);
});

it('weighs at most 15 KB, even for pure noise', async () => {
  const noise = await pictureOf(randomBytes(450 * 300), 450).toBuffer();
  for (const time of ['day', 'night'] as const) {
    const svg = await printHalftone(noise, size, time);
    expect(brotliCompressSync(svg).length).toBeLessThan(15_000);
  }
});
