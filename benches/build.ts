// Builds the site from scratch, and again with three and ten times as many districts: npm run bench:build. The large
// ones are built without share pictures.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { glob, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { defaultContent } from '#contract/default-language.ts';
import { districtPath } from '#src/site/routes.ts';
import { reportFailures } from './bench.ts';
import { copyWithDistricts } from './build/generate-districts.ts';
import type { BuildFigures } from './build/timed-build.ts';

const bounds = {
  totalSeconds: 30,
  msPerPage: 60,
  curve: 1.5,
  weightBytes: 64,
  heaviestBytes: 14_000,
};
const districtCount = (await readdir(join(defaultContent, 'districts'))).length;

type Row = Awaited<ReturnType<typeof buildIn>>;

async function buildIn(root: string, count: number, only: 'pages' | 'all') {
  const folder = join(root, `${count}-${only}`);
  await copyWithDistricts(folder, count);
  if (only === 'pages') await rm(join(folder, 'src/pages/share'), { recursive: true });
  const child = fork(resolve('benches/build/timed-build.ts'), [join(folder, 'built')], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const [figures] = (await once(child, 'message')) as [BuildFigures];
  const built = join(folder, 'built/dist');
  const districts = await readdir(join(folder, defaultContent, 'districts'));
  const slugs = districts
    .map((file) => basename(file, '.yaml'))
    .sort((a, b) => a.length - b.length || a.localeCompare(b));
  const weights = await Promise.all(
    slugs.map(async (slug) => (await stat(join(built, `${districtPath(slug)}.html.br`))).size),
  );
  return {
    districts: count,
    // Addresses with a page. Each added district has two in each language.
    pages: (await Array.fromAsync(glob('**/*.html', { cwd: built }))).length,
    ...figures,
    // By brotli.
    'a district, B': weights[0] ?? Number.NaN,
    'largest of them, B': Math.max(...weights),
  };
}

/** Time of one more page between two builds, everything counted, in ms. */
const msPerPage = (small: Row, large: Row) =>
  ((large['whole, s'] - small['whole, s']) * 1000) / (large.pages - small.pages);

const root = await mkdtemp(join(tmpdir(), 'bench-build-'));
try {
  const site = await buildIn(root, districtCount, 'all');
  const small = await buildIn(root, districtCount, 'pages');
  const middle = await buildIn(root, districtCount * 3, 'pages');
  const large = await buildIn(root, districtCount * 10, 'pages');
  console.table([site, small, middle, large]);
  const all = msPerPage(small, large);
  const early = msPerPage(small, middle);
  const late = msPerPage(middle, large);
  console.log(
    `First row: with share pictures, at most ${bounds.totalSeconds} s allowed. One more page takes ` +
      `${all.toFixed(1)} ms beyond the fixed cost, at most ${bounds.msPerPage} ms allowed: ` +
      `${early.toFixed(1)} ms at first, then ` +
      `${late.toFixed(1)} ms, which must not be over ${bounds.curve} times as much. ` +
      `A district has two pages in each language. ${availableParallelism()} cores.`,
  );
  const growth = Math.abs(large['a district, B'] - small['a district, B']);
  const failures = [
    site['whole, s'] > bounds.totalSeconds && 'time of the whole site',
    Math.max(all, early, late) > bounds.msPerPage && 'time of a page',
    late > early * bounds.curve && 'not linear',
    growth > bounds.weightBytes && 'weight of a page',
    large['largest of them, B'] > bounds.heaviestBytes && 'weight of the largest of them',
  ];
  reportFailures(failures.filter((failure) => failure !== false));
} finally {
  await rm(root, { recursive: true });
}
