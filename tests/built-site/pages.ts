import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type HTMLElement, NodeType, parse } from 'node-html-parser';
import type { BuiltSite } from '#server/http/pages.ts';
import { checkoutPath } from '#src/site/checkout-path.ts';
import { service } from '#tests/fixtures/content.ts';
import { addressOf, bareOf } from './agency.ts';

/** A page of the build, under the path that a browser requests. */
export interface BuiltPage {
  path: string;
  html: string;
  root: HTMLElement;
  /** Kept from search engines: 404 and the like. */
  hidden: boolean;
  /** Address that the page names as its own; undefined on hidden pages. */
  canonical: string | undefined;
}

/** The text at a path of the site; undefined if there is none. */
export function textAt({ folder, files }: BuiltSite, path: string): string | undefined {
  const file = files.get(path);
  return file && readFileSync(join(folder, file.name), 'utf8');
}

/** Size of a text in bytes, by brotli; Infinity if there is none. */
export function brotliSize({ folder, files }: BuiltSite, path: string): number {
  const compressed = join(folder, `${files.get(path)?.name}.br`);
  return existsSync(compressed) ? statSync(compressed).size : Infinity;
}

const parsed = new WeakMap<BuiltSite, BuiltPage[]>();

/** Every *.html of a build: canonical pages, aliases and hidden ones. Parsed once; no check changes them. */
export function pagesOf(site: BuiltSite): BuiltPage[] {
  const pages = parsed.get(site) ?? parsePages(site);
  parsed.set(site, pages);
  return pages;
}

function parsePages(site: BuiltSite): BuiltPage[] {
  return [...site.files]
    .filter(([, { contentSecurityPolicy }]) => contentSecurityPolicy)
    .map(([path]) => {
      const html = textAt(site, path) ?? '';
      const root = parse(html, { blockTextElements: { script: true, style: true } });
      const robots = metaOf(root, 'robots') ?? '';
      const canonical = root.querySelector('link[rel=canonical]')?.getAttribute('href');
      return { path, html, root, hidden: robots.includes('noindex'), canonical };
    })
    .sort((a, b) => a.path.localeCompare(b.path));
}

/** Content of a meta element by its name or property. */
export function metaOf(root: HTMLElement, name: string): string | undefined {
  const find = (attribute: string) => root.querySelector(`meta[${attribute}="${name}"]`);
  return (find('name') ?? find('property'))?.getAttribute('content');
}

/** Whether a page is at its canonical address. */
export const isCanonical = ({ hidden, canonical, path }: BuiltPage) =>
  !hidden && canonical === addressOf(path);

/** With something to pay: without it, the checkout leads to the prices while it is looked at. */
const openable = (path: string) =>
  bareOf(path) === '/payment'
    ? path + checkoutPath(service.name, service.amountPaise).replace('/payment', '')
    : path;

/** Pages that no sitemap names: 404 and the like. */
export const hiddenPaths = (site: BuiltSite) =>
  pagesOf(site)
    .filter(({ hidden }) => hidden)
    .map(({ path }) => openable(path));

const unread = ['SCRIPT', 'STYLE', 'TEMPLATE'];

/** The pieces of text in an element, in order, as a visitor or a screen reader gets them. */
export function textsOf(element: HTMLElement): string[] {
  return element.childNodes.flatMap((node) => {
    if (node.nodeType === NodeType.TEXT_NODE) return [node.text];
    if (node.nodeType !== NodeType.ELEMENT_NODE) return [];
    const child = node as HTMLElement;
    return unread.includes(child.tagName) ? [] : textsOf(child);
  });
}
