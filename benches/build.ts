// Times a build of the whole site from nothing, caches included: npm run bench:build-time.
import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'astro';

const boundSeconds = 30;
const folder = await mkdtemp(join(tmpdir(), 'site-build-'));

try {
  const start = performance.now();
  await build({
    outDir: join(folder, 'dist'),
    cacheDir: join(folder, 'cache'),
    vite: { cacheDir: join(folder, 'vite') },
    logLevel: 'error',
  });
  const seconds = (performance.now() - start) / 1000;
  console.log(
    `Built in ${seconds.toFixed(1)} s on ${availableParallelism()} cores; ` +
      `at most ${boundSeconds} s allowed.`,
  );
  if (seconds > boundSeconds) process.exitCode = 1;
} finally {
  await rm(folder, { recursive: true });
}
