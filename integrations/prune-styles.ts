import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { PurgeCSS } from 'purgecss';

const read = (file: string) => readFileSync(file, 'utf8');

const styleElement = /<style>([\s\S]*?)<\/style>/g;

/** Merges the styles of a page and removes rules for classes that neither HTML nor scripts contain. */
export async function pruneStyles(html: string, scripts: string[]): Promise<string> {
  const css = [...html.matchAll(styleElement)].map(([, text = '']) => text).join('');
  const body = html.replaceAll(styleElement, '');
  const [pruned] = await new PurgeCSS().purge({
    content: [body, ...scripts].map((raw) => ({ raw, extension: 'html' })),
    css: [{ raw: css }],
    // Selectors that are nothing but pseudo-classes.
    safelist: [/^:/],
    // Scripts set attributes later.
    dynamicAttributes: [...css.matchAll(/\[([\w-]+)/g)].map(([, name = '']) => name),
  });
  return body.replace('</head>', () => `<style>${pruned?.css}</style></head>`);
}

/** The scripts of a page, with those that they import. */
function scriptsIn(html: string, all: Map<string, string>): string[] {
  const texts = new Set([html]);
  for (const text of texts) {
    for (const [name] of text.matchAll(/[\w.-]+\.js\b/g)) {
      const script = all.get(name);
      if (script) texts.add(script);
    }
  }
  texts.delete(html);
  return [...texts];
}

/** Prunes the styles of every page (decision 1). */
export function prunePages(): AstroIntegration {
  return {
    name: 'prune-styles',
    hooks: {
      'astro:build:done': async ({ dir, pages }) => {
        const scriptFolder = fileURLToPath(new URL('_astro/', dir));
        const names = globSync('*.js', { cwd: scriptFolder });
        const scripts = new Map(names.map((name) => [name, read(join(scriptFolder, name))]));
        for (const { pathname } of pages) {
          const file = fileURLToPath(new URL(`${pathname || 'index'}.html`, dir));
          const html = read(file);
          writeFileSync(file, await pruneStyles(html, scriptsIn(html, scripts)));
        }
      },
    },
  };
}
