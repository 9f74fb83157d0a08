import { expect } from 'vitest';
import { navigation } from '#tests/e2e/content.ts';
import { escapeKey, openParts, orders, outside, startPath } from '#tests/fixtures/menu-orders.ts';
import { inEachEngine } from './in-each-engine.ts';
import type { Visitor } from './visitor.ts';

const { services, locations } = navigation;

const isOpen = (visitor: Visitor) => visitor.run<string[]>(`return (${openParts})()`);

inEachEngine('the menu', (it) => {
  for (const pointing of ['touch', 'mouse'] as const) {
    it.for(Object.entries(orders))(
      `by ${pointing}: %s`,
      async ([, { presses, leadsTo, open }], { visitor }) => {
        await visitor.open(startPath, 'narrow');
        for (const selector of presses) {
          if (selector === escapeKey) await visitor.browser.pressKey('Escape');
          else if (selector === outside) await visitor.pointOutside(pointing);
          else await visitor.pointAt(pointing, selector);
        }
        await visitor.arrive(leadsTo ?? startPath);
        expect(await isOpen(visitor)).toEqual(open);
      },
    );
  }

  it('a list opens on hover and is announced, and the second click on its arrow closes it', async ({
    visitor,
  }) => {
    await visitor.open(startPath);
    await visitor.pointAt('hover', 'header nav li > a[href="/locations"]');
    expect(await isOpen(visitor)).toEqual(['locations']);
    await visitor.pointAt('mouse', 'header [aria-controls="locations"]');
    expect(await isOpen(visitor)).toEqual(['locations']);
    await visitor.pointAt('mouse', 'header [aria-controls="locations"]');
    expect(await isOpen(visitor)).toEqual([]);
    await visitor.pointAt('hover', 'header [aria-controls="services"]');
    expect(await isOpen(visitor)).toEqual(['services']);
    await visitor.pointOutside('hover');
    expect(await isOpen(visitor)).toEqual([]);
  });

  it('no list opens over the page that a link of the header has led to', async ({ visitor }) => {
    await visitor.open(startPath);
    const link = `header nav li > a[href="${services.path}"]`;
    await visitor.pointAt('hover', link);
    await visitor.pointAt('mouse', link);
    await visitor.arrive(services.path);
    await visitor.pointAt('hover', link, 1);
    await visitor.pointAt('hover', link, 2);
    expect(await isOpen(visitor)).toEqual([]);
    await visitor.pointAt('hover', `header nav li > a[href="${locations.path}"]`);
    expect(await isOpen(visitor)).toEqual(['locations']);
  });
});
