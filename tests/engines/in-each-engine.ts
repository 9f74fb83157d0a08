import { afterAll, test as base, beforeAll, inject } from 'vitest';
import { describeUnless } from '#tests/fixtures/describe-unless.ts';
import type { Browser } from './browser.ts';
import { engines } from './engines.ts';
import { Visitor } from './visitor.ts';

/** Vitest's `it`, whose tests get the visitor in front of a browser. */
const withVisitor = (open: () => Browser) =>
  base.extend('visitor', () => new Visitor(open(), inject('origin')));

/**
 * A suite for each engine; where an engine is not installed, the suite is skipped with the reason in
 * its title. The tests of one engine share a browser: `it('…', async ({ visitor }) => …)`.
 */
export function inEachEngine(
  title: string,
  suite: (it: ReturnType<typeof withVisitor>) => void,
  chosen = engines,
): void {
  for (const { name, missing, open } of chosen) {
    const reason = missing();
    describeUnless(reason && `${reason}: npm run engines`, `${title} in ${name}`, () => {
      let browser: Browser;
      beforeAll(async () => {
        browser = await open();
      });
      afterAll(() => browser?.close());
      suite(withVisitor(() => browser));
    });
  }
}
