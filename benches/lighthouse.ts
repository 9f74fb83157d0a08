// npm run bench:lighthouse -- [rounds] [addresses of other sites]: Lighthouse's phone on one page of every kind
// in every language, beside a bare text page of that language from the same server. SITE_DIR is the folder of
// the site (default dist). The CPU slow-down is chosen by the machine's index, measured just before.
import { brotliCompressSync } from 'node:zlib';
import { Launcher, launch } from 'chrome-launcher';
import type { FastifyInstance } from 'fastify';
import lighthouse, { type Result } from 'lighthouse';
import { localPath } from '#contract/local-path.ts';
import { serveSite } from '#tests/built-site/serve-site.ts';
import { chromiumFlags, findChromium, hiddenPages } from '#tests/chromium.ts';
import { inRounds, median, reportFailures, round, rounds } from './bench.ts';
import { builtSite, checkoutPaths, islandPaths, languages, samplePaths } from './sample-pages.ts';

/** Blocking time (ms) bounds pages without an island; checkout and status are hidden from search engines. */
const bounds = { score: 100, shift: 0.02, ratio: 1.4, blockingMs: 200 };
const peers = process.argv.slice(3);
/** Lighthouse sometimes fails on a busy machine. */
const attempts = 3;

/** Only the last such flag counts, so it repeats the launcher's names. */
const disabledFeatures = [
  Launcher.defaultFlags().find((flag) => flag.startsWith('--disable-features=')),
  ...hiddenPages,
].join(',');

/** One run of Lighthouse in a browser of its own. */
async function run(url: string, cpuSlowdownMultiplier?: number): Promise<Result | undefined> {
  const chrome = await launch({
    chromePath: findChromium(),
    chromeFlags: ['--headless=new', ...chromiumFlags, disabledFeatures],
  });
  try {
    const onlyCategories = ['performance', 'accessibility', 'best-practices', 'seo'];
    const settings = { port: chrome.port, logLevel: 'error' as const, onlyCategories };
    const config = {
      extends: 'lighthouse:default',
      settings: {
        // Slow 4G, as Lighthouse's own phone.
        throttling: {
          rttMs: 150,
          throughputKbps: 1638.4,
          requestLatencyMs: 562.5,
          downloadThroughputKbps: 1474.56,
          uploadThroughputKbps: 675,
          cpuSlowdownMultiplier,
        },
      },
    };
    return (await lighthouse(url, settings, cpuSlowdownMultiplier ? config : undefined))?.lhr;
  } finally {
    chrome.kill();
  }
}

/** The same run, repeated if it fails. Throws an Error when all attempts failed. */
async function audit(url: string, slowDown?: number): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    const result = await run(url, slowDown);
    if (result && !result.runtimeError) return result;
    if (attempt === attempts) {
      throw new Error(`Lighthouse failed on ${url}: ${result?.runtimeError?.message}`);
    }
  }
}

/**
 * How much slower a mid-range phone is than a machine of this index, by the formula of Lighthouse's CPU
 * throttling calculator.
 */
function slowDownFor(index: number): number {
  const slowDown = index >= 1300 ? 3 + (index - 1300) / 233 : 2 + (index - 800) / 500;
  return Math.max(1, round(slowDown, 1));
}

/** Figures of a visit by table column: scores out of 100, ms on a simulated phone, bytes. NaN if unmeasured. */
function figuresOf({ audits, categories, environment }: Result) {
  const score = (category: string) => Math.round((categories[category]?.score ?? Number.NaN) * 100);
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  const ms = (name: string) => Math.round(value(name));
  const { details } = audits['resource-summary'] ?? {};
  const summary = details?.type === 'table' ? details.items : [];
  const bytesOf = (type: string) =>
    Number(summary.find(({ resourceType }) => resourceType === type)?.transferSize);
  return {
    perf: score('performance'),
    access: score('accessibility'),
    practice: score('best-practices'),
    SEO: score('seo'),
    'FCP, ms': ms('first-contentful-paint'),
    'LCP, ms': ms('largest-contentful-paint'),
    'TBT, ms': ms('total-blocking-time'),
    'work, ms': ms('mainthread-work-breakdown'),
    CLS: Number(value('cumulative-layout-shift').toFixed(4)),
    'HTML, B': bytesOf('document'),
    'script, B': bytesOf('script'),
    'font, B': bytesOf('font'),
    'all, B': value('total-byte-weight'),
    'CPU index': Math.round(environment.benchmarkIndex),
  };
}
type Figures = ReturnType<typeof figuresOf>;

function mediansOf(visits: Figures[]): Figures {
  const columns = Object.keys(visits[0] ?? {}) as (keyof Figures)[];
  const medians = columns.map((column) => [column, median(visits.map((one) => one[column]))]);
  return Object.fromEntries(medians);
}

const bareOf = (language: string) => `/bare-${language}`;

/** Serves a page of plain text in each language, as fast as a page from this server can be. */
function serveBares(app: FastifyInstance): void {
  const headers = { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' };
  for (const { language, text } of languages) {
    const page = brotliCompressSync(`<!doctype html><html lang="${language}"><head>
<meta charset="utf-8"><title>Bare</title><meta name="viewport" content="width=device-width">
<link rel="icon" href="data:,"></head><body><p>${text}</p></body></html>`);
    app.get(bareOf(language), (_request, reply) => reply.headers(headers).send(page));
  }
}

const own = languages.flatMap(({ language }) =>
  [...samplePaths, ...checkoutPaths].map((path) => ({
    path: localPath(language, path),
    bare: bareOf(language),
    isCheckout: checkoutPaths.includes(path),
    hasIsland: islandPaths.includes(path),
  })),
);
const server = await serveSite(builtSite, serveBares);
const bareAddresses = languages.map(({ language }) => server.origin + bareOf(language));
const indexes = [await audit(bareAddresses[0] ?? ''), await audit(bareAddresses[0] ?? '')];
const index = median(indexes.map(({ environment }) => environment.benchmarkIndex));
const slowDown = slowDownFor(index);
console.log(`CPU index ${Math.round(index)}: a slow-down of ${slowDown}.`);
const addresses = [...bareAddresses, ...own.map(({ path }) => server.origin + path), ...peers];
const visited = await inRounds(addresses, async (url) => figuresOf(await audit(url, slowDown)));
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
  `Medians of ${rounds} rounds. Bounds: scores of access, practice and SEO ${bounds.score} (checkout and ` +
    `status: access alone), CLS ${bounds.shift}, LCP ${bounds.ratio} times the bare page, TBT of pages ` +
    `without an island ${bounds.blockingMs} ms.`,
);

/** What is out of bounds on one of our pages; so is anything unmeasured. */
function failuresOf({ path, ratio, isCheckout, hasIsland }: (typeof rows)[number]) {
  const { access, practice, SEO, CLS, ...figures } = medians.get(path) as Figures;
  const scores = { access, ...(!isCheckout && { practice, SEO }) };
  const failures = [
    ...Object.entries(scores).flatMap(([name, score]) => (score >= bounds.score ? [] : name)),
    !(CLS < bounds.shift) && 'CLS',
    !(ratio <= bounds.ratio) && 'LCP',
    !hasIsland && !(figures['TBT, ms'] <= bounds.blockingMs) && 'TBT',
  ];
  return failures.filter(Boolean).map((failure) => `${failure} of ${path}`);
}
reportFailures(rows.flatMap(failuresOf));
