import type { ContentMistake } from '#contract/content/content-mistake.ts';
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
