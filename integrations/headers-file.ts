import type { FileHeaders } from '#server/http/built-site.ts';
import { unitedPolicy } from '#server/http/content-security-policy.ts';
import { districtPrefixes, notFoundPages } from '#server/http/not-found-page.ts';
import { securityHeaders } from '#server/http/security-headers.ts';

type Headers = Record<string, string>;

const policiesOf = (pages: FileHeaders[]) =>
  pages.flatMap((page) => page.contentSecurityPolicy ?? []);

/**
 * For every address. The styles of all pages have too many hashes for a line of 2,000 characters, so
 * the inline styles of an unknown address are not restricted here; a page is, by its own rule.
 */
const headersOfAll = (pages: FileHeaders[]): Headers => ({
  ...securityHeaders,
  'content-security-policy': unitedPolicy(policiesOf(pages), ["'unsafe-inline'"]),
});

const ruleOf = (pages: FileHeaders[], cacheControl: string): Headers => ({
  'cache-control': cacheControl,
  'content-security-policy': unitedPolicy(policiesOf(pages)),
});

/** The rule that a file which is no page falls under: its folder's, or its own. */
const patternOf = (path: string) => path.replace(/^(\/[^/]+\/).*/, '$1*');

/** A folder holds several types, of which hosts know each; only here they may need to be told. */
const headersOf = (path: string, { cacheControl, type }: FileHeaders): Headers => ({
  'cache-control': cacheControl,
  ...(patternOf(path) === path ? { 'content-type': type } : {}),
});

/**
 * The `_headers` file of static hosts (Netlify, Cloudflare), with the headers of our own server.
 * Cloudflare takes 100 rules: district pages share two. Where several rules fit an address, one host
 * joins the values and the other takes the last: each policy allows what the ones after it allow.
 */
export function headersFile(site: ReadonlyMap<string, FileHeaders>): string {
  const pages = new Map([...site].filter(([, file]) => file.contentSecurityPolicy));
  const notFound = Object.values(notFoundPages).flatMap((path) => pages.get(path) ?? []);
  const rules = new Map<string, Headers>([['/*', headersOfAll([...pages.values()])]]);
  for (const prefix of districtPrefixes) {
    // Netlify lets /locations/* fit /locations, too.
    const fits = (path: string) => `${path}/`.startsWith(prefix);
    const members = [...pages].filter(([path]) => fits(path)).map(([, page]) => page);
    const [first] = members;
    if (first) rules.set(`${prefix}*`, ruleOf([...members, ...notFound], first.cacheControl));
  }
  for (const [path, page] of pages) {
    if (districtPrefixes.some((prefix) => path.startsWith(prefix))) continue;
    rules.set(path, ruleOf([page], page.cacheControl));
  }
  for (const [path, file] of site) {
    if (!pages.has(path)) rules.set(patternOf(path), headersOf(path, file));
  }
  return [...rules].map(([pattern, headers]) => `${pattern}\n${linesOf(headers)}`).join('\n');
}

const linesOf = (headers: Headers) =>
  Object.entries(headers)
    .map(([name, value]) => `  ${name}: ${value}\n`)
    .join('');
