import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { glob, rename, rm, stat, utimes } from 'node:fs/promises';

/** Folders that the site is made of. */
export const sourceFolders = ['content', 'src', 'public', 'contract', 'integrations'];
const sources = [...sourceFolders, 'astro.config.ts', 'package-lock.json'];

/** Where the next site is built, so that the running one lacks no file meanwhile. */
const nextFolder = 'dist-next';
const lastFolder = 'dist-last';

/** A file may be gone since it was listed: an editor's temporary one. */
const timeOf = (file: string) =>
  stat(file).then(
    ({ mtimeMs }) => mtimeMs,
    () => 0,
  );

/** Time of the newest file below the sources, in ms since 1970. */
async function newestSource(): Promise<number> {
  const times = sources.map(async (source) => {
    const own = await stat(source);
    const files = own.isDirectory() ? await Array.fromAsync(glob(`${source}/**`)) : [];
    const all = await Promise.all(files.map(timeOf));
    return Math.max(own.mtimeMs, ...all);
  });
  return Math.max(...(await Promise.all(times)));
}

/** Whether dist/ is missing or older than what it is made of. */
export async function isOutOfDate(): Promise<boolean> {
  const built = await stat('dist/index.html').catch(() => undefined);
  if (!built) return true;
  // The year of the copyright stands in every page.
  const isOfThisYear = built.mtime.getFullYear() === new Date().getFullYear();
  return !isOfThisYear || built.mtimeMs < (await newestSource());
}

/**
 * Builds dist/. Resolves with false where the sources have a mistake: the build has named it, and
 * dist/ is as it was.
 */
export async function buildSite(): Promise<boolean> {
  const started = new Date();
  const args = ['build', '--silent', '--outDir', nextFolder];
  const [code] = await once(spawn('astro', args, { stdio: 'inherit' }), 'exit');
  if (code !== 0) return false;
  // What was changed meanwhile is newer.
  await utimes(`${nextFolder}/index.html`, started, started);
  await rename('dist', lastFolder).catch(() => undefined);
  await rename(nextFolder, 'dist');
  await rm(lastFolder, { recursive: true, force: true });
  return true;
}
