import type { ClientDirective } from 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    'client:touch'?: boolean;
  }
}

/**
 * client:touch: hydrates an island at the first press or focus in it. If its scripts fail to load, the next
 * one tries again.
 */
const hydrateOnTouch: ClientDirective = (load, _options, island) => {
  const events = ['focusin', 'pointerdown'];
  const hydrate = async () => {
    for (const event of events) island.removeEventListener(event, hydrate);
    const start = await load();
    await start();
  };
  const listen = () => {
    for (const event of events) island.addEventListener(event, hydrate);
  };
  island.addEventListener('astro:hydration-error', listen);
  listen();
};

export default hydrateOnTouch;
