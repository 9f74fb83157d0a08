import type { AstroIntegration } from 'astro';

/** Astro integration: adds client:touch and client:painted (src/islands/*-directive.ts). */
export function clientDirectives(): AstroIntegration {
  return {
    name: 'client-directives',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        for (const name of ['touch', 'painted'] as const) {
          addClientDirective({ name, entrypoint: `./src/islands/${name}-directive.ts` });
        }
      },
    },
  };
}
