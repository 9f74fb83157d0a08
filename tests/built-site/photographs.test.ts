import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { HTMLElement } from 'node-html-parser';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { localPath } from '#contract/local-path.ts';
import type { Site } from '#src/content/site.ts';
import { sites } from './agency.ts';
import { builtSite } from './built-site.ts';
import { type Fault, noFaults } from './faults.ts';
import { bounds } from './page-weight.ts';
import { pagesOf } from './pages.ts';

const site = await builtSite();
/** All pictures but drawings. */
const shown = pagesOf(site).flatMap(({ path, root }) =>
  root
    .querySelectorAll('picture')
    .filter((picture) => !picture.querySelector('img[src$=".svg"]'))
    .map((picture) => ({ path, picture })),
);

/** The addresses and widths of a set of sources. */
const sourcesIn = (set = '') =>
  set.split(', ').map((source) => {
    const [address = '', width = ''] = source.split(' ');
    return { address, width: Number(width.replace('w', '')) };
  });

const setsOf = (picture: HTMLElement) =>
  picture.querySelectorAll('source, img').map((source) => sourcesIn(source.getAttribute('srcset')));

function markupFaults(picture: HTMLElement): string[] {
  const image = picture.querySelector('img');
  const attribute = (name: string) => image?.getAttribute(name) ?? '';
  return [
    ...(attribute('alt').length >= 15 ? [] : ['no alternative text']),
    ...(Number(attribute('width')) > 0 && Number(attribute('height')) > 0 ? [] : ['no dimensions']),
    ...(attribute('loading') === 'lazy' ? [] : ['not lazy']),
    ...(attribute('sizes') ? [] : ['no sizes']),
    ...(picture.querySelector('source:not([media])[type="image/avif"]') ? [] : ['no AVIF']),
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

/** The photographs of all jobs and what shows them, in the same order, on one page. */
const shownOnWork = ({ language, jobs }: Site) => ({
  photographs: jobs.flatMap(({ photographs }) => photographs),
  pictures: shown.filter(({ path }) => path === localPath(language, '/work')),
});

/** From which file in content/ each copy was made. */
const originalsByCopy = () =>
  new Map(
    sites.map(shownOnWork).flatMap(({ photographs, pictures }) =>
      pictures.flatMap(({ picture }, at) =>
        setsOf(picture)
          .flat()
          .map(({ address }) => [address, photographs[at]?.name] as const),
      ),
    ),
  );

it('shows every job on the page of all jobs, in every language', () => {
  for (const { photographs, pictures } of sites.map(shownOnWork)) {
    expect(pictures).toHaveLength(photographs.length);
  }
});

async function copyFaults({ address, width }: { address: string; width: number }) {
  const file = site.files.get(address);
  if (!file) return ['is missing'];
  const bytes = readFileSync(join(site.folder, file.name));
  const head = await sharp(bytes).metadata();
  const format = head.format === 'heif' ? 'avif' : 'jpeg';
  const most = bounds.photograph[format];
  return [
    ...(head.width === width ? [] : [`is ${head.width} wide, not ${width}`]),
    ...(bytes.length <= most ? [] : [`has ${bytes.length} bytes, and may have ${most}`]),
    ...(head.exif || head.xmp || head.iptc ? ['says where or by which camera it was taken'] : []),
  ];
}

it('has originals with a location, so that the next test can fail', async () => {
  const [job] = sites.flatMap(({ jobs }) => jobs.filter(({ sample }) => sample));
  if (!job) return;
  const head = await sharp(`content/${job.photographs[0]?.name}`).metadata();
  expect(head.exif?.length).toBeGreaterThan(0);
});

it('serves small copies without metadata', async () => {
  const copies = new Map(
    shown.flatMap(({ picture }) => setsOf(picture).flat()).map((copy) => [copy.address, copy]),
  );
  const originals = originalsByCopy();
  const faults = [...copies.values()].map(async (copy) =>
    (await copyFaults(copy)).map((fault) => ({
      path: `content/${originals.get(copy.address)} (${copy.address})`,
      fault,
    })),
  );
  noFaults((await Promise.all(faults)).flat());
});

it('publishes no original', () => {
  const used = new Set(
    shown.flatMap(({ picture }) => setsOf(picture).flatMap((set) => set.map((one) => one.address))),
  );
  const originals = [...site.files.keys()].filter((name) =>
    /^\/_astro\/.*\.(jpe?g|avif)$/.test(name),
  );
  expect(originals.filter((name) => !used.has(name))).toEqual([]);
});
