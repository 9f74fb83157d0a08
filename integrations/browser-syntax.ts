import type { ViteUserConfig } from 'astro';

type Plugin = NonNullable<ViteUserConfig['plugins']>[number];

/** The ECMAScript that all browsers of browser-targets.ts read. */
export const syntax = 'es2020';

/** Vite does not tell its minifier for whom it writes: without a target it makes `a ||= b` of longer code. */
export const minify = { compress: { target: syntax }, mangle: true, codegen: true } as const;

/** Vite plugin: scripts in that syntax. Astro builds them for "esnext", whatever the settings of Vite say. */
export const browserSyntax = (): Plugin => ({
  name: 'browser-syntax',
  apply: 'build',
  configEnvironment: (name) =>
    name === 'client'
      ? { build: { target: syntax, rolldownOptions: { output: { minify } } } }
      : undefined,
});
