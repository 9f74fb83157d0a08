import type { AstroIntegration } from 'astro';

/** V8's explicit compile hint (https://v8.dev/blog/explicit-compile-hints); for other engines a comment. */
const compileHint = '//# allFunctionsCalledOnLoad\n';

/**
 * Astro integration: V8 compiles the islands' scripts whole while they load, on another thread. Otherwise
 * it compiles each function when it is first called: those of a press while the visitor waits for it.
 */
export function eagerCompilation(): AstroIntegration {
  return {
    name: 'eager-compilation',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({
          vite: {
            plugins: [
              {
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
              },
            ],
          },
        });
      },
    },
  };
}
