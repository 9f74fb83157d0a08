import type { Page } from '@playwright/test';
import { escapeKey, openParts, orders, outside, startPath } from '#tests/fixtures/menu-orders.ts';
import { expect, test } from './site.fixture.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

/** Goes there with Tab, or back with Shift+Tab, and presses Enter. */
async function pressByKeyboard(page: Page, selector: string) {
  const target = page.locator(selector).first();
  const isBefore = await target.evaluate((element) => {
    const from = document.activeElement ?? document.body;
    return (element.compareDocumentPosition(from) & Node.DOCUMENT_POSITION_FOLLOWING) > 0;
  });
  for (let step = 0; step < 40; step += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press(isBefore ? 'Shift+Tab' : 'Tab');
  }
  await expect(target).toBeFocused();
  await page.keyboard.press('Enter');
}

/** In the lower left corner. */
const corner = { x: 100, y: 800 };

const hands: Record<string, (page: Page, selector: string) => Promise<void>> = {
  touch: (page, selector) =>
    selector === outside
      ? page.touchscreen.tap(corner.x, corner.y)
      : page.locator(selector).first().tap(),
  mouse: (page, selector) =>
    selector === outside
      ? page.mouse.click(corner.x, corner.y)
      : page.locator(selector).first().click(),
  keyboard: pressByKeyboard,
};

for (const [hand, press] of Object.entries(hands)) {
  test(`menus open and close in any order by ${hand}`, async ({ page }) => {
    test.slow();
    for (const [name, { presses, leadsTo, open }] of Object.entries(orders)) {
      if (hand === 'keyboard' && presses.includes(outside)) continue;
      await test.step(name, async () => {
        await page.goto(startPath);
        for (const selector of presses) {
          if (selector === escapeKey) await page.keyboard.press(escapeKey);
          else await press(page, selector);
        }
        await page.waitForURL(`**${leadsTo ?? startPath}`);
        await expect.poll(() => page.evaluate(openParts)).toEqual(open);
      });
    }
  });
}
