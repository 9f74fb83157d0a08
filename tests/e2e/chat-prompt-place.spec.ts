import type { Locator, Page } from '@playwright/test';
import { defaultLanguage } from '#contract/default-language.ts';
import { localPath } from '#contract/local-path.ts';
import { readAllSites } from '#tests/fixtures/site.ts';
import { cutOffText } from '../built-site/cut-off-text.ts';
import { answer, orderPath } from './checkout-parts.ts';
import { labels } from './content.ts';
import { openLive, placed, path as receiptPath, stubStatus } from './payment-status-parts.ts';
import { samplePages } from './sample-pages.ts';
import { expect, test } from './site.fixture.ts';

const sites = readAllSites();
const languages = sites.map(({ language }) => language);
/** The words of every language matter where there is least room for them. */
const sizes = [
  { width: 360, height: 640, languages, pages: samplePages },
  { width: 740, height: 360, languages: [defaultLanguage], pages: samplePages.slice(0, 3) },
  { width: 1280, height: 800, languages: [defaultLanguage], pages: samplePages.slice(0, 3) },
];
const promptOf = (page: Page) => page.locator('[data-prompt]');

/** Runs in the page: what the prompt covers among the elements of a selector. */
function coveredByPrompt(selector: string): string[] {
  const prompt = document.querySelector('[data-prompt]')?.getBoundingClientRect();
  if (!prompt) throw new Error('The page has no prompt');
  return [...document.querySelectorAll(selector)]
    .filter((element) => !element.closest('[data-prompt]'))
    .filter((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const isBeside = right <= prompt.left || left >= prompt.right;
      return !isBeside && bottom > prompt.top && top < prompt.bottom;
    })
    .map(({ outerHTML }) => outerHTML);
}

/** Runs in the page: share of the screen that header, prompt and notice cover together. */
function coveredShare(): number {
  const areas = ['header', '[data-prompt]', '[data-notice]'].map((part) => {
    const box = document.querySelector(part)?.getBoundingClientRect();
    if (!box) throw new Error(`The page has no ${part}`);
    const visible = Math.min(box.bottom, innerHeight) - Math.max(box.top, 0);
    return box.width * Math.max(visible, 0);
  });
  return areas.reduce((sum, area) => sum + area, 0) / (innerWidth * innerHeight);
}

/** Opens a page and waits until the prompt is due. */
async function openUntilDue(page: Page, path: string): Promise<void> {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  await page.clock.runFor(2000);
  await expect(promptOf(page).locator('a')).toBeAttached();
}

for (const { languages, pages, ...viewport } of sizes) {
  test.describe(`at ${viewport.width} × ${viewport.height}`, () => {
    test.use({ viewport });

    for (const language of languages) {
      test(`the prompt is clear of the chat button, ${language}`, async ({ page }) => {
        test.slow();
        for (const { path } of pages) {
          await test.step(path, async () => {
            await openUntilDue(page, localPath(language, path));
            const prompt = promptOf(page);
            // The prompt hides while it overlaps a form button, so scroll past the form.
            await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
            await expect(prompt).toBeInViewport({ ratio: 1 });
            expect(await page.evaluate(coveredByPrompt, 'header, [data-chat]')).toEqual([]);
            if (viewport.width === 360) {
              expect(await page.evaluate(coveredShare)).toBeLessThanOrEqual(0.2);
            }
          });
        }
      });
    }
  });
}

test('the prompt hides for a focused field, and comes back', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await openUntilDue(page, '/contact');
  const field = page.getByRole('textbox').first();
  const prompt = promptOf(page);
  const box = await prompt.boundingBox();
  /** Scrolls the field to a height on the screen. */
  const scrollTo = (top: number) =>
    field.evaluate((element, y) => scrollBy(0, element.getBoundingClientRect().top - y), top);
  await scrollTo(box?.y ?? 0);
  await field.evaluate((element) => element.focus({ preventScroll: true }));
  await expect(prompt).toBeHidden();
  // The keyboard is open, wherever the field is.
  await scrollTo(200);
  await expect(prompt).toBeHidden();
  await field.evaluate((element) => element.blur());
  await scrollTo(200);
  await expect(prompt).toBeVisible();
});

/** Scrolls a button to the place of the prompt, which hides, and on to the end of the page, where it is back. */
async function expectWayFor(page: Page, button: Locator): Promise<void> {
  const prompt = promptOf(page);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect(prompt).toBeVisible();
  const box = await prompt.boundingBox();
  await button.evaluate(
    (element, y) => scrollBy(0, element.getBoundingClientRect().top - y),
    box?.y ?? 0,
  );
  await expect(prompt).toBeHidden();
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect(prompt).toBeVisible();
}

for (const path of ['/contact', orderPath]) {
  test(`the prompt hides for the submit button of ${path}`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await openUntilDue(page, path);
    await expectWayFor(page, page.locator('main form button[type="submit"]'));
  });
}

test('the prompt hides for the buttons of a receipt', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const paid = { success: true, code: 'PAYMENT_SUCCESS', message: 'Done.', order: placed };
  await stubStatus(page, answer(paid));
  await openLive(page, receiptPath);
  await page.clock.runFor(3000);
  const print = page.getByRole('button', { name: sites[0]?.payment.status.print ?? '' });
  await expect(print).toBeVisible();
  await expectWayFor(page, print);
});

test('on a phone no word of it is cut off, however large the text', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openUntilDue(page, '/about');
  await expect(promptOf(page)).toBeVisible();
  expect(await page.evaluate(cutOffText)).toEqual([]);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  expect(await page.evaluate(cutOffText)).toEqual([]);
});

for (const { language } of readAllSites()) {
  for (const audience of ['greetings', 'payers']) {
    test(`on a phone each of the ${audience} is one line, ${language}`, async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 640 });
      await openUntilDue(page, localPath(language, '/about'));
      const prompt = promptOf(page);
      const all: string[] = await (await page.request.get(`/${audience}/${language}.json`)).json();
      for (const greeting of all) {
        await prompt.evaluate((element, html) => {
          element.innerHTML = html;
        }, greeting);
        const line = await prompt.locator('[data-expand]').textContent();
        expect((await prompt.boundingBox())?.height, String(line)).toBeLessThanOrEqual(48);
      }
    });
  }
}

test('on a phone it is 48 px high, and a tap opens it with its reply', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await openUntilDue(page, '/about');
  const prompt = promptOf(page);
  expect((await prompt.boundingBox())?.height).toBeLessThanOrEqual(48);
  const reply = prompt.getByRole('link', { name: labels.chat.open });
  await expect(reply).toBeHidden();
  await prompt.getByRole('button').first().click();
  await expect(reply).toBeFocused();
  await expect(prompt).toBeInViewport({ ratio: 1 });
});
