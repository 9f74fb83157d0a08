import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { PurgeCSS } from 'purgecss';

const styleElement = /<style>([\s\S]*?)<\/style>/g;

/**
 * A page with its styles in one element, without rules for classes that neither the page nor its scripts
 * name. Rules for attributes stay: scripts set them later.
 */
export async function pruneStyles(html: string, scripts: string[]): Promise<string> {
  const css = [...html.matchAll(styleElement)].map(([, text = '']) => text).join('');
  const body = html.replaceAll(styleElement, '');
  const [pruned] = await new PurgeCSS().purge({
    content: [body, ...scripts].map((raw) => ({ raw, extension: 'html' })),
    css: [{ raw: css }],
    // It looks inside :is(), but drops selectors that are nothing but pseudo-classes.
    safelist: [/^:/],
    dynamicAttributes: [...css.matchAll(/\[([\w-]+)/g)].map(([, name = '']) => name),
  });
  return body.replace('</head>', () => `<style>${pruned?.css}</style></head>`);
}

/** Texts of all scripts that a text names, directly or through one another. */
function scriptsNamedIn(
  text: string,
  all: Map<string, string>,
  found = new Set<string>(),
): string[] {
  for (const [name] of text.matchAll(/[\w.-]+\.js\b/g)) {
    const script = all.get(name);
    if (script === undefined || found.has(script)) continue;
    found.add(script);
    scriptsNamedIn(script, all, found);
  }
  return [...found];
}

/** Astro integration: prunes the styles of every page of a build (decision 1). */
export function prunePages(): AstroIntegration {
  return {
    name: 'prune-styles',
    hooks: {
      'astro:build:done': async ({ dir, pages }) => {
        const scriptFolder = fileURLToPath(new URL('_astro/', dir));
        const scripts = new Map(
          globSync('*.js', { cwd: scriptFolder }).map((name) => [
            name,
            readFileSync(join(scriptFolder, name), 'utf8'),
          ]),
        );
        for (const { pathname } of pages) {
          const file = fileURLToPath(new URL(`${pathname || 'index'}.html`, dir));
          const html = readFileSync(file, 'utf8');
          writeFileSync(file, await pruneStyles(html, scriptsNamedIn(html, scripts)));
        }
      },
    },
  };
}
