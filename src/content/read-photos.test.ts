import { expect, it, vi } from 'vitest';
import { stringify } from 'yaml';
import { folderOf } from '#src/site/work.fixture.ts';
import { photosSchema } from './photo.schema.ts';
import { photosIn, readPhotos } from './read-photos.ts';

const founder = {
  sample: false,
  alt: { en: 'The founder in front of a board', hi: 'एक बोर्ड के सामने फ़ाउंडर' },
  caption: { en: 'In Siwan', hi: 'सिवान में' },
  consent: 'Herself, by WhatsApp, 3 August 2026',
};

async function readAll(photos: object, ...names: string[]) {
  const files = ['photos.yaml', ...names].map((name) => [`photos/${name}`, '']);
  const content = { ...Object.fromEntries(files), 'photos/photos.yaml': stringify(photos) };
  const folder = await folderOf(content);
  const read = readPhotos(folder, photosSchema(['en', 'hi']), 'Ad Works');
  const lines = read.mistakes.map(
    ({ file, path, reason }) => `${file.slice(folder.length + 8)} ${path.join('.')}: ${reason}`,
  );
  return { photos: read.photos, mistakes: lines };
}

it('reads photos in each language, without the consent', async () => {
  const { photos, mistakes } = await readAll({ founder }, 'founder.jpg');
  expect(mistakes).toEqual([]);
  const { alt, caption } = founder;
  expect(photosIn('hi', photos)).toEqual({
    founder: { sample: false, alt: alt.hi, caption: caption.hi },
  });
});

it('omits samples unless they are requested', async () => {
  const { photos } = await readAll({ founder: { ...founder, sample: true } }, 'founder.jpg');
  vi.stubEnv('SAMPLE_PHOTOS', '');
  expect(photosIn('en', photos)).toEqual({});
  vi.stubEnv('SAMPLE_PHOTOS', '1');
  expect(Object.keys(photosIn('en', photos))).toEqual(['founder']);
  vi.unstubAllEnvs();
});

it('names missing words and places that no page has', async () => {
  const { alt, ...withoutAlt } = founder;
  const { mistakes } = await readAll({ founder: withoutAlt, temple: founder });
  expect(mistakes.toSorted()).toEqual([
    'photos.yaml founder.alt: is missing',
    'photos.yaml temple: there is no such field',
  ]);
});

it('names photos that are missing, and files that are not described', async () => {
  const { mistakes } = await readAll({ founder }, 'founder.png', 'press.jpg');
  expect(mistakes).toEqual([
    expect.stringMatching(/^photos\.yaml founder: there is no .*\/photos\/founder\.jpg/),
    expect.stringMatching(/^founder\.png : photos\.yaml does not describe this file/),
    expect.stringMatching(/^press\.jpg : photos\.yaml does not describe this file/),
  ]);
});

it('accepts a site without photos', async () => {
  const folder = await folderOf({ 'en/labels.yaml': '' });
  expect(readPhotos(folder, photosSchema(['en']), '')).toEqual({ photos: {}, mistakes: [] });
});
