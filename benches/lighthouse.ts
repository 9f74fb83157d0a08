// Lighthouse for phones on one page of every kind, against a bare text page from the same server, and
// on pages of others: npm run bench:lighthouse -- [rounds] [addresses of others]. SITE_DIR names
// another folder than dist.
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { BuiltText } from '#server/http/built-site.ts';
import { serveSite } from '#tests/built-site/serve-site.ts';
import { inRounds, median, reportFailures, round, rounds } from './bench.ts';
import { type Figures, visit } from './lighthouse/visit.ts';
import { builtSite, samplePaths } from './sample-pages.ts';

const bounds = { score: 100, shift: 0.005, ratio: 1.15, blockingMs: 50 };
const barePath = '/bare';
const peers = process.argv.slice(3);

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

function mediansOf(visits: Figures[]): Figures {
  const columns = Object.keys(visits[0] ?? {}) as (keyof Figures)[];
  const medians = columns.map((column) => [column, median(visits.map((one) => one[column]))]);
  return Object.fromEntries(medians);
}

const texts = new Map([...builtSite.texts, [barePath, barePage()]]);
const server = await serveSite({ ...builtSite, texts });
const own = [barePath, ...samplePaths].map((path) => server.origin + path);
const visited = await inRounds([...own, ...peers], visit);
await server.close();

const medians = new Map(visited.map(({ item, results }) => [item, mediansOf(results)]));
const lcpOf = (address: string) => medians.get(address)?.['LCP, ms'] ?? Number.NaN;
const rows = [...medians].map(([address, figures]) => ({
  page: address.replace(server.origin, ''),
  '÷ bare': round(figures['LCP, ms'] / lcpOf(server.origin + barePath), 2),
  ...figures,
}));
console.table(rows);
console.log(
  `Medians of ${rounds} rounds. Wanted of ours: scores of ${bounds.score}, CLS under ` +
    `${bounds.shift}, LCP of at most ${bounds.ratio} times the bare page, TBT of at most ` +
    `${bounds.blockingMs} ms, and no later LCP of the home page than that of others.`,
);

/** What is out of bounds on a page of ours. What could not be measured is. */
function failuresOf({ page, perf, access, practice, SEO, CLS, ...figures }: (typeof rows)[number]) {
  const scores = { perf, access, practice, SEO };
  const failures = [
    ...Object.entries(scores).flatMap(([name, score]) => (score >= bounds.score ? [] : name)),
    !(CLS < bounds.shift) && 'CLS',
    !(figures['÷ bare'] <= bounds.ratio) && 'LCP',
    !(figures['TBT, ms'] <= bounds.blockingMs) && 'TBT',
    page === '/' && peers.some((peer) => lcpOf(peer) < figures['LCP, ms']) && 'LCP of another',
  ];
  return failures.filter(Boolean).map((failure) => `${failure} of ${page}`);
}
const ours = rows.filter(({ page }) => samplePaths.includes(page));
reportFailures(ours.flatMap(failuresOf));
