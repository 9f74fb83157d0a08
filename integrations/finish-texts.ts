import { glob, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { compressed, levels } from './compress.ts';
import { prunePage } from './prune-styles.ts';

/** So many files of each language are compressed as well as can be (decision 12). The site has 88. */
const bestFiles = 100;

const texts = '**/*.{html,css,js,svg,xml,txt,json,webmanifest}';
const fileOf = (path: string) => (path === '/' ? 'index.html' : `${path.slice(1)}.html`);

/** Canonical file by alias file; the list (src/pages/aliases.json.ts) is not part of the site. */
async function takeAliases(list: URL): Promise<[alias: string, canonical: string][]> {
  const canonicalOf: Record<string, string> = JSON.parse(await readFile(list, 'utf8'));
  await rm(list);
  return Object.entries(canonicalOf).map(([alias, path]) => [fileOf(alias), fileOf(path)]);
}

/** Writes a file and its compressed forms under all of its names. */
async function finish(names: string[], level: number): Promise<void> {
  const [name = ''] = names;
  const text = await readFile(name);
  const body = name.endsWith('.html') ? Buffer.from(prunePage(text.toString())) : text;
  const forms = Object.entries({ '': body, ...(await compressed(body, level)) });
  for (const to of names) {
    await mkdir(dirname(to), { recursive: true });
    await Promise.all(forms.map(([ending, form]) => writeFile(to + ending, form)));
  }
}

/**
 * Astro integration: finishes every text of a build. A page's styles are pruned, a .br and a .gz are put
 * beside the text, and a page is written under its aliases, too.
 */
export function finishTexts(): AstroIntegration {
  return {
    name: 'finish-texts',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const root = fileURLToPath(dir);
        const aliases = Map.groupBy(
          await takeAliases(new URL('aliases.json', dir)),
          ([, to]) => to,
        );
        const best = bestFiles * (await readdir('content')).length;
        const files = await Array.fromAsync(glob(texts, { cwd: root }));
        // Short addresses first: the home page and the main ones before the many of a kind.
        files.sort((one, other) => one.length - other.length || one.localeCompare(other));
        const queue = files.entries();
        const hand = async () => {
          for (const [index, file] of queue) {
            const others = aliases.get(file)?.map(([alias]) => alias) ?? [];
            const names = [file, ...others].map((name) => join(root, name));
            await finish(names, index < best ? levels.best : levels.quick);
          }
        };
        // More than processors, so that neither they nor the disk wait.
        await Promise.all(Array.from({ length: 4 * availableParallelism() }, hand));
      },
    },
  };
}
