import { readFileSync } from 'node:fs';
import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { parse } from 'yaml';
import { defaultContent } from '#contract/default-language.ts';
import { browsers, excludedFeatures } from './integrations/browser-targets.ts';
import { postProcess } from './integrations/post-process.ts';
import { shortClassNames } from './integrations/short-class-names.ts';
import { touchDirective } from './integrations/touch-directive.ts';

/** The public address. A mistake in the file is left to the check of all content, which names it. */
function siteAddress(): string | undefined {
  try {
    const { url } = parse(readFileSync(`${defaultContent}/agency.yaml`, 'utf8'));
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
  // While the picture of one page is packed on another thread, other pages are rendered.
  build: { concurrency: 4, format: 'file', inlineStylesheets: 'always' },
  integrations: [
    react({ experimentalDisableStreaming: true }),
    touchDirective(),
    shortClassNames(),
    postProcess(),
  ],
  vite: {
    css: { lightningcss: { exclude: excludedFeatures } },
    build: { target: 'chrome80', cssTarget: browsers, cssMinify: 'lightningcss' },
  },
});
