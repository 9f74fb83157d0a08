import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { readBuiltSite } from '#server/http/built-site.ts';
import { caddyTable } from './caddy-table.ts';
import { headersFile } from './headers-file.ts';

/**
 * Astro integration: writes the headers of our own server down for others that may serve the build,
 * `_headers` for static hosts and `site.caddy` for Caddy. Neither is an address of the site.
 */
export function hostHeaders(): AstroIntegration {
  return {
    name: 'host-headers',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const site = await readBuiltSite(fileURLToPath(dir));
        await writeFile(new URL('_headers', dir), headersFile(site));
        await writeFile(new URL('site.caddy', dir), caddyTable(site));
      },
    },
  };
}
