import { brotliCompressSync } from 'node:zlib';
import type { BuiltSite } from '#server/http/pages.ts';
import { type BuiltPage, brotliSize, textAt } from './pages.ts';

const importPattern = /\b(?:from|import)\s*\(?\s*["'`]([./][^"'`]+)["'`]/g;

/** What a page weighs on its way to a visitor, in bytes. */
export interface PageWeight {
  /** The page itself with its styles, without its scripts, by brotli. */
  html: number;
  /** Its scripts, inline, linked and fetched later, and what those import, by brotli. Data is no script. */
  script: number;
}

const importsOf = (script: string, path: string) =>
  [...script.matchAll(importPattern)].map(
    ([, name = '']) => new URL(name, `http://a${path}`).pathname,
  );

/** The scripts that these scripts lead to, themselves included, each once. */
function reach(site: BuiltSite, paths: string[], known = new Set<string>()): Set<string> {
  for (const path of paths.filter((one) => !known.has(one))) {
    const text = textAt(site, path);
    if (text === undefined) throw new Error(`The script ${path} is missing`);
    known.add(path);
    reach(site, importsOf(text, path), known);
  }
  return known;
}

/** Together, by brotli. */
const sizeOf = (site: BuiltSite, paths: Iterable<string>): number =>
  [...paths].reduce((sum, path) => sum + brotliSize(site, path), 0);

/** Weighs a page. Throws where one of its scripts is missing. */
export function weigh(page: BuiltPage, site: BuiltSite): PageWeight {
  const scripts = page.root
    .querySelectorAll('script:not([src])')
    .filter((script) => !script.getAttribute('type')?.startsWith('application/'))
    .map(({ text }) => text);
  const inline = scripts.join('\n');
  const html = scripts.reduce((rest, script) => rest.replace(script, () => ''), page.html);
  const valuesOf = (name: string, selector: string) =>
    page.root.querySelectorAll(selector).map((element) => element.getAttribute(name) ?? '');
  const linked = reach(site, [
    ...importsOf(inline, page.path),
    ...valuesOf('src', 'script[src]'),
    ...valuesOf('href', 'link[rel=modulepreload]'),
    ...valuesOf('component-url', 'astro-island'),
    ...valuesOf('renderer-url', 'astro-island'),
  ]);
  return {
    html: brotliCompressSync(html).length,
    script: sizeOf(site, linked) + (inline ? brotliCompressSync(inline).length : 0),
  };
}

/** Pages with an island, on which a visitor types or waits. */
export const isWorkingPage = ({ root }: BuiltPage) => root.querySelector('astro-island') !== null;

/**
 * Bounds in bytes (docs/product.md, Speed). `script` is that of a page without an island, `workingScript` of one
 * with it, `picture` what Paint your name makes, `photograph` the largest copy of one, by format, `halftone` a photo of the
 * agency. A first visit in a language other than the default one fetches a display face more.
 */
export const bounds = {
  html: 16_000,
  script: 5000,
  workingScript: 90_000,
  picture: 150_000,
  halftone: 15_000,
  photograph: { avif: 60_000, jpeg: 120_000 },
  firstVisit: { bytes: 60_000, requests: 8 },
  firstVisitElsewhere: { bytes: 80_000, requests: 9 },
};
