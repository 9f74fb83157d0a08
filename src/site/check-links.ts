import type { ContentMistake } from '#contract/content/content-mistake.ts';
import type { SiteContent } from '#src/content/site.ts';
import type { Route, Target } from './routes.ts';

const files: Record<Target['kind'], (slug: string) => string> = {
  page: (slug) => `pages/${slug}.yaml`,
  branch: (slug) => `branches/${slug}.yaml`,
  district: (slug) => `districts/${slug}.yaml`,
  policy: (slug) => `policies/${slug}.md`,
};

const fileOf = ({ kind, slug, place }: Target) =>
  kind === 'page' && place ? 'agency.yaml' : files[kind](slug);

/** Addresses that two content files claim. */
export function checkAddresses(routes: Route[]): ContentMistake[] {
  const owners = new Map<string, Route>();
  return routes.flatMap((route) => {
    const owner = owners.get(route.path);
    owners.set(route.path, owner ?? route);
    if (!owner) return [];
    const reason = `claims the address ${route.path}, which is that of ${fileOf(owner)}`;
    return { file: fileOf(route), path: [], reason };
  });
}

/** A path of this site in a content file. */
type ContentLink = Omit<ContentMistake, 'reason'> & { to: string };

/** Texts of the fields with these names, at any depth: the text of the field itself, or those of its list. */
export function textsIn(
  value: unknown,
  names: string[],
  path: PropertyKey[] = [],
): { text: string; path: PropertyKey[] }[] {
  if (typeof value === 'string') {
    const field = path.findLast((key) => typeof key === 'string') ?? '';
    return names.includes(field) ? [{ text: value, path }] : [];
  }
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, item]) =>
    textsIn(item, names, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

/** Links in the fields of a file: `to` of buttons and lists, `path` of navigation. */
const linksIn = (value: object, file: string): ContentLink[] =>
  textsIn(value, ['to', 'path']).map(({ text, path }) => ({ file, path, to: text }));

/** Inline links, link definitions and HTML, up to query and fragment. */
const markdownLink =
  /(?:\]\(|^ {0,3}\[[^\]]+\]:\s*|<a [^>]*?href=")(?!\s|[a-z]+:|\/\/|#)([^\s)"?#]*)/gim;

const linksInMarkdown = (markdown: string, file: string): ContentLink[] =>
  [...markdown.matchAll(markdownLink)].map(({ index, 1: to = '' }) => ({
    file,
    line: markdown.slice(0, index).split('\n').length,
    path: [],
    to,
  }));

/** Links to pages that do not exist. */
export function checkLinks(site: SiteContent, routes: Route[]): ContentMistake[] {
  const known = new Set(routes.map(({ address }) => address));
  const links = [
    ...linksIn(site.navigation, 'navigation.yaml'),
    ...site.pages.flatMap((page) => linksIn(page, files.page(page.slug))),
    ...site.branches.flatMap((branch) => linksIn(branch, files.branch(branch.slug))),
    ...site.policies.flatMap(({ markdown, slug }) => linksInMarkdown(markdown, files.policy(slug))),
  ];
  return links
    .filter(({ to }) => !known.has(to.replace(/#.*/, '')))
    .map(({ to, ...place }) => ({ ...place, reason: `leads to ${to}, which is not a page` }));
}
