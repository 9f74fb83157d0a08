import type { ClientDirective } from 'astro';
import { onFirstPaint } from '../page-scripts/after-first-paint.ts';

/** client:painted: hydrates an island after the first paint, which its scripts would hold up. */
const hydrateWhenPainted: ClientDirective = (load) =>
  onFirstPaint(async () => {
    const hydrate = await load();
    await hydrate();
  });

export default hydrateWhenPainted;
