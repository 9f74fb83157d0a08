import type { TestProject } from 'vitest/node';
import { readBuiltSite } from '#server/http/pages.ts';
import { serveSite } from './serve-site.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the built site is served, without a slash at the end. */
    origin: string;
    siteDir: string;
  }
}

/** Serves the build to all the checks; a missing build stops the run with advice. */
export default async function setup(project: TestProject) {
  const siteDir = process.env.SITE_DIR ?? 'dist';
  const server = await serveSite(await readBuiltSite(siteDir));
  project.provide('origin', server.origin);
  project.provide('siteDir', siteDir);
  return server.close;
}
