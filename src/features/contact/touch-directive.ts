import type { ClientDirective } from 'astro';

/** client:touch: hydrates an island at the first touch, click or focus inside it, not at load. */
const hydrateOnTouch: ClientDirective = (load, _options, island) => {
  const signals = ['focusin', 'pointerdown'] as const;
  const hydrate = async () => {
    for (const signal of signals) island.removeEventListener(signal, hydrate);
    const start = await load();
    await start();
  };
  for (const signal of signals) island.addEventListener(signal, hydrate);
};

export default hydrateOnTouch;
