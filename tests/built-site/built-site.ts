import { inject } from 'vitest';
import { readBuiltSite } from '#server/http/pages.ts';

let site: ReturnType<typeof readBuiltSite> | undefined;

/** The build under test, read once for all files of a worker. */
export function builtSite(): ReturnType<typeof readBuiltSite> {
  site ??= readBuiltSite(inject('siteDir'));
  return site;
}
