import { expect } from 'vitest';
import { navigation } from '#tests/e2e/content.ts';
import { inEachEngine } from './in-each-engine.ts';

/** How the page came: by the browser's transition, by an animation of its own, or at once. */
const comesBy = `
  const { animationDuration } = getComputedStyle(document.querySelector('main'));
  if (animationDuration === '0.5s') return 'itself';
  const isFirst = !document.referrer.startsWith(location.origin);
  return 'CSSViewTransitionRule' in window && !isFirst ? 'browser' : 'at once';`;

inEachEngine('a page change', (it) => {
  it('the first page shows at once, the second fades in', async ({ visitor }) => {
    const { path } = navigation.services;
    await visitor.open('/about');
    expect(await visitor.run(comesBy)).toBe('at once');
    await visitor.press(`header a[href="${path}"]`);
    await visitor.arrive(path);
    expect(await visitor.run(comesBy)).toMatch(/^(itself|browser)$/);
  });
});
