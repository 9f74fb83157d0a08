import { launch } from 'chrome-launcher';
import lighthouse, { type Result } from 'lighthouse';
import { chromiumFlags, findChromium } from '#tests/chromium.ts';

/** Scores out of 100, times in milliseconds of a simulated phone, layout shift, weight. */
export interface Figures {
  scores: number[];
  fcp: number;
  lcp: number;
  tbt: number;
  shift: number;
  bytes: number;
  bytesOf: Record<Kind, number>;
  requests: number;
}

/** Kinds of content, by which bytes are counted. */
export const kinds = ['HTML', 'script', 'style', 'font', 'image', 'other'] as const;
type Kind = (typeof kinds)[number];

const kindOf: Record<string, Kind> = {
  Document: 'HTML',
  Script: 'script',
  Stylesheet: 'style',
  Font: 'font',
  Image: 'image',
};

/** Lighthouse's categories, in the order of the tables. */
export const categories = ['performance', 'accessibility', 'best-practices', 'seo'];

/** A tool that stumbles on a busy machine is asked again before its failure counts. */
const attempts = 3;

async function run(url: string): Promise<Result | undefined> {
  const chrome = await launch({
    chromePath: findChromium(),
    chromeFlags: ['--headless=new', ...chromiumFlags],
  });
  try {
    const flags = { port: chrome.port, logLevel: 'error', onlyCategories: categories } as const;
    return (await lighthouse(url, flags))?.lhr;
  } finally {
    chrome.kill();
  }
}

function figuresOf(result: Result): Figures {
  const value = (audit: string) => result.audits[audit]?.numericValue ?? Number.NaN;
  const { details } = result.audits['network-requests'] ?? {};
  const all = details?.type === 'table' ? details.items : [];
  const requests = all.filter(({ url }) => String(url).startsWith('http'));
  const bytesOf = { HTML: 0, script: 0, style: 0, font: 0, image: 0, other: 0 };
  for (const { resourceType, transferSize } of requests) {
    bytesOf[kindOf[String(resourceType)] ?? 'other'] += Number(transferSize);
  }
  return {
    scores: categories.map((name) => (result.categories[name]?.score ?? 0) * 100),
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    shift: value('cumulative-layout-shift'),
    bytes: value('total-byte-weight'),
    bytesOf,
    requests: requests.length,
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
