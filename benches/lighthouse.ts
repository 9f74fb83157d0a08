// Lighthouse for phones on one page of every kind, against a bare text page from the same server:
// npm run bench:lighthouse -- [rounds]. SITE_DIR names another folder than dist.
import { availableParallelism, loadavg } from 'node:os';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { type BuiltText, readBuiltSite } from '#server/http/built-site.ts';
import { serveSite } from '#tests/built-site/serve-site.ts';
import { mediansOf } from './figures.ts';
import { categories, type Figures, visit } from './lighthouse-visit.ts';
import { table } from './table.ts';

const bounds = { score: 100, shift: 0.005, ratio: 1.15 };
const rounds = Number(process.argv[2] ?? 5);
const barePath = '/bare';

/** One page of every kind. */
const paths = [
  '/',
  '/pricing',
  '/services/seo',
  '/seo-services-bihar',
  '/e-rickshaw-advertising-bihar',
  '/digital-marketing-agency-patna',
  '/locations/ranchi',
  '/locations',
  '/about',
  '/contact',
  '/refund-policy',
];

/** A page of plain text, as fast as a page from this server can be. */
function barePage(): BuiltText {
  const text = 'Nothing but a few words, so that nothing but the network takes time.';
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Bare</title>
<meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"></head>
<body><p>${text}</p></body></html>`;
  const identity = Buffer.from(html);
  return {
    type: 'text/html; charset=utf-8',
    etag: '"bare"',
    cacheControl: 'no-cache',
    bodies: { identity, br: brotliCompressSync(identity), gzip: gzipSync(identity) },
  };
}

/** What is out of bounds. What could not be measured is. */
const faultsOf = ({ scores, shift }: Figures, ratio: number) => [
  ...categories.filter((_, index) => !((scores[index] ?? 0) >= bounds.score)),
  ...(shift < bounds.shift ? [] : ['CLS']),
  ...(ratio <= bounds.ratio ? [] : ['LCP']),
];

/** Round by round, so that a machine that gets slower is as slow for the bare page. */
async function measure(): Promise<Map<string, Figures>> {
  const site = await readBuiltSite(process.env.SITE_DIR ?? 'dist');
  const texts = new Map([...site.texts, [barePath, barePage()]]);
  const server = await serveSite({ ...site, texts });
  const visits = new Map<string, Figures[]>();
  for (let round = 0; round < rounds; round += 1) {
    for (const path of [barePath, ...paths]) {
      visits.set(path, [...(visits.get(path) ?? []), await visit(server.origin + path)]);
    }
  }
  await server.close();
  return new Map([...visits].map(([path, figures]) => [path, mediansOf(figures)]));
}

const results = await measure();
const bareLcp = results.get(barePath)?.lcp ?? Number.NaN;
const rows = [...results].map(([path, figures]) => {
  const ratio = figures.lcp / bareLcp;
  return { path, figures, ratio, faults: path === barePath ? [] : faultsOf(figures, ratio) };
});

const scoreHeads = ['perf.', 'access', 'practice', 'SEO'];
const heads = ['page', ...scoreHeads, 'FCP, ms', 'LCP, ms', '÷ bare', 'TBT, ms', 'CLS', 'bytes'];
console.log(
  table(
    [...heads, 'requests', 'out of bounds'],
    rows.map(({ path, figures, ratio, faults }) => [
      path,
      ...figures.scores.map(Math.round),
      ...[figures.fcp, figures.lcp].map(Math.round),
      ratio.toFixed(2),
      Math.round(figures.tbt),
      figures.shift.toFixed(4),
      figures.bytes,
      figures.requests,
      faults.join(', '),
    ]),
  ),
);
console.log(
  `Medians of ${rounds} rounds. Wanted: scores of ${bounds.score}, ` +
    `LCP of at most ${bounds.ratio} times the bare page, CLS under ${bounds.shift}.`,
);
const [load = 0] = loadavg();
if (load > availableParallelism() + 1) {
  console.log(
    `The machine has other work (load ${load.toFixed(1)}): times are too long. Try again.`,
  );
}
if (rows.some(({ faults }) => faults.length > 0)) process.exitCode = 1;
