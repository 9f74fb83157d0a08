import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { builtFilesOf, type FileHeaders } from '#server/http/built-site.ts';
import { caddyTable } from './caddy-table.ts';

/**
 * Astro integration: writes the headers of our own server down for Caddy, as `site.caddy`, which is no
 * address of the site.
 */
export function hostHeaders(): AstroIntegration {
  return {
    name: 'host-headers',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const site = new Map<string, FileHeaders>();
        for await (const [path, { bodies: _, ...headers }] of builtFilesOf(fileURLToPath(dir))) {
          site.set(path, headers);
        }
        await writeFile(new URL('site.caddy', dir), caddyTable(site));
      },
    },
  };
}
