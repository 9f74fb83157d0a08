// Builds the site from nothing, and again with ten and a hundred times as many districts:
// npm run bench:build. The large ones are built without share pictures.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { glob, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { defaultContent } from '#contract/default-language.ts';
import { reportFaults } from './bench.ts';
import { growContent } from './build/grown-content.ts';
import type { Build } from './build/one-build.ts';

const bounds = {
  wholeSeconds: 30,
  msPerPage: 4,
  curve: 1.5,
  weightBytes: 64,
  largestBytes: 14_000,
};

type Row = Awaited<ReturnType<typeof buildIn>>;

async function buildIn(root: string, count: number, only: 'pages' | 'all') {
  const folder = join(root, `${count}-${only}`);
  await growContent(folder, count);
  if (only === 'pages') await rm(join(folder, 'src/pages/share'), { recursive: true });
  const child = fork(resolve('benches/build/one-build.ts'), [join(folder, 'built')], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const [build] = (await once(child, 'message')) as [Build];
  const built = join(folder, 'built/dist');
  const weightOf = async (slug: string) =>
    (await stat(join(built, `digital-marketing-agency-${slug}.html.br`))).size;
  const districts = await readdir(join(folder, defaultContent, 'districts'));
  const weights = await Promise.all(districts.map((file) => weightOf(basename(file, '.yaml'))));
  const seconds = (ms: number) => Math.round(ms / 10) / 100;
  return {
    districts: count,
    // Addresses with a page; a district that was added has two, of which one is a copy.
    pages: (await Array.fromAsync(glob('**/*.html', { cwd: built }))).length,
    'rendering, s': seconds(build.renderingMs),
    'finishing, s': seconds(build.finishingMs),
    'whole, s': seconds(build.wholeMs),
    'memory, MiB': Math.round(build.memoryBytes / 2 ** 20),
    // By brotli.
    'a district, B': await weightOf('gaya'),
    'largest of them, B': Math.max(...weights),
  };
}

/** Time of one more page between two builds, everything counted, in ms. */
const msPerPage = (small: Row, large: Row) =>
  ((large['whole, s'] - small['whole, s']) * 1000) / (large.pages - small.pages);

const root = await mkdtemp(join(tmpdir(), 'bench-build-'));
try {
  const site = await buildIn(root, 38, 'all');
  const small = await buildIn(root, 38, 'pages');
  const middle = await buildIn(root, 380, 'pages');
  const large = await buildIn(root, 3_800, 'pages');
  console.table([site, small, middle, large]);
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
  const growth = Math.abs(large['a district, B'] - small['a district, B']);
  const faults = [
    site['whole, s'] > bounds.wholeSeconds && 'time of the whole site',
    Math.max(all, early, late) > bounds.msPerPage && 'time of a page',
    late > early * bounds.curve && 'not linear',
    growth > bounds.weightBytes && 'weight of a page',
    large['largest of them, B'] > bounds.largestBytes && 'weight of the largest of them',
  ];
  reportFaults(faults.filter((fault) => fault !== false));
} finally {
  await rm(root, { recursive: true });
}
