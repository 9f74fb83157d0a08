import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { colorSchemes } from '../axe.ts';
import { accessFaults, openPlain, widthsIn } from './access.ts';
import { noFaults } from './faults.ts';
import { openTab, type Tab, waitForPrompt } from './tab.ts';

const path = '/services/seo';

describe.each(colorSchemes)('WCAG 2.2 AA in %s colours', (colorScheme) => {
  let tab: Tab;
  const widths = widthsIn(colorScheme);
  const check = async (width: number) =>
    noFaults((await accessFaults(tab.page, width)).map((fault) => ({ path, fault })));

  beforeAll(async () => {
    tab = await openTab({ colorScheme });
    await openPlain(tab.page, inject('origin') + path);
    await waitForPrompt(tab.page);
  });
  afterAll(() => tab.close());

  it.each(widths)('with prompt and notice shown, at %i px', check);

  it.each(widths)('with each menu open, at %i px', async (width) => {
    await tab.page.setViewportSize({ width, height: 800 });
    const buttons = tab.page.locator('header button[aria-expanded]:visible');
    // On a phone the first one is the toggle, which shows the others. By keyboard, because on a wide
    // screen a mouse opens the list before it presses.
    await buttons.first().press('Enter');
    await check(width);
    expect(await buttons.count()).toBeGreaterThan(1);
    for (const button of (await buttons.all()).slice(1)) {
      await button.press('Enter');
      expect(await button.getAttribute('aria-expanded')).toBe('true');
      await check(width);
    }
    await tab.page.keyboard.press('Escape');
    await tab.page.keyboard.press('Escape');
  });
});
