import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { Features } from 'lightningcss';
import { readContentFile } from '#contract/content/content-file.ts';
import { defaultContent } from '#contract/default-language.ts';
import { compress } from './integrations/compress.ts';
import { prunePages } from './integrations/prune-styles.ts';

/** The public address. A mistake in the file is left to the check of all content, which names it. */
function siteAddress(): string | undefined {
  const { fields } = readContentFile(`${defaultContent}/agency.yaml`);
  const { url = '' } = (fields ?? {}) as { url?: string };
  return URL.canParse(url) ? url : undefined;
}

export default defineConfig({
  site: siteAddress(),
  output: 'static',
  trailingSlash: 'never',
  devToolbar: { enabled: false },
  // Copies of photographs. A new one costs a build seconds: AVIF is packed with less than the usual effort.
  image: {
    service: {
      entrypoint: 'astro/assets/services/sharp',
      config: { avif: { effort: 2 }, jpeg: { mozjpeg: true } },
    },
  },
  // While the picture of one page is packed on another thread, other pages are rendered.
  build: { concurrency: 4, format: 'file', inlineStylesheets: 'always' },
  integrations: [
    react(),
    {
      name: 'client-touch',
      hooks: {
        'astro:config:setup': ({ addClientDirective }) =>
          addClientDirective({
            name: 'touch',
            entrypoint: './src/features/contact/touch-directive.ts',
          }),
      },
    },
    prunePages(),
    compress(),
  ],
  vite: {
    // Scripts that are fetched later are built as workers are, for their addresses, and imported as modules.
    worker: { format: 'es' },
    css: { lightningcss: { exclude: Features.LightDark } },
    build: {
      cssTarget: ['chrome95', 'firefox95', 'safari15.4'],
      cssMinify: 'lightningcss',
    },
  },
});
