import { Launcher, launch } from 'chrome-launcher';
import lighthouse, { type Result } from 'lighthouse';
import { chromiumFlags, findChromium, hiddenPages } from '#tests/chromium.ts';

/** Figures of a visit by table column: scores out of 100, ms on a simulated phone, bytes. */
export type Figures = ReturnType<typeof figuresOf>;

/** Lighthouse sometimes fails on a busy machine; it is retried before the failure counts. */
const attempts = 3;

/** The last such flag counts alone, so it repeats the launcher's names. */
const disabledFeatures = [
  Launcher.defaultFlags().find((flag) => flag.startsWith('--disable-features=')),
  ...hiddenPages,
].join(',');

async function run(url: string): Promise<Result | undefined> {
  const chrome = await launch({
    chromePath: findChromium(),
    chromeFlags: ['--headless=new', ...chromiumFlags, disabledFeatures],
  });
  try {
    const onlyCategories = ['performance', 'accessibility', 'best-practices', 'seo'];
    return (await lighthouse(url, { port: chrome.port, logLevel: 'error', onlyCategories }))?.lhr;
  } finally {
    chrome.kill();
  }
}

/**
 * What could not be measured is NaN. The index is Lighthouse's own benchmark of the machine, just before the
 * visit: the times of two visits compare only where it is alike.
 */
function figuresOf({ audits, categories, environment }: Result) {
  const score = (category: string) => Math.round((categories[category]?.score ?? Number.NaN) * 100);
  const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  const ms = (audit: string) => Math.round(value(audit));
  const { details } = audits['resource-summary'] ?? {};
  const summary = details?.type === 'table' ? details.items : [];
  const requestsOf = (type: string) => summary.find(({ resourceType }) => resourceType === type);
  const bytesOf = (type: string) => Number(requestsOf(type)?.transferSize);
  return {
    perf: score('performance'),
    access: score('accessibility'),
    practice: score('best-practices'),
    SEO: score('seo'),
    'FCP, ms': ms('first-contentful-paint'),
    'LCP, ms': ms('largest-contentful-paint'),
    'TBT, ms': ms('total-blocking-time'),
    CLS: Number(value('cumulative-layout-shift').toFixed(4)),
    'HTML, B': bytesOf('document'),
    'script, B': bytesOf('script'),
    'style, B': bytesOf('stylesheet'),
    'font, B': bytesOf('font'),
    'image, B': bytesOf('image'),
    'all, B': value('total-byte-weight'),
    requests: Number(requestsOf('total')?.requestCount),
    'CPU index': Math.round(environment.benchmarkIndex),
  };
}

/** Visits a page with a fresh browser, as Lighthouse's phone. Throws where Lighthouse fails. */
export async function visit(url: string): Promise<Figures> {
  for (let attempt = 1; ; attempt += 1) {
    const result = await run(url);
    if (result && !result.runtimeError) return figuresOf(result);
    if (attempt === attempts) {
      throw new Error(`Lighthouse failed on ${url}: ${result?.runtimeError?.message}`);
    }
  }
}
