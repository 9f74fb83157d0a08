import type { AstroIntegration } from 'astro';

/** Astro integration: adds client:touch (src/islands/touch-directive.ts). */
export function touchDirective(): AstroIntegration {
  return {
    name: 'touch-directive',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) =>
        addClientDirective({ name: 'touch', entrypoint: './src/islands/touch-directive.ts' }),
    },
  };
}
