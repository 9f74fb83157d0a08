// Lighthouse for phones on one page of every kind in every language, against a bare text page of the
// language from the same server, and on pages of others: npm run bench:lighthouse -- [rounds] [addresses of others]. SITE_DIR names
// another folder than dist.
import { brotliCompressSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { localPath } from '#contract/local-path.ts';
import { serveSite } from '#tests/built-site/serve-site.ts';
import { inRounds, median, reportFailures, round, rounds } from './bench.ts';
import { type Figures, visit } from './lighthouse/visit.ts';
import { builtSite, languages, payerPaths, samplePaths } from './sample-pages.ts';

const bounds = { score: 100, shift: 0.005, ratio: 1.15, payerRatio: 1.3, blockingMs: 50 };
const peers = process.argv.slice(3);

const bareOf = (language: string) => `/bare-${language}`;

/** A page of plain text in a language, as fast as a page from this server can be. */
function barePage(language: string, text: string): Buffer {
  const html = `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>Bare</title>
<meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"></head>
<body><p>${text}</p></body></html>`;
  return brotliCompressSync(html);
}

function mediansOf(visits: Figures[]): Figures {
  const columns = Object.keys(visits[0] ?? {}) as (keyof Figures)[];
  const medians = columns.map((column) => [column, median(visits.map((one) => one[column]))]);
  return Object.fromEntries(medians);
}

const own = languages.flatMap(({ language }) =>
  [...samplePaths, ...payerPaths].map((bare) => ({
    path: localPath(language, bare),
    bare: bareOf(language),
    forPayer: payerPaths.includes(bare),
  })),
);
const headers = { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' };
function serveBares(app: FastifyInstance): void {
  for (const { language, text } of languages) {
    const page = barePage(language, text);
    app.get(bareOf(language), (_request, reply) => reply.headers(headers).send(page));
  }
}
const server = await serveSite(builtSite, serveBares);
const addresses = [
  ...languages.map(({ language }) => bareOf(language)),
  ...own.map(({ path }) => path),
].map((path) => server.origin + path);
const visited = await inRounds([...addresses, ...peers], visit);
await server.close();

const medians = new Map(
  visited.map(({ item, results }) => [item.replace(server.origin, ''), mediansOf(results)]),
);
const lcpOf = (page: string) => medians.get(page)?.['LCP, ms'] ?? Number.NaN;
console.table([...medians].map(([page, figures]) => ({ page, ...figures })));
const rows = own.map((page) => ({ ...page, ratio: round(lcpOf(page.path) / lcpOf(page.bare), 2) }));
console.log('LCP in bare pages of the language:');
console.table(rows.map(({ path, ratio }) => ({ path, ratio })));
console.log(
  `Medians of ${rounds} rounds. Wanted of ours: scores of ${bounds.score} (of checkout and payment ` +
    `status two: they are hidden from search engines, and have no payments API here), CLS under ${bounds.shift}, LCP of at most ` +
    `${bounds.ratio} times the bare page (checkout and payment status ${bounds.payerRatio}), TBT of at ` +
    `most ${bounds.blockingMs} ms, and no later LCP of the home page than that of others.`,
);

/** What is out of bounds on a page of ours. What could not be measured is. */
function failuresOf({ path, ratio, forPayer }: (typeof rows)[number]) {
  const { perf, access, practice, SEO, ...figures } = medians.get(path) as Figures;
  const scores = { perf, access, ...(!forPayer && { practice, SEO }) };
  const failures = [
    ...Object.entries(scores).flatMap(([name, score]) => (score >= bounds.score ? [] : name)),
    !(figures.CLS < bounds.shift) && 'CLS',
    !(ratio <= (forPayer ? bounds.payerRatio : bounds.ratio)) && 'LCP',
    !(figures['TBT, ms'] <= bounds.blockingMs) && 'TBT',
    path === '/' && peers.some((peer) => lcpOf(peer) < figures['LCP, ms']) && 'LCP of another',
  ];
  return failures.filter(Boolean).map((failure) => `${failure} of ${path}`);
}
reportFailures(rows.flatMap(failuresOf));
