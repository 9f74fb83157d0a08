import type { Page } from '@playwright/test';
import { countNamesOf } from '#contract/counts.ts';
import { checkoutPath } from '#src/site/checkout-path.ts';
import { pricedServices, service } from '#tests/fixtures/content.ts';
import { shiftSoFar } from '../built-site/layout-shift.ts';
import { answer, boardsPath, openOrder, pathOf, statusLabels, testMode } from './checkout-parts.ts';
import { answers, path, stubStatus, title } from './payment-status-parts.ts';
import { expect, test } from './site.fixture.ts';

const [longestName = service] = pricedServices.toSorted((a, b) => b.name.length - a.name.length);
const bySize = pricedServices.find(({ limits }) => limits.longestSide !== undefined) ?? service;
/** Counted by something besides times, such as days. */
const counted = pricedServices.find(({ unit }) => countNamesOf(unit).length > 1) ?? service;
const [, countName = 'times'] = countNamesOf(counted.unit);

/** Each page as a payer sees it come: with the stamp of the test mode, which comes last. */
const pages: Record<string, (page: Page) => Promise<void>> = {
  checkout: openOrder,
  'checkout with the longest name': (page) => openOrder(page, pathOf(longestName)),
  'checkout of what is sold by its size': (page) => openOrder(page, pathOf(bySize)),
  'checkout of a plan’s boards': (page) => openOrder(page, boardsPath),
  'checkout of a plan’s days': (page) =>
    openOrder(
      page,
      checkoutPath(counted.name, counted.amountPaise, 6, { [countName]: 3, times: 2 }),
    ),
  'checkout of square feet alone': (page) => openOrder(page, `${pathOf(bySize)}&quantity=200`),
  'payment status': async (page) => {
    await stubStatus(page, answers.success);
    await page.goto(path);
    await expect(title(page)).toHaveText(statusLabels.successTitle);
  },
};

for (const width of [320, 360, 768, 1280]) {
  for (const [name, open] of Object.entries(pages)) {
    test(`nothing moves while the page loads: ${name} at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 1100 });
      await page.route('**/api/payment-mode', answer({ testMode: true }));
      await open(page);
      await expect(page.getByText(testMode)).toBeVisible();
      const { sum, moved } = await page.evaluate(shiftSoFar);
      expect(sum, moved.join('; ')).toBeLessThan(0.005);
    });
  }
}
