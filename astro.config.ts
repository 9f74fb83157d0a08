import { readFileSync } from 'node:fs';
import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { parse } from 'yaml';
import { targets, untouched } from './integrations/browser-targets.ts';
import { finishTexts } from './integrations/finish-texts.ts';
import { hostHeaders } from './integrations/host-headers.ts';
import { shortClassNames } from './integrations/short-class-names.ts';
import { touchDirective } from './integrations/touch-directive.ts';

/** The public address. A mistake in the file is left to the check of all content, which names it. */
function siteAddress(): string | undefined {
  try {
    const { url } = parse(readFileSync('content/en/agency.yaml', 'utf8'));
    return URL.canParse(url) ? url : undefined;
  } catch {
    return undefined;
  }
}

export default defineConfig({
  site: siteAddress(),
  output: 'static',
  trailingSlash: 'never',
  devToolbar: { enabled: false },
  build: { concurrency: 4, format: 'file', inlineStylesheets: 'always' },
  integrations: [
    react({ experimentalDisableStreaming: true }),
    touchDirective(),
    shortClassNames(),
    finishTexts(),
    hostHeaders(),
  ],
  vite: {
    css: {
      transformer: 'lightningcss',
      lightningcss: { targets, exclude: untouched, cssModules: { pattern: '[name]-[local]' } },
    },
    build: { target: 'chrome80', cssMinify: 'lightningcss' },
  },
});
