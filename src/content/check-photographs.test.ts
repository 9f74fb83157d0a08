import { expect, it } from 'vitest';
import { folderOf, photograph } from '#src/site/work.fixture.ts';
import { checkPhotographs, limits } from './check-photographs.ts';

const jpeg = await photograph().jpeg().toBuffer();

/** A picture with another width and height in its head (JPEG, SOF0). */
function withSize(picture: Buffer, width: number, height: number): Buffer {
  const copy = Buffer.from(picture);
  const frame = copy.indexOf(Buffer.from([0xff, 0xc0]));
  copy.writeUInt16BE(height, frame + 5);
  copy.writeUInt16BE(width, frame + 7);
  return copy;
}

async function reasonsFor(files: Record<string, string | Buffer>) {
  const folder = await folderOf(files);
  const mistakes = await checkPhotographs(folder);
  return mistakes.map(({ file, reason }) => `${file.slice(folder.length + 1)}: ${reason}`);
}

it('reports all unusable photographs', async () => {
  const reasons = await reasonsFor({
    'work/bad/cut.jpg': jpeg.subarray(0, jpeg.length / 2),
    'work/bad/huge.jpg': withSize(jpeg, 20_000, 10_000),
    'work/bad/large.jpg': Buffer.concat([jpeg, Buffer.alloc(limits.bytes)]),
    'work/bad/png.jpg': await photograph().png().toBuffer(),
    'work/bad/small.jpg': await photograph(640, 480).jpeg().toBuffer(),
    'work/bad/text.jpg': 'This was a letter.',
    'work/good/a.jpg': jpeg,
    'photos/founder.jpg': await photograph(640, 480).jpeg().toBuffer(),
  });
  expect(reasons).toEqual([
    expect.stringMatching(/^photos\/founder\.jpg: is 640 pixels wide, .* at least 960/),
    expect.stringMatching(/^work\/bad\/cut\.jpg: is damaged/),
    expect.stringMatching(/^work\/bad\/huge\.jpg: has 200\.0 megapixels, .* at most 60\.0/),
    expect.stringMatching(/^work\/bad\/large\.jpg: has 12\.0 MB, .* at most 12\.0/),
    expect.stringMatching(/^work\/bad\/png\.jpg: is no JPEG/),
    expect.stringMatching(/^work\/bad\/small\.jpg: is 640 pixels wide, .* at least 960/),
    expect.stringMatching(/^work\/bad\/text\.jpg: is no JPEG/),
  ]);
});

it('respects the orientation', async () => {
  const turned = await photograph(720, 960).jpeg().withMetadata({ orientation: 6 }).toBuffer();
  expect(await reasonsFor({ 'work/wall/a.jpg': turned })).toEqual([]);
});

it('accepts a site without jobs', async () => {
  expect(await reasonsFor({ 'en/labels.yaml': '' })).toEqual([]);
});
