// Lighthouse for phones on one page of every kind, against a bare text page from the same server, and
// on pages of others: npm run bench:lighthouse -- [rounds] [addresses of others]. SITE_DIR names
// another folder than dist.
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { type BuiltText, readBuiltSite } from '#server/http/built-site.ts';
import { serveSite } from '#tests/built-site/serve-site.ts';
import { inRounds, median, reportFaults, rounds } from './bench.ts';
import { type Figures, visit } from './lighthouse/visit.ts';

const bounds = { score: 100, shift: 0.005, ratio: 1.15 };
const barePath = '/bare';
const peers = process.argv.slice(3);

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

function mediansOf(visits: Figures[]): Figures {
  const heads = Object.keys(visits[0] ?? {}) as (keyof Figures)[];
  const medians = heads.map((head) => [head, median(visits.map((figures) => figures[head]))]);
  return Object.fromEntries(medians);
}

const site = await readBuiltSite(process.env.SITE_DIR ?? 'dist');
const texts = new Map([...site.texts, [barePath, barePage()]]);
const server = await serveSite({ ...site, texts });
const own = [barePath, ...paths].map((path) => server.origin + path);
const visited = await inRounds([...own, ...peers], visit);
await server.close();

const medians = new Map(visited.map(({ item, results }) => [item, mediansOf(results)]));
const lcpOf = (address: string) => medians.get(address)?.['LCP, ms'] ?? Number.NaN;
const rows = [...medians].map(([address, figures]) => {
  const ratio = figures['LCP, ms'] / lcpOf(server.origin + barePath);
  return {
    page: address.replace(server.origin, ''),
    '÷ bare': Number(ratio.toFixed(2)),
    ...figures,
  };
});
console.table(rows);
console.log(
  `Medians of ${rounds} rounds. Wanted of ours: scores of ${bounds.score}, CLS under ` +
    `${bounds.shift}, LCP of at most ${bounds.ratio} times the bare page, and no later LCP of the ` +
    'home page than that of others.',
);

/** What is out of bounds on a page of ours. What could not be measured is. */
function faultsOf({ page, perf, access, practice, SEO, CLS, ...figures }: (typeof rows)[number]) {
  const scores = { perf, access, practice, SEO };
  const faults = [
    ...Object.entries(scores).flatMap(([name, score]) => (score >= bounds.score ? [] : name)),
    !(CLS < bounds.shift) && 'CLS',
    !(figures['÷ bare'] <= bounds.ratio) && 'LCP',
    page === '/' && peers.some((peer) => lcpOf(peer) < figures['LCP, ms']) && 'LCP of another',
  ];
  return faults.filter(Boolean).map((fault) => `${fault} of ${page}`);
}
const ours = rows.filter(({ page }) => paths.includes(page));
reportFaults(ours.flatMap(faultsOf));
