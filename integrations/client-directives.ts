import type { AstroIntegration } from 'astro';

/** Astro integration: adds client:touch (contact form) and client:painted (checkout, payment status). */
export function clientDirectives(): AstroIntegration {
  return {
    name: 'client-directives',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        addClientDirective({
          name: 'touch',
          entrypoint: './src/features/contact/touch-directive.ts',
        });
        addClientDirective({
          name: 'painted',
          entrypoint: './src/features/checkout/painted-directive.ts',
        });
      },
    },
  };
}
