import type { Site } from '#src/content/site.ts';
import { localPath } from './local-path.ts';
import type { Route } from './routes.ts';

/** Every path that a content value leads to: `to` of buttons and lists, `path` of navigation. */
function pathsIn(value: unknown): string[] {
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, item]) =>
    (key === 'to' || key === 'path') && typeof item === 'string' ? [item] : pathsIn(item),
  );
}

/** Every place that a link of rendered Markdown leads to on this site, without query and fragment. */
const pathsInHtml = (html: string): string[] =>
  [...html.matchAll(/<a [^>]*?href="(?![a-z]+:|#)([^"?#]*)/gi)].map(([, path = '']) => path);

/** Throws an Error that names the file and the path where a content file links to no page. */
export function checkLinks(site: Site, routes: Route[]): void {
  const known = new Set(routes.map(({ path }) => path));
  const local = (content: unknown) =>
    pathsIn(content).map((path) => ({ path, address: localPath(site.language, path) }));
  const sources = [
    { file: 'navigation.yaml', links: local(site.navigation) },
    ...site.pages.map(({ slug, sections }) => ({
      file: `pages/${slug}.yaml`,
      links: local(sections),
    })),
    ...site.branches.map(({ slug, sections }) => ({
      file: `branches/${slug}.yaml`,
      links: local(sections),
    })),
    // load-site.ts has put the language into the links of Markdown.
    ...site.policies.map(({ slug, html }) => ({
      file: `policies/${slug}.md`,
      links: pathsInHtml(html).map((path) => ({ path, address: path })),
    })),
  ];
  for (const { file, links } of sources) {
    const lost = links.find(({ address }) => !known.has(address))?.path;
    if (lost !== undefined) {
      throw new Error(`content/${site.language}/${file} links to ${lost}, which is no page`);
    }
  }
}
