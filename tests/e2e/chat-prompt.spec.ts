import type { Page } from '@playwright/test';
import { fill } from '#contract/fill.ts';
import { assistants, chatText, labels, pageContent } from './content.ts';
import { menuButton } from './header-parts.ts';
import { expect, test } from './site.fixture.ts';

const start = new Date('2026-01-05T10:00:00');
const greetings = assistants.flatMap(({ name, greetings: all }) =>
  all.map((greeting) => ({ name, ...greeting })),
);
const promptOf = (page: Page) => page.locator('[data-prompt]');

/** Opens a page whose clock moves only when the test moves it. */
async function openAtRest(page: Page, path: string) {
  await page.goto(path);
  await expect(promptOf(page)).toBeHidden();
}

test.beforeEach(async ({ page }) => {
  await page.clock.install({ time: start });
  await page.clock.pauseAt(start.getTime() + 1000);
});

test('appears two seconds after load with one assistant and one greeting', async ({ page }) => {
  await openAtRest(page, '/');
  await page.clock.runFor(1900);
  await expect(promptOf(page)).toBeHidden();
  await page.clock.runFor(100);
  await expect(promptOf(page)).toBeVisible();

  const lines = await promptOf(page).locator('p:visible').allTextContents();
  expect(lines).toHaveLength(2);
  const [title = '', greeting] = lines;
  const assistant = assistants.find(({ name }) => title.includes(name));
  expect(assistant?.greetings.map(({ text }) => text)).toContain(greeting);
});

for (const [index, { name, text, reply }] of greetings.entries()) {
  test(`${name} is picked at random and says: ${text}`, async ({ page }) => {
    await page.addInitScript(
      (value) => {
        Math.random = () => value;
      },
      (index + 0.5) / greetings.length,
    );
    await openAtRest(page, '/about');
    await page.clock.runFor(2000);
    await expect(promptOf(page)).toContainText(name);
    await expect(promptOf(page).getByText(text, { exact: true })).toBeVisible();
    // The reply answers this greeting, to its assistant, and names the page.
    const link = promptOf(page).getByRole('link', { name: labels.chat.open });
    await expect(link).toHaveCount(1);
    expect(chatText(await link.getAttribute('href'))).toBe(
      fill(labels.chat.reply, { name, reply, page: pageContent('about').breadcrumb }),
    );
  });
}

test('takes no focus', async ({ page }) => {
  await openAtRest(page, '/contact');
  const field = page.getByRole('textbox').first();
  await field.focus();
  await page.clock.runFor(2000);
  await expect(promptOf(page)).toBeVisible();
  await expect(field).toBeFocused();
});

const waysToClose: [string, (page: Page) => Promise<void>][] = [
  ['Escape', (page) => page.keyboard.press('Escape')],
  ['its button', (page) => page.getByRole('button', { name: labels.chat.close }).click()],
];

for (const [way, close] of waysToClose) {
  test(`closed with ${way}, it stays closed for the session`, async ({ page }) => {
    await openAtRest(page, '/');
    await page.clock.runFor(2000);
    await expect(promptOf(page)).toBeVisible();
    await close(page);
    await expect(promptOf(page)).toBeHidden();
    await openAtRest(page, '/about');
    await page.clock.runFor(10_000);
    await expect(promptOf(page)).toBeHidden();
  });
}

test('appears on every page until it is closed', async ({ page }) => {
  await openAtRest(page, '/');
  await page.clock.runFor(2000);
  await openAtRest(page, '/about');
  await page.clock.runFor(2000);
  await expect(promptOf(page)).toBeVisible();
});

for (const [width, atLast] of [
  [1280, 'gives way to the page'],
  [360, 'stays on its line above the bar'],
] as const) {
  test(`once read, it ${atLast} at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 640 });
    await openAtRest(page, '/');
    const scroll = () =>
      page.evaluate(
        () =>
          new Promise((resolve) => {
            addEventListener('scroll', resolve, { once: true });
            scrollBy({ top: 200, behavior: 'instant' });
          }),
      );
    await page.clock.runFor(2000);
    await expect(promptOf(page)).toBeVisible();
    await page.clock.runFor(5900);
    await scroll();
    await expect(promptOf(page)).toBeVisible();
    await page.clock.runFor(100);
    await expect(promptOf(page)).toBeVisible();
    await scroll();
    await expect(promptOf(page)).toBeVisible({ visible: width < 1024 });
    // The next page greets again.
    await openAtRest(page, '/about');
    await page.clock.runFor(2000);
    await expect(promptOf(page)).toBeVisible();
  });
}

test('answers by WhatsApp', async ({ page, opened }) => {
  await openAtRest(page, '/about');
  await page.clock.runFor(2000);
  const reply = promptOf(page).getByRole('link', { name: labels.chat.open });
  const text = chatText(await reply.getAttribute('href'));
  await reply.click();
  await page.waitForURL('https://wa.me/**');
  expect(opened.map(chatText)).toEqual([text]);
});

test('hides while the menu is open', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await openAtRest(page, '/contact');
  await page.clock.runFor(2000);
  await expect(promptOf(page)).toBeVisible();
  await menuButton(page).click();
  await expect(promptOf(page)).toBeHidden();
  await menuButton(page).click();
  await expect(promptOf(page)).toBeVisible();
});

test('stays hidden if its greetings cannot be fetched, until the page is shown again', async ({
  page,
}) => {
  const address = '**/greetings/*';
  await page.route(address, (route) => route.abort());
  const failure = page.waitForEvent('requestfailed');
  await openAtRest(page, '/about');
  await page.clock.runFor(2000);
  await failure;
  await expect(promptOf(page)).toBeHidden();
  await page.unroute(address);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await page.clock.runFor(2000);
  await expect(promptOf(page)).toBeVisible();
});
