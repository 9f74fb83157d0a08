import type { Page } from '@playwright/test';
import { districtPath } from '#src/site/routes.ts';
import { districts, first } from './content.ts';
import { expect, test } from './site.fixture.ts';

test.use({ viewport: { width: 360, height: 640 } });

/** What has the focus: outside the page's content, in sight, or hidden behind something. */
interface Focus {
  place: 'content' | 'overlay' | 'elsewhere';
  words: string;
  inSight: boolean;
}

/** Looks at a grid of points of the focused element: one that nothing covers is enough (2.4.11). */
function lookAtFocus(): Focus {
  const focused = document.activeElement;
  const box = focused?.getBoundingClientRect();
  if (!focused || !box || focused === document.body) {
    return { place: 'elsewhere', words: '', inSight: false };
  }
  const steps = [0.05, 0.275, 0.5, 0.725, 0.95];
  const inSight = steps.some((across) =>
    steps.some((down) => {
      const x = box.left + box.width * across;
      const y = box.top + box.height * down;
      return focused.contains(document.elementFromPoint(x, y));
    }),
  );
  const isContent = focused.closest('main, footer') !== null;
  const isOverlay = focused === [...document.querySelectorAll('a[href]')].at(-1);
  return {
    place: isContent ? 'content' : isOverlay ? 'overlay' : 'elsewhere',
    words: `${focused.tagName} ${focused.textContent?.trim()}`,
    inSight,
  };
}

/** Opens the lists of the footer, so that the walk leads through all their links. */
const openFooter = (page: Page) =>
  page.locator('footer details').evaluateAll((lists) => {
    for (const list of lists) list.toggleAttribute('open', true);
  });

/** Tabs through the page, forwards or backwards, and lists what was focused out of sight. */
async function walk(page: Page, key: 'Tab' | 'Shift+Tab', last: Focus['place']) {
  const hidden: string[] = [];
  let seen = 0;
  for (let step = 0; step < 400; step += 1) {
    await page.keyboard.press(key);
    const focus = await page.evaluate(lookAtFocus);
    if (focus.place === 'content') {
      seen += 1;
      if (!focus.inSight) hidden.push(focus.words);
    } else if (seen > 0 && focus.place === last) break;
  }
  return { hidden, seen };
}

const pages = ['/', '/pricing', '/contact', '/locations', districtPath(first(districts).slug)];

for (const path of pages) {
  test(`chat button, notice and prompt never cover the focused element on ${path}`, async ({
    page,
  }) => {
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1000);
    await page.goto(path);
    await openFooter(page);
    await expect(page.locator('[data-notice]')).toBeVisible();
    await page.clock.runFor(2000);
    await expect(page.locator('[data-prompt] a')).toBeAttached();
    await page.locator('main').focus();
    const forwards = await walk(page, 'Tab', 'overlay');
    expect(forwards.seen).toBeGreaterThan(districts.length);
    expect(forwards.hidden).toEqual([]);
  });
}

test('the header covers no focused element when tabbing back', async ({ page }) => {
  await page.goto('/');
  await openFooter(page);
  await page.locator('footer a').last().focus();
  const backwards = await walk(page, 'Shift+Tab', 'elsewhere');
  expect(backwards.seen).toBeGreaterThan(districts.length);
  expect(backwards.hidden).toEqual([]);
});
