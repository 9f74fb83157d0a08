import type { ViteUserConfig } from 'astro';

type Plugin = NonNullable<ViteUserConfig['plugins']>[number];

/** V8's explicit compile hint (https://v8.dev/blog/explicit-compile-hints); for other engines a comment. */
const compileHint = '//# allFunctionsCalledOnLoad\n';

/**
 * Vite plugin: V8 compiles the islands' scripts whole while they load, on another thread. Otherwise it
 * compiles each function when it is first called: those of a press while the visitor waits for it.
 */
export const eagerCompilation = (): Plugin => ({
  name: 'eager-compilation',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle: {
    // After the minifier, which drops comments.
    order: 'post',
    handler(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type === 'chunk') chunk.code = compileHint + chunk.code;
      }
    },
  },
});
