// A process of its own for each build (build.ts), because Astro keeps 900 MB and what it has read. Its arguments are
// what is built, the folder of the result, and Astro's cache. It sends what went wrong, if anything, and ends.
import { join } from 'node:path';
import { build as buildSite } from 'astro';
import { build as buildOffice } from 'vite';

const [what, folder = '', cacheDir = ''] = process.argv.slice(2);

// Not to go on for a publisher that was killed.
process.on('disconnect', () => process.exit(1));

const builds = {
  site: () =>
    buildSite({
      outDir: folder,
      logLevel: 'error',
      ...{ cacheDir, vite: { cacheDir: join(cacheDir, 'vite') } },
    }),
  // Vite takes the folder from its root, and empties no other one by itself.
  office: () =>
    buildOffice({
      root: 'office',
      logLevel: 'error',
      cacheDir: join(cacheDir, 'vite'),
      // The other loaders write into node_modules, which is read-only in a release.
      configLoader: 'native',
      build: { outDir: folder, emptyOutDir: true },
    }),
};

/** Astro's own errors have the system's as their cause, such as that of a full disk. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { cause, message, stack } = error;
  return (
    [message, cause instanceof Error && cause.message].filter(Boolean).join('\n') || `${stack}`
  );
}

const problem = await (what === 'office' ? builds.office() : builds.site()).then(
  () => null,
  reasonOf,
);
process.send?.({ problem }, () => process.exit(problem === null ? 0 : 1));
