import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { navigation } from '#tests/e2e/content.ts';
import { describeUnless } from '#tests/fixtures/describe-unless.ts';
import type { Browser } from './engine.ts';
import { engines } from './engines.ts';
import { Visitor } from './visitor.ts';

/** How the page came: by the browser's transition, by an animation of its own, or at once. */
const comesBy = `
  const { animationDuration } = getComputedStyle(document.querySelector('main'));
  if (animationDuration === '0.5s') return 'itself';
  const isFirst = !document.referrer.startsWith(location.origin);
  return 'CSSViewTransitionRule' in window && !isFirst ? 'browser' : 'at once';`;

for (const { name, missing, open } of engines) {
  const reason = missing();
  describeUnless(reason && `${reason}: npm run engines`, `in ${name}`, () => {
    let browser: Browser;
    beforeAll(async () => {
      browser = await open();
    });
    afterAll(() => browser?.close());

    it('the first page is there at once, the second fades in', async () => {
      const visitor = new Visitor(browser.driver, inject('origin'));
      const { path } = navigation.services;
      await visitor.open('/about');
      expect(await visitor.run(comesBy)).toBe('at once');
      await visitor.press(`header a[href="${path}"]`);
      await visitor.arrive(path);
      expect(await visitor.run(comesBy)).toMatch(/^(itself|browser)$/);
    });
  });
}
