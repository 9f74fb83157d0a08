// npm start: builds the site where the build is missing or older than its sources, then serves it.
import { spawnSync } from 'node:child_process';
import { glob, stat } from 'node:fs/promises';

const sources = [
  'content',
  'src',
  'public',
  'contract',
  'integrations',
  'astro.config.ts',
  'package-lock.json',
];

/** Time of the newest file below the sources, in ms since 1970. */
async function newestSource(): Promise<number> {
  const times = sources.map(async (source) => {
    const own = await stat(source);
    const files = own.isDirectory() ? await Array.fromAsync(glob(`${source}/**`)) : [];
    const all = await Promise.all(files.map((file) => stat(file)));
    return Math.max(own.mtimeMs, ...all.map(({ mtimeMs }) => mtimeMs));
  });
  return Math.max(...(await Promise.all(times)));
}

const built = await stat('dist/index.html').catch(() => undefined);
if (!built || built.mtimeMs < (await newestSource())) {
  console.log(built ? 'The sources changed. Building the site …' : 'Building the site …');
  const build = spawnSync('astro', ['build', '--silent'], { stdio: 'inherit' });
  if (build.status !== 0) process.exit(build.status ?? 1);
}

await import('../server/main.ts');
