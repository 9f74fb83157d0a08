// Checkout and payment status as a picture: the order of Tab, the size of targets, the test-mode stamp.
import type { Page } from '@playwright/test';
import { localPath } from '#contract/local-path.ts';
import { readAllSites } from '#tests/fixtures/site.ts';
import { answer, boardsPath, openOrder } from './checkout-parts.ts';
import { openLive, path, placed, stubStatus, title } from './payment-status-parts.ts';
import { expect, test } from './site.fixture.ts';

/** Names targets below 44 px, and stops of Tab above the one before. */
function findStopFaults(): string[] {
  const selector = ['a[href]', 'button', 'input', 'summary'].map((tag) => `main ${tag}`).join();
  const stops = [...document.querySelectorAll<HTMLElement>(selector)].filter((stop) =>
    stop.checkVisibility(),
  );
  const boxes = stops.map((stop) => stop.getBoundingClientRect());
  return stops.flatMap((stop, place) => {
    const [box = new DOMRect(), before = box] = [boxes[place], boxes[place - 1]];
    // A link in a sentence is as high as its line.
    const isInline = getComputedStyle(stop).display === 'inline';
    const isSmall = !isInline && Math.min(box.width, box.height) < 43.99;
    const isAbove = box.bottom <= before.top && box.left < before.right;
    return isSmall || isAbove
      ? [`${stop.tagName} ${stop.textContent}: ${box.y}, ${box.height}`]
      : [];
  });
}

/** Names the words under the test-mode stamp, or the header above it. */
function findCovered(stampText: string): string[] {
  const stamp = [...document.querySelectorAll('main p')].find(
    (one) => one.textContent === stampText,
  );
  const edge = stamp?.getBoundingClientRect() ?? new DOMRect();
  const isUnder = ({ top, right, bottom, left }: DOMRect) =>
    top < edge.bottom && bottom > edge.top && left < edge.right && right > edge.left;
  const covered: string[] = [];
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = words.nextNode(); node; node = words.nextNode()) {
    const range = document.createRange();
    range.selectNodeContents(node);
    const isOther = !stamp?.contains(node) && node.textContent?.trim();
    if (isOther && [...range.getClientRects()].some(isUnder))
      covered.push(String(node.textContent));
  }
  const header = document.querySelector('header')?.getBoundingClientRect();
  return header && isUnder(header) ? [...covered, 'header'] : covered;
}

async function expectOrder(page: Page, stampText: string): Promise<void> {
  await expect(page.getByText(stampText)).toBeVisible();
  expect(await page.evaluate(findStopFaults)).toEqual([]);
  expect(await page.evaluate(findCovered, stampText)).toEqual([]);
}

for (const width of [320, 360, 768, 1440]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 740 } });

    for (const { language, payment } of readAllSites()) {
      test(`the checkout is in order, ${language}`, async ({ page }) => {
        await page.route('**/api/payment-mode', answer({ testMode: true }));
        await openOrder(page, localPath(language, boardsPath));
        await expectOrder(page, payment.testMode);
      });

      test(`the receipt is in order, ${language}`, async ({ page }) => {
        await page.route('**/api/payment-mode', answer({ testMode: true }));
        const paid = { success: true, code: 'PAYMENT_SUCCESS', message: 'Done.', order: placed };
        await stubStatus(page, answer(paid));
        await openLive(page, localPath(language, path));
        await page.clock.runFor(3000);
        await expect(title(page)).toHaveText(payment.status.successTitle);
        await expectOrder(page, payment.testMode);
      });
    }
  });
}
