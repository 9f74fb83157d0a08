import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { glob, readlink, rename, rm, stat, symlink, utimes } from 'node:fs/promises';
import { basename, resolve } from 'node:path';

/** Something that `npm run build` builds. */
interface Build {
  /** Folder of the result. */
  folder: string;
  /** What it is made of. */
  sources: string[];
  /** Command that fills another folder. */
  command: (folder: string) => [program: string, ...args: string[]];
}

/** The site. */
export const site: Build = {
  folder: 'dist',
  sources: [
    ...['content', 'src', 'public', 'contract', 'integrations'],
    ...['astro.config.ts', 'package-lock.json'],
  ],
  command: (folder) => ['astro', 'build', '--silent', '--outDir', folder],
};

/** The office. */
export const office: Build = {
  folder: 'dist-office',
  sources: ['office', 'content', 'contract', 'src/ui', 'src/styles', 'package-lock.json'],
  // Vite takes the folder from its root, and empties no other one by itself.
  command: (folder) => [
    ...(['vite', 'build', 'office', '--outDir', resolve(folder)] as const),
    ...['--emptyOutDir', '--logLevel', 'warn'],
  ],
};

/** A file may be gone since it was listed: an editor's temporary one. */
const timeOf = (file: string) =>
  stat(file).then(
    ({ mtimeMs }) => mtimeMs,
    () => 0,
  );

/** Time of the newest file below the sources, in ms since 1970. */
async function newestSource({ sources }: Build): Promise<number> {
  const times = sources.map(async (source) => {
    const own = await stat(source);
    const files = own.isDirectory() ? await Array.fromAsync(glob(`${source}/**`)) : [];
    const all = await Promise.all(files.map(timeOf));
    return Math.max(own.mtimeMs, ...all);
  });
  return Math.max(...(await Promise.all(times)));
}

/** Whether the result is missing or older than what it is made of. */
export async function isOutOfDate(build: Build): Promise<boolean> {
  const built = await stat(`${build.folder}/index.html`).catch(() => undefined);
  if (!built) return true;
  // The year of the copyright stands in every page.
  const isOfThisYear = built.mtime.getFullYear() === new Date().getFullYear();
  return !isOfThisYear || built.mtimeMs < (await newestSource(build));
}

/** Builds the result. Resolves with false if the sources have a mistake, which has been printed. */
export const buildAgain = ({ folder: place, command }: Build): Promise<boolean> =>
  replaceSite(place, async (folder) => {
    const started = new Date();
    const [program, ...args] = command(folder);
    const [code] = await once(spawn(program, args, { stdio: 'inherit' }), 'exit');
    if (code !== 0) return false;
    // A source that changes during the build is newer.
    await utimes(`${folder}/index.html`, started, started);
    return true;
  });

/**
 * Builds the next site beside the one that is served and replaces it, so that no request fails meanwhile.
 * `site` becomes a link to one of two folders: the build fills the other one, and then the link changes in
 * one step. The old site's folder stays until the next build, for the requests that still read it.
 *
 * @param build Fills the folder; resolves with false if it could not. The site then stays as it is.
 * @param serve Makes a running server send the folder (`reloadSite`). If it throws, the site stays, too.
 */
export async function replaceSite(
  site: string,
  build: (folder: string) => Promise<boolean>,
  serve: (folder: string) => Promise<void> = async () => {},
): Promise<boolean> {
  const [a, b, link] = [`${site}-a`, `${site}-b`, `${site}-link`];
  const current = await readlink(site).catch(() => undefined);
  const [next, other] = current === basename(a) ? [b, a] : [a, b];
  await rm(next, { recursive: true, force: true });
  if (!(await build(next))) return false;
  await serve(next);
  await rm(link, { force: true });
  await symlink(basename(next), link);
  if (current === undefined) await moveAside(site, other);
  await rename(link, site);
  return true;
}

/** `npm run build` leaves a folder, which a link cannot replace in one step. */
async function moveAside(site: string, other: string): Promise<void> {
  await rm(other, { recursive: true, force: true });
  await rename(site, other).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
}
