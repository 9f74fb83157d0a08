import { glob, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { languagesIn } from '#contract/content/languages.ts';
import { brotliLevels, compress } from './compress.ts';
import { prunePage } from './prune-styles.ts';
import { shortenFlags, shortenScripts, shortenTags } from './short-tags.ts';

/** So many pages for each language are compressed as well as can be: all of them, with room (decision 12). */
const bestPages = 100;

/** Twice the size of Node's thread pool, which compresses and reads files, so that none is idle. */
const concurrency = 8;

const fileOf = (path: string) => (path === '/' ? 'index.html' : `${path.slice(1)}.html`);

/** Aliases by page, both as files. The list (src/pages/aliases.json.ts) is not part of the site. */
async function takeAliases(root: string, pages: string[]): Promise<Map<string, string[]>> {
  const list = join(root, 'aliases.json');
  const canonicalOf: Record<string, string> = JSON.parse(await readFile(list, 'utf8'));
  await rm(list);
  const aliases = new Map<string, string[]>(pages.map((page) => [page, []]));
  for (const [alias, canonical] of Object.entries(canonicalOf)) {
    const known = aliases.get(fileOf(canonical));
    if (!known) throw new Error(`${alias} is an alias of ${canonical}, which was not built`);
    known.push(fileOf(alias));
  }
  return aliases;
}

const shortenPage = (html: string) => shortenScripts(shortenFlags(shortenTags(prunePage(html))));

/** Writes a text file and its compressed encodings under all of its names; a page is made smaller first. */
async function postProcessFile(files: string[], level: number): Promise<void> {
  const [file = ''] = files;
  const text = await readFile(file);
  const body = file.endsWith('.html') ? Buffer.from(shortenPage(text.toString())) : text;
  const encodings = Object.entries({ '': body, ...(await compress(body, level)) });
  for (const to of files) {
    await mkdir(dirname(to), { recursive: true });
    await Promise.all(encodings.map(([extension, bytes]) => writeFile(to + extension, bytes)));
  }
}

/** The shortest first: the home page before the many of a kind. */
const byLength = (one: string, other: string) =>
  one.length - other.length || one.localeCompare(other);

/**
 * Post-processes the pages at these paths of the built site in a folder, and all text files that are
 * not HTML. The `best` pages with the shortest names get the best level. Other HTML comes from public/
 * and stays as it is: Google Search Console, for one, wants its verification file byte for byte.
 */
export async function postProcessSite(root: string, paths: string[], best: number): Promise<void> {
  const pages = paths.map(fileOf).sort(byLength);
  const aliases = await takeAliases(root, pages);
  const others = glob('**/*.{css,js,svg,xml,txt,json,webmanifest}', { cwd: root });
  const work = [
    ...(await Array.fromAsync(others)).map((name) => ({ names: [name], level: brotliLevels.best })),
    ...pages.map((name, index) => ({
      names: [name, ...(aliases.get(name) ?? [])],
      level: index < best ? brotliLevels.best : brotliLevels.quick,
    })),
  ].values();
  const worker = async () => {
    for (const { names, level } of work) {
      await postProcessFile(
        names.map((name) => join(root, name)),
        level,
      );
    }
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
}

/**
 * Astro integration: post-processes every text file of a build. A page's styles are pruned, a .br and
 * a .gz are put beside each file, and a page is written under its aliases, too.
 */
export function postProcess(): AstroIntegration {
  return {
    name: 'post-process',
    hooks: {
      'astro:build:done': async ({ dir, pages }) => {
        const paths = pages.map(({ pathname }) => `/${pathname}`);
        const best = bestPages * languagesIn().length;
        await postProcessSite(fileURLToPath(dir), paths, best);
      },
    },
  };
}
