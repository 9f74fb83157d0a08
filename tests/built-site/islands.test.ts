import { expect, it } from 'vitest';
import { builtSite } from './built-site.ts';
import { pagesOf } from './pages.ts';

it('lets V8 compile the scripts of islands while they load', async () => {
  const site = await builtSite();
  const islands = pagesOf(site).flatMap(({ root }) => root.querySelectorAll('astro-island'));
  const scripts = islands.flatMap((island) =>
    ['component-url', 'renderer-url'].map((name) => island.getAttribute(name) ?? ''),
  );
  expect(scripts.length).toBeGreaterThan(0);
  for (const script of new Set(scripts)) {
    const text = site.texts.get(script)?.bodies.identity.toString();
    expect(text, script).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
  }
});
