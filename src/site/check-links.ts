import type { ContentMistake } from '#contract/content/content-mistake.ts';
import type { SiteContent } from '#src/content/site.ts';
import type { Route } from './routes.ts';

/** A path of this site that a content file leads to, and where it says so. */
type ContentLink = Omit<ContentMistake, 'reason'> & { to: string };

/** Every link of a content value: `to` of buttons and lists, `path` of navigation. */
function linksIn(value: unknown, file: string, above: PropertyKey[] = []): ContentLink[] {
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, item]) => {
    const path = [...above, Array.isArray(value) ? Number(key) : key];
    const isLink = (key === 'to' || key === 'path') && typeof item === 'string';
    return isLink ? [{ file, path, to: item }] : linksIn(item, file, path);
  });
}

/** Inline links, link definitions and HTML, up to query and fragment. */
const markdownLink =
  /(?:\]\(|^ {0,3}\[[^\]]+\]:\s*|<a [^>]*?href=")(?!\s|[a-z]+:|\/\/|#)([^\s)"?#]*)/gim;

/** Every link of Markdown that leads to this site, with its line. */
const linksInMarkdown = (markdown: string, file: string): ContentLink[] =>
  [...markdown.matchAll(markdownLink)].map(({ index, 1: to = '' }) => ({
    file,
    line: markdown.slice(0, index).split('\n').length,
    path: [],
    to,
  }));

/** Links of content files that lead to no page. All languages have the same pages. */
export function checkLinks(site: SiteContent, routes: Route[]): ContentMistake[] {
  const known = new Set(routes.map(({ address }) => address));
  const links = [
    ...linksIn(site.navigation, 'navigation.yaml'),
    ...site.pages.flatMap((page) => linksIn(page, `pages/${page.slug}.yaml`)),
    ...site.branches.flatMap((branch) => linksIn(branch, `branches/${branch.slug}.yaml`)),
    ...site.policies.flatMap(({ markdown, slug }) =>
      linksInMarkdown(markdown, `policies/${slug}.md`),
    ),
  ];
  return links
    .filter(({ to }) => !known.has(to))
    .map(({ to, ...place }) => ({ ...place, reason: `leads to ${to}, which is no page` }));
}
