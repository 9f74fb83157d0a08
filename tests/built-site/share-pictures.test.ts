import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { localPath } from '#contract/local-path.ts';
import { pathOf, sites } from './agency.ts';
import { builtSite } from './built-site.ts';
import { type Fault, noFaults } from './faults.ts';
import { fetchText } from './fetch-text.ts';
import { type BuiltPage, isCanonical, metaOf, pagesOf } from './pages.ts';

const site = await builtSite();
const pages = pagesOf(site);

/** The bytes of a picture of the build; undefined where there is none. */
function bytesAt(path: string): Buffer | undefined {
  const file = site.files.get(path);
  return file && readFileSync(join(site.folder, file.name));
}

const pictureOf = ({ root }: BuiltPage) => metaOf(root, 'og:image') ?? '';
const pngSignature = '89504e470d0a1a0a';

/** Width and height of a PNG; undefined where it is none. */
function sizeOf(file: Buffer): { width: number; height: number } | undefined {
  if (file.subarray(0, 8).toString('hex') !== pngSignature) return undefined;
  return { width: file.readUInt32BE(16), height: file.readUInt32BE(20) };
}

function pictureFaults(address: string): string[] {
  if (!/^https:\/\//.test(address)) return [`${address} is not absolute`];
  const file = bytesAt(pathOf(address) ?? '');
  if (!file) return [`${address} is missing`];
  const size = sizeOf(file);
  return [
    ...(size?.width === 1200 && size.height === 630 ? [] : [`${address} is no PNG of 1200 × 630`]),
    ...(file.length < 100_000 ? [] : [`${address} has ${file.length} bytes`]),
  ];
}

it('shares every page with a PNG of 1200 × 630 under 100 KB', () => {
  const faults = pages.flatMap((page): Fault[] =>
    pictureFaults(pictureOf(page)).map((fault) => ({ path: page.path, fault })),
  );
  noFaults(faults);
});

it('has a unique picture for each page; aliases share that of their page', () => {
  const canonical = pages.filter(isCanonical);
  expect(new Set(canonical.map(pictureOf)).size).toBe(canonical.length);
  const bytes = canonical.map((page) => bytesAt(pathOf(pictureOf(page)) ?? '')?.toString('base64'));
  expect(new Set(bytes).size).toBe(canonical.length);
  const aliases = pages.filter((page) => !page.hidden && !isCanonical(page));
  const wrong = aliases.filter((alias) => {
    const target = canonical.find((page) => page.canonical === alias.canonical);
    return !target || pictureOf(target) !== pictureOf(alias);
  });
  noFaults(wrong.map(({ path }) => ({ path, fault: 'not the picture of its target' })));
});

interface Manifest {
  lang: string;
  start_url: string;
  icons: { src: string; sizes: string }[];
}

it.each(sites)(
  'has a web manifest in $language, with icons of the sizes it declares',
  async (of) => {
    const home = localPath(of.language, '/');
    const text = await fetchText(`${home}/site.webmanifest`.replace('//', '/'));
    const manifest: Manifest = JSON.parse(text);
    expect(manifest).toMatchObject({ start_url: home, lang: of.labels.language.code });
    expect(manifest.icons.length).toBeGreaterThan(0);
    const sizes = manifest.icons.map(({ src, sizes }) => {
      const size = sizeOf(bytesAt(src) ?? Buffer.alloc(0));
      return { src, sizes: size && src.endsWith('.png') ? `${size.width}x${size.height}` : sizes };
    });
    expect(sizes).toEqual(manifest.icons.map(({ src, sizes }) => ({ src, sizes })));
    expect(manifest.icons.filter(({ src }) => !site.files.has(src))).toEqual([]);
  },
);
