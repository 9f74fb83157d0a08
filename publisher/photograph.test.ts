import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { preparePhotograph } from './photograph.ts';

let from: string;
let to: string;
beforeEach(() => {
  const folder = mkdtempSync(join(tmpdir(), 'photograph-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  [from, to] = [join(folder, 'upload'), join(folder, 'board.jpg')];
});

/** A picture with a red left half and a blue right half. */
const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'blue' } }).composite([
    {
      input: {
        create: { width: Math.round(width / 2), height, channels: 3, background: 'red' },
      },
      gravity: 'west',
    },
  ]);

const prepare = async (body: Uint8Array) => {
  writeFileSync(from, body);
  return await preparePhotograph({ from, to });
};

/** First bytes of a file from a phone. */
const container = (brand: string) =>
  Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from(`ftyp${brand}`), Buffer.alloc(2_000)]);

describe('a photograph', () => {
  it('is rotated upright, and loses location and camera', async () => {
    const exif = { IFD0: { Make: 'Phone' }, IFD3: { GPSLatitude: '26/1 13/1 0/1' } };
    const sideways = await picture(4_000, 3_000)
      .withExif(exif)
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect(await prepare(sideways)).toEqual({ width: 1_500, height: 2_000 });
    const kept = await sharp(to).metadata();
    expect(kept).toMatchObject({ format: 'jpeg', width: 1_500, height: 2_000 });
    expect([kept.exif, kept.icc, kept.xmp, kept.orientation]).toEqual(Array(4).fill(undefined));
    // After a clockwise rotation the left half is on top.
    const { data } = await sharp(to)
      .resize(1, 2, { fit: 'fill' })
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([data[0], data[5]].map((value) => Number(value) > 150)).toEqual([true, true]);
    expect(readFileSync(to).includes('Phone')).toBe(false);
  });

  it.each(['png', 'webp'] as const)('may be a %s, and is not enlarged', async (format) => {
    const body = await picture(1_200, 900).toFormat(format).toBuffer();
    expect(await prepare(body)).toEqual({ width: 1_200, height: 900 });
    expect((await sharp(to).metadata()).format).toBe('jpeg');
  });

  it('stays wide enough for the build if it is a tall strip', async () => {
    const body = await picture(1_500, 6_000).jpeg().toBuffer();
    expect(await prepare(body)).toEqual({ width: 960, height: 3_840 });
  });
});

describe('is refused', () => {
  it.each([
    ['empty', Buffer.alloc(0)],
    ['notAPhotograph', Buffer.from('%PDF-1.7\n1 0 obj\n')],
    [
      'notAPhotograph',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="2000" height="2000"/>'),
    ],
    ['heic', container('heic')],
    ['heic', container('avif')],
  ])('%s', async (problem, body) => {
    expect(await prepare(body)).toEqual({ problem });
  });

  it('damaged, if the end is missing', async () => {
    const noise = { type: 'gaussian' as const, mean: 128, sigma: 60 };
    const whole = await sharp({
      create: { width: 1_200, height: 900, channels: 3, noise, background: 'red' },
    })
      .jpeg()
      .toBuffer();
    expect(await prepare(whole.subarray(0, whole.length / 2))).toEqual({ problem: 'damaged' });
  });

  it('with too many pixels, by its header alone', async () => {
    const small = await picture(1_000, 1_000).png().toBuffer();
    // Width and height are in the first chunk of a PNG.
    small.writeUInt32BE(10_000, 16);
    small.writeUInt32BE(10_000, 20);
    expect(await prepare(small)).toEqual({ problem: 'tooManyPixels' });
  });

  it('too small for the widest copy, after rotation', async () => {
    const sideways = await picture(1_200, 900).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    expect(await prepare(sideways)).toEqual({ problem: 'tooSmall' });
  });
});
