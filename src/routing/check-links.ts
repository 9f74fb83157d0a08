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

/** Throws an Error that names the file and the path where a content file links to no page. */
export function checkLinks(site: Site, routes: Route[]): void {
  const known = new Set(routes.map(({ path }) => path));
  const sources = [
    { file: 'navigation.yaml', content: site.navigation },
    ...site.pages.map((page) => ({ file: `pages/${page.slug}.yaml`, content: page.sections })),
    ...site.branches.map((branch) => ({
      file: `branches/${branch.slug}.yaml`,
      content: branch.sections,
    })),
  ];
  for (const { file, content } of sources) {
    const lost = pathsIn(content).find((path) => !known.has(localPath(site.language, path)));
    if (lost) {
      throw new Error(`content/${site.language}/${file} links to ${lost}, which is no page`);
    }
  }
}
