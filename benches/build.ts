// Builds the site from nothing, and again with ten and a hundred times as many districts:
// npm run bench:build. The large ones are built without share pictures.

import { fork } from 'node:child_process';
import { once } from 'node:events';
import { glob, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { defaultContent } from '#contract/default-language.ts';
import { growContent } from './build/grown-content.ts';
import type { Build } from './build/one-build.ts';
import { table } from './table.ts';

const counts = [38, 380, 3_800];
const bounds = {
  wholeSeconds: 30,
  msPerPage: 4,
  curve: 1.5,
  weightBytes: 64,
  largestBytes: 14_000,
};

interface Grown extends Build {
  count: number;
  /** Addresses with a page; a district that was added has two, of which one is a copy. */
  pages: number;
  /** Of one district's page, and of the largest of them, by brotli, in bytes. */
  weight: number;
  largest: number;
}

async function buildIn(root: string, count: number, only: 'pages' | 'all'): Promise<Grown> {
  const folder = join(root, `${count}-${only}`);
  await growContent(folder, count);
  if (only === 'pages') await rm(join(folder, 'src/pages/share'), { recursive: true });
  const child = fork(resolve('benches/build/one-build.ts'), [join(folder, 'built')], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const [result] = (await once(child, 'message')) as [Build];
  const built = join(folder, 'built/dist');
  const sizeOf = async (name: string) => (await stat(join(built, `${name}.html.br`))).size;
  const pages = await Array.fromAsync(glob('**/*.html', { cwd: built }));
  const districts = await readdir(join(folder, defaultContent, 'districts'));
  const sizes = await Promise.all(
    districts.map((file) => sizeOf(`digital-marketing-agency-${basename(file, '.yaml')}`)),
  );
  return {
    ...result,
    count,
    pages: pages.length,
    weight: await sizeOf('digital-marketing-agency-gaya'),
    largest: Math.max(...sizes),
  };
}

/** Time of one more page between two builds, everything counted, in ms. */
const msPerPage = (small: Grown, large: Grown) =>
  (large.whole - small.whole) / (large.pages - small.pages);

const seconds = (ms: number) => (ms / 1000).toFixed(1);
const rowOf = ({ count, pages, rendering, finishing, whole, memory, weight, largest }: Grown) => [
  count,
  pages,
  seconds(rendering),
  seconds(finishing),
  seconds(whole),
  Math.round(memory / 2 ** 20),
  weight,
  largest,
];

const root = await mkdtemp(join(tmpdir(), 'bench-build-'));
try {
  const site = await buildIn(root, 38, 'all');
  const grown: Grown[] = [];
  for (const count of counts) grown.push(await buildIn(root, count, 'pages'));
  const [small, middle, large] = grown;
  if (!small || !middle || !large) throw new Error('three sizes are needed');
  const heads = [
    'districts',
    'pages',
    'rendering, s',
    'finishing, s',
    'whole, s',
    'MiB',
    'a district, B',
    'largest, B',
  ];
  console.log(table(heads, [site, ...grown].map(rowOf)));
  const all = msPerPage(small, large);
  const early = msPerPage(small, middle);
  const late = msPerPage(middle, large);
  console.log(
    `First row: with share pictures, at most ${bounds.wholeSeconds} s allowed. One more page takes ` +
      `${all.toFixed(1)} ms beyond the fixed cost, at most ${bounds.msPerPage} ms allowed: ` +
      `${early.toFixed(1)} ms at first, where some get the best compression, then ` +
      `${late.toFixed(1)} ms, which must not be over ${bounds.curve} times as much. ` +
      `A district has two pages, one a copy. ${availableParallelism()} cores.`,
  );
  const faults = [
    site.whole > bounds.wholeSeconds * 1000 && 'time of the whole site',
    Math.max(all, early, late) > bounds.msPerPage && 'time of a page',
    late > early * bounds.curve && 'not linear',
    Math.abs(large.weight - small.weight) > bounds.weightBytes && 'weight of a page',
    large.largest > bounds.largestBytes && 'weight of the largest of them',
  ].filter(Boolean);
  if (faults.length > 0) {
    console.log(`Out of bounds: ${faults.join('; ')}.`);
    process.exitCode = 1;
  }
} finally {
  await rm(root, { recursive: true });
}
