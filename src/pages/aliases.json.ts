import type { APIRoute } from 'astro';
import { loadSites } from '#src/content/load-site.ts';
import { isAlias, routesOf } from '#src/routing/routes.ts';

/** Canonical path by alias: for integrations/post-process.ts, which takes the file out of the build. */
export const GET: APIRoute = async () => {
  const sites = await loadSites();
  const aliases = sites.flatMap(routesOf).filter(isAlias);
  return Response.json(Object.fromEntries(aliases.map(({ path, canonical }) => [path, canonical])));
};
