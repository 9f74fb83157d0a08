import type { Page } from '@playwright/test';
import { defaultLanguage } from '#contract/default-language.ts';
import { localPath } from '#contract/local-path.ts';
import { readAllSites } from '#tests/fixtures/site.ts';
import { runToLateScript, runToPrompt } from './late-script.ts';
import { samplePages } from './sample-pages.ts';
import { expect, test } from './site.fixture.ts';

const languages = readAllSites().map(({ language }) => language);
/** The words of every language matter where there is least room for them. */
const sizes = [
  { width: 360, height: 640, languages },
  { width: 740, height: 360, languages: [defaultLanguage] },
  { width: 1280, height: 800, languages: [defaultLanguage] },
];

/** Runs in the page: what the prompt hides of the promises, the controls, the form and the verdict. */
function hiddenByPrompt(): string[] {
  const prompt = document.querySelector('[data-prompt]')?.getBoundingClientRect();
  const promises = [...(document.querySelector('h1')?.parentElement?.children ?? [])];
  const rest = document.querySelectorAll(
    'a, button, input, label, astro-island p, astro-island h2',
  );
  if (!prompt) throw new Error('The page has no prompt');
  return [...promises.filter((promise) => promise.matches('h1, p')), ...rest]
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

/** Waits until the prompt has looked for its place: it does so once it has a greeting. */
const promptIsDue = (page: Page) => expect(page.locator('[data-prompt] a')).toBeAttached();

/** Waits until the page has been scrolled and stands still: scrolling puts the prompt off. */
async function scrollIsOver(page: Page): Promise<void> {
  let before = 0;
  await expect
    .poll(
      async () => {
        const now = await page.evaluate(() => scrollY);
        const isStill = now > 100 && now === before;
        before = now;
        return isStill;
      },
      { intervals: [250] },
    )
    .toBe(true);
}

/** Scrolls on by a screen, and rests until the prompt is due again. */
async function scrollOn(page: Page): Promise<void> {
  await page.mouse.wheel(0, 600);
  await scrollIsOver(page);
  await page.clock.runFor(25_000);
}

test.beforeEach(async ({ page }) => {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
});

for (const { languages, ...viewport } of sizes) {
  test.describe(`at ${viewport.width} × ${viewport.height}`, () => {
    test.use({ viewport });

    const paths = samplePages.flatMap(({ path }) =>
      languages.map((language) => localPath(language, path)),
    );
    for (const path of paths) {
      test(`the prompt hides nothing that matters on ${path}`, async ({ page }) => {
        await page.goto(path);
        await runToLateScript(page);
        await page.waitForLoadState('networkidle');
        await runToPrompt(page);
        await page.clock.runFor(25_000);
        await promptIsDue(page);
        const prompt = page.locator('[data-prompt]');
        const isForm = (await prompt.and(page.locator('[data-idle]')).count()) > 0;
        if (isForm) await scrollOn(page);
        // A form or a verdict fills a screen or more, and a low one may have no room anywhere.
        if (viewport.height > 400) {
          await expect(async () => {
            if (await prompt.isHidden()) await scrollOn(page);
            await expect(prompt).toBeVisible({ timeout: 500 });
          }).toPass();
        }
        expect(await page.evaluate(hiddenByPrompt)).toEqual([]);
        if (viewport.width === 360 && !isForm) {
          expect(await page.evaluate(coveredShare)).toBeLessThanOrEqual(0.2);
        }
      });
    }
  });
}

test('the prompt comes when there is room for it', async ({ page }) => {
  await page.setViewportSize({ width: 740, height: 360 });
  await page.goto('/e-rickshaw-advertising-bihar');
  await runToLateScript(page);
  await page.clock.runFor(4000);
  await promptIsDue(page);
  await expect(page.locator('[data-prompt]')).toBeHidden();
  await page.mouse.wheel(0, 450);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(400);
  await page.clock.runFor(4000);
  await expect(page.locator('[data-prompt]')).toBeInViewport({ ratio: 1 });
});
