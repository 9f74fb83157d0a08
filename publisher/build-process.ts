// Child process for a single build (build.ts), because Astro holds 900 MB and caches what it has read. Arguments: site
// or office, output folder, cache folder. Sends { problem } and exits.
import { join } from 'node:path';
import { build as buildSite } from 'astro';
import { build as buildOffice } from 'vite';

const [what, folder = '', cacheDir = ''] = process.argv.slice(2);

// The publisher was killed.
process.on('disconnect', () => process.exit(1));

const builds = {
  site: () =>
    buildSite({
      outDir: folder,
      logLevel: 'error',
      ...{ cacheDir, vite: { cacheDir: join(cacheDir, 'vite') } },
    }),
  // Vite resolves outDir from `root`, and does not empty a folder outside it by default.
  office: () =>
    buildOffice({
      root: 'office',
      logLevel: 'error',
      cacheDir: join(cacheDir, 'vite'),
      // The other loaders write to node_modules, which is read-only in a release.
      configLoader: 'native',
      build: { outDir: folder, emptyOutDir: true },
    }),
};

/** Message of an error and of its cause: Astro wraps system errors, such as that of a full disk. */
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
