import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { HTMLElement } from 'node-html-parser';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { localPath } from '#contract/local-path.ts';
import { sites } from './agency.ts';
import { builtSite } from './built-site.ts';
import { type Fault, noFaults } from './faults.ts';
import { pagesOf } from './pages.ts';

/** The most bytes of the largest copy, by format. */
const most = { avif: 60_000, jpeg: 120_000 };

const site = await builtSite();
const shown = pagesOf(site).flatMap(({ path, root }) =>
  root.querySelectorAll('picture').map((picture) => ({ path, picture })),
);

/** The addresses and widths of a set of sources. */
const sourcesIn = (set = '') =>
  set.split(', ').map((source) => {
    const [address = '', width = ''] = source.split(' ');
    return { address, width: Number(width.replace('w', '')) };
  });

const setsOf = (picture: HTMLElement) =>
  ['source[type="image/avif"]', 'img'].map((selector) =>
    sourcesIn(picture.querySelector(selector)?.getAttribute('srcset')),
  );

function markupFaults(picture: HTMLElement): string[] {
  const image = picture.querySelector('img');
  const attribute = (name: string) => image?.getAttribute(name) ?? '';
  return [
    ...(attribute('alt').length >= 15 ? [] : ['no alternative text']),
    ...(Number(attribute('width')) > 0 && Number(attribute('height')) > 0 ? [] : ['no dimensions']),
    ...(attribute('loading') === 'lazy' ? [] : ['not lazy']),
    ...(attribute('sizes') ? [] : ['no sizes']),
    ...setsOf(picture).flatMap((set) =>
      new Set(set.map(({ width }) => width)).size === 3 ? [] : ['not three widths'],
    ),
  ];
}

it('shows photographs with text, dimensions and three widths, in AVIF and JPEG', () => {
  const faults = shown.flatMap(({ path, picture }): Fault[] =>
    markupFaults(picture).map((fault) => ({ path, fault })),
  );
  noFaults(faults);
});

it('shows every job on the page of all jobs, in every language', () => {
  for (const { language, jobs } of sites) {
    const path = localPath(language, '/work');
    const images = shown.filter((one) => one.path === path);
    expect(images).toHaveLength(jobs.flatMap(({ photographs }) => photographs).length);
  }
});

it('ends the names of all copies of one width and format alike, so that pages compress', () => {
  const ends = shown
    .flatMap(({ picture }) => setsOf(picture).flat())
    .map(({ address, width }) => `${address.split('_').at(-1)} ${width}`);
  expect(new Set(ends).size).toBe(6);
});

async function copyFaults({ address, width }: { address: string; width: number }) {
  const file = site.files.get(address);
  if (!file) return ['is missing'];
  const bytes = readFileSync(join(site.folder, file.name));
  const head = await sharp(bytes).metadata();
  const format = head.format === 'heif' ? 'avif' : 'jpeg';
  return [
    ...(head.width === width ? [] : [`is ${head.width} wide, not ${width}`]),
    ...(bytes.length <= most[format] ? [] : [`has ${bytes.length} bytes`]),
    ...(head.exif || head.xmp || head.iptc ? ['says where or by which camera it was taken'] : []),
    ...(file.cacheControl.includes('immutable') ? [] : ['is not cached']),
    ...(file.type === `image/${format}` ? [] : [`is served as ${file.type}`]),
  ];
}

it('has originals that say where they were taken, so that the next test means something', async () => {
  const [job] = sites.flatMap(({ jobs }) => jobs.filter(({ sample }) => sample));
  if (!job) return;
  const head = await sharp(`content/work/${job.photographs[0]?.name}`).metadata();
  expect(head.exif?.length).toBeGreaterThan(0);
});

it('serves light copies that say nothing of the camera', async () => {
  const copies = new Map(
    shown.flatMap(({ picture }) => setsOf(picture).flat()).map((copy) => [copy.address, copy]),
  );
  const faults = [...copies.values()].map(async (copy) =>
    (await copyFaults(copy)).map((fault) => ({ path: copy.address, fault })),
  );
  noFaults((await Promise.all(faults)).flat());
});

it('publishes no photograph as the camera wrote it', () => {
  const used = new Set(
    shown.flatMap(({ picture }) => setsOf(picture).flatMap((set) => set.map((one) => one.address))),
  );
  const originals = [...site.files.keys()].filter((name) =>
    /^\/_astro\/.*\.(jpe?g|avif)$/.test(name),
  );
  expect(originals.filter((name) => !used.has(name))).toEqual([]);
});
