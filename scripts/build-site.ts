import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { glob, stat, utimes } from 'node:fs/promises';
import { resolve } from 'node:path';
import { contentFolder } from '../contract/content/languages.ts';
import { replaceSite } from '../server/http/replace-site.ts';

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
    ...[contentFolder, 'src', 'public', 'contract', 'integrations'],
    ...['astro.config.ts', 'package-lock.json'],
  ],
  command: (folder) => ['astro', 'build', '--silent', '--outDir', folder],
};

/** The office. */
export const office: Build = {
  folder: 'dist-office',
  sources: ['office', contentFolder, 'contract', 'src/ui', 'src/styles', 'package-lock.json'],
  // Vite takes the folder from its root, and empties no other one by itself.
  command: (folder) => [
    ...(['vite', 'build', 'office', '--outDir', resolve(folder)] as const),
    ...['--emptyOutDir', '--logLevel', 'warn'],
  ],
};

/** A listed file may be gone, such as an editor's temporary one. */
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
  // Every page contains the copyright year.
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
