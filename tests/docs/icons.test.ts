import { readFileSync } from 'node:fs';
import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';
import { expect, it } from 'vitest';

const svg = readFileSync('public/icon.svg', 'utf8');

/** An ICO of one picture has it as a PNG, after a header of 22 bytes. */
const pictureOf = (file: string) => readFileSync(file).subarray(file.endsWith('.ico') ? 22 : 0);

it.each([
  ['public/apple-touch-icon.png', 180],
  ['public/favicon.ico', 48],
  ['public/icon-192.png', 192],
  ['public/icon-512.png', 512],
])('%s is icon.svg, %i px wide', async (file, width) => {
  const drawn = new Resvg(svg, { fitTo: { mode: 'width', value: width } }).render();
  const { data, info } = await sharp(pictureOf(file)).ensureAlpha().raw().toBuffer({
    resolveWithObject: true,
  });
  expect([info.width, info.height]).toEqual([width, width]);
  expect(data.equals(Buffer.from(drawn.pixels))).toBe(true);
});
