import { readFileSync } from 'node:fs';
import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { parse } from 'yaml';
import { targets } from './integrations/browser-targets.ts';
import { compress } from './integrations/compress.ts';
import { hostHeaders } from './integrations/host-headers.ts';
import { pruneInlineStyles } from './integrations/prune-styles.ts';
import { touchDirective } from './integrations/touch-directive.ts';

/** Unchecked here: the collection checks it with the other content, and says file and field. */
const agency: { url?: string } | null = parse(readFileSync('content/en/agency.yaml', 'utf8'));

export default defineConfig({
  ...(agency?.url ? { site: agency.url } : {}),
  output: 'static',
  trailingSlash: 'never',
  devToolbar: { enabled: false },
  build: { format: 'file', inlineStylesheets: 'always' },
  integrations: [react(), touchDirective(), pruneInlineStyles(), compress(), hostHeaders()],
  vite: {
    css: {
      transformer: 'lightningcss',
      lightningcss: { targets, cssModules: { pattern: '[name]-[local]' } },
    },
    build: { target: 'chrome80', cssMinify: 'lightningcss' },
  },
});
