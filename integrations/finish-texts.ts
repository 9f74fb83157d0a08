import { glob, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { compressed, levels } from './compress.ts';
import { prunePage } from './prune-styles.ts';

/** So many pages for each language are compressed as well as can be (decision 12). The site has 72. */
const bestPages = 80;

/** Twice the threads that Node has for compressing and for files, so that none waits for work. */
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

/** Writes a text and its compressed forms under all of its names. */
async function finish(files: string[], level: number): Promise<void> {
  const [file = ''] = files;
  const text = await readFile(file);
  const body = file.endsWith('.html') ? Buffer.from(prunePage(text.toString())) : text;
  const forms = Object.entries({ '': body, ...(await compressed(body, level)) });
  for (const to of files) {
    await mkdir(dirname(to), { recursive: true });
    await Promise.all(forms.map(([ending, form]) => writeFile(to + ending, form)));
  }
}

/** The shortest first: the home page before the many of a kind. */
const byLength = (one: string, other: string) =>
  one.length - other.length || one.localeCompare(other);

/**
 * Finishes the pages at these paths of the built site in a folder, and all texts that are not HTML. The
 * `best` pages with the shortest names get the best level. Other HTML comes from public/ and stays as it
 * is: Google Search Console, for one, wants its verification file byte for byte.
 */
export async function finishAll(root: string, paths: string[], best: number): Promise<void> {
  const pages = paths.map(fileOf).sort(byLength);
  const aliases = await takeAliases(root, pages);
  const others = glob('**/*.{css,js,svg,xml,txt,json,webmanifest}', { cwd: root });
  const work = [
    ...(await Array.fromAsync(others)).map((name) => ({ names: [name], level: levels.best })),
    ...pages.map((name, index) => ({
      names: [name, ...(aliases.get(name) ?? [])],
      level: index < best ? levels.best : levels.quick,
    })),
  ].values();
  const worker = async () => {
    for (const { names, level } of work) {
      await finish(
        names.map((name) => join(root, name)),
        level,
      );
    }
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
}

/**
 * Astro integration: finishes every text of a build. A page's styles are pruned, a .br and a .gz are put
 * beside the text, and a page is written under its aliases, too.
 */
export function finishTexts(): AstroIntegration {
  return {
    name: 'finish-texts',
    hooks: {
      'astro:build:done': async ({ dir, pages }) => {
        const paths = pages.map(({ pathname }) => `/${pathname}`);
        const languages = await readdir('content');
        await finishAll(fileURLToPath(dir), paths, bestPages * languages.length);
      },
    },
  };
}
