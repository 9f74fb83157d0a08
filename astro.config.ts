import { basename, resolve } from 'node:path';
import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { Features } from 'lightningcss';
import { readContentFile } from '#contract/content/content-file.ts';
import { contentFolder } from '#contract/content/languages.ts';
import { defaultLanguage } from '#contract/default-language.ts';
import { compress } from './integrations/compress.ts';
import { prunePages } from './integrations/prune-styles.ts';

/** The public address; undefined if it is invalid, which the content checks report. */
function siteAddress(): string | undefined {
  const { fields } = readContentFile(`${contentFolder}/${defaultLanguage}/agency.yaml`);
  const { url = '' } = (fields ?? {}) as { url?: string };
  return URL.canParse(url) ? url : undefined;
}

const styleFiles = new Map<string, string>();

/** Header-bar for .bar of Header.module.css: readable, and without a hash, which does not compress. */
function className(local: string, file: string): string {
  const module = basename(file, '.module.css');
  const first = styleFiles.get(module) ?? file;
  if (first !== file)
    throw new Error(`${first} and ${file}: their classes would have the same names`);
  styleFiles.set(module, file);
  return `${module}-${local}`;
}

export default defineConfig({
  site: siteAddress(),
  output: 'static',
  trailingSlash: 'never',
  devToolbar: { enabled: false },
  // Photographs. Low AVIF effort, because a new one takes a build seconds.
  image: {
    service: {
      entrypoint: 'astro/assets/services/sharp',
      config: { avif: { effort: 2 }, jpeg: { mozjpeg: true } },
    },
  },
  // Renders other pages while a preview picture is encoded on another thread.
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
    // A look at a draft is sent as it is.
    ...(process.env.ONLY_ADDRESSES ? [] : [compress()]),
  ],
  vite: {
    resolve: { alias: { 'content-files': resolve(contentFolder) } },
    css: {
      lightningcss: { exclude: Features.LightDark },
      modules: {
        generateScopedName: className,
      },
    },
    build: {
      cssTarget: ['chrome95', 'firefox95', 'safari15.4'],
      cssMinify: 'lightningcss',
      // Pictures of src/pages that styles name by their address.
      rolldownOptions: { external: /^\/street\// },
      // Inlines the script of a page, which saves a round trip. Islands stay files.
      assetsInlineLimit: (file: string) => file.endsWith('.js') || undefined,
    },
  },
});
