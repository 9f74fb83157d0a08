import { copyFile, mkdir, readFile, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { forEachFile } from './built-pages.ts';

const fileOf = (path: string) => (path === '/' ? 'index.html' : `${path.slice(1)}.html`);

/**
 * Astro integration: a page and its compressed forms, finished once, are copied to its other addresses.
 * Rendering and compressing them again would make half of a build's time (decision 12).
 */
export function copyAliases(): AstroIntegration {
  let canonicalOf: Record<string, string> = {};
  return {
    name: 'copy-aliases',
    hooks: {
      'astro:build:generated': async ({ dir }) => {
        const list = new URL('aliases.json', dir);
        canonicalOf = JSON.parse(await readFile(list, 'utf8'));
        await rm(list);
      },
      'astro:build:done': async ({ dir }) => {
        await forEachFile(Object.keys(canonicalOf), async (alias) => {
          const from = fileURLToPath(new URL(fileOf(canonicalOf[alias] as string), dir));
          const to = fileURLToPath(new URL(fileOf(alias), dir));
          await mkdir(dirname(to), { recursive: true });
          const forms = ['', '.br', '.gz'];
          await Promise.all(forms.map((form) => copyFile(from + form, to + form)));
        });
      },
    },
  };
}
