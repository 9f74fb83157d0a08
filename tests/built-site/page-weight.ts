import { brotliCompressSync } from 'node:zlib';
import type { BuiltSite } from '#server/http/built-site.ts';
import { bareOf } from './agency.ts';
import type { BuiltPage } from './pages.ts';

const importPattern = /\b(?:from|import)\s*\(?\s*["'`]([./][^"'`]+)["'`]/g;

/** What a page weighs on its way to a visitor, in bytes. */
export interface PageWeight {
  /** The page itself with its styles inlined, by brotli. */
  html: number;
  /** Its scripts, inline, linked and late, and what those import, by brotli. Data is no script. */
  script: number;
  /** The script of the chat prompt, which comes two seconds later unless the prompt was closed, by brotli. */
  promptScript: number;
}

const importsOf = (script: string, path: string) =>
  [...script.matchAll(importPattern)].map(
    ([, name = '']) => new URL(name, `http://a${path}`).pathname,
  );

/** The scripts that these scripts lead to, themselves included, each once. */
function reach(site: BuiltSite, paths: string[], known = new Set<string>()): Set<string> {
  for (const path of paths.filter((one) => !known.has(one))) {
    const file = site.texts.get(path);
    if (!file) throw new Error(`The script ${path} is missing`);
    known.add(path);
    reach(site, importsOf(file.bodies.identity.toString(), path), known);
  }
  return known;
}

/** Together, by brotli. */
const sizeOf = (site: BuiltSite, paths: Iterable<string>): number =>
  [...paths].reduce((sum, path) => sum + (site.texts.get(path)?.bodies.br.length ?? Infinity), 0);

/** Weighs a page. Throws where one of its scripts is missing. */
export function weigh(page: BuiltPage, site: BuiltSite): PageWeight {
  const inline = page.root
    .querySelectorAll('script:not([src])')
    .filter((script) => !script.getAttribute('type')?.startsWith('application/'))
    .map(({ text }) => text)
    .join('\n');
  const valuesOf = (name: string, selector: string) =>
    page.root.querySelectorAll(selector).map((element) => element.getAttribute(name) ?? '');
  const linked = reach(site, [
    ...importsOf(inline, page.path),
    ...valuesOf('src', 'script[src]'),
    ...valuesOf('data-late', 'body'),
    ...valuesOf('href', 'link[rel=modulepreload]'),
    ...valuesOf('component-url', 'astro-island'),
    ...valuesOf('renderer-url', 'astro-island'),
  ]);
  return {
    html: site.texts.get(page.path)?.bodies.br.length ?? Infinity,
    script: sizeOf(site, linked) + (inline ? brotliCompressSync(inline).length : 0),
    promptScript: sizeOf(site, reach(site, valuesOf('data-prompt', '[data-prompt]'))),
  };
}

/** Scripts that a page fetches for a form of its own, with what they import, by brotli. */
export function weighTools({ root }: BuiltPage, site: BuiltSite): number {
  const scripts = root
    .querySelectorAll('main [data-script]')
    .map((form) => form.getAttribute('data-script') ?? '');
  return sizeOf(site, reach(site, scripts));
}

/** Pages on which a visitor types or waits; all the others are marketing pages. */
export const isWorkingPage = ({ path }: BuiltPage) =>
  ['/contact', '/payment', '/payment-status'].includes(bareOf(path));

/**
 * Bounds in bytes, from the figures to reach; docs/decisions/0023-chat-prompt-has-a-script-of-its-own.md is about
 * `script` and `promptScript`; `workingScript` holds both. `firstFlight` is ten packets of a connection, `tool` the script of a form without React,
 * `picture` what that form makes, `photograph` the largest copy of one, by format. A first visit in a
 * language other than the default one fetches a display face more.
 */
export const bounds = {
  html: 14_000,
  firstFlight: 14_600,
  script: 2000,
  promptScript: 900,
  workingScript: 30_000,
  tool: 3000,
  picture: 150_000,
  photograph: { avif: 60_000, jpeg: 120_000 },
  firstVisit: { bytes: 45_000, requests: 8 },
  firstVisitElsewhere: { bytes: 50_000, requests: 9 },
};
