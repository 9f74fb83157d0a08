import type { AstroIntegration } from 'astro';

/** The module of Preact that stands in for each of React's. */
const standIns = new Map([
  ['react', 'preact/compat'],
  ['react-dom', 'preact/compat'],
  ['react-dom/client', 'preact/compat/client'],
  ['react/jsx-runtime', 'preact/compat/jsx-runtime'],
]);

/**
 * Astro integration: in built pages the islands run on Preact, which weighs a sixth of React (decision 21).
 * Pages are rendered by React, and the development server keeps it for its warnings.
 */
export function preactInBrowsers(): AstroIntegration {
  return {
    name: 'preact-in-browsers',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({
          vite: {
            plugins: [
              {
                name: 'preact-in-browsers',
                apply: 'build',
                enforce: 'pre',
                applyToEnvironment: ({ name }) => name === 'client',
                resolveId(id, importer, options) {
                  const standIn = standIns.get(id);
                  return standIn && this.resolve(standIn, importer, options);
                },
              },
            ],
          },
        });
      },
    },
  };
}
