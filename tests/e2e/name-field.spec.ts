import type { Page } from '@playwright/test';
import { localPath } from '#contract/local-path.ts';
import { sectionOf } from './content.ts';
import { expect, test } from './site.fixture.ts';

const nameField = sectionOf('index', 'name-field');
const paint = sectionOf('paint-your-name', 'paint');
const name = 'Sudha Sweets';

test('a name typed on the home page is painted on the next page, and sent nowhere', async ({
  page,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url() + request.postData()));
  await page.goto('/');
  await page.getByLabel(nameField.label).pressSequentially(name);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`${nameField.to}\\?$`));
  await expect(page.getByLabel(paint.name)).toHaveValue(name);
  await expect(page.getByRole('img', { name: new RegExp(name) })).toBeVisible();
  expect(sent.filter((address) => /sudha/i.test(address))).toEqual([]);
});

/** The sign above the field: its letters, and by how many px they leave the drawing. */
const readSign = (page: Page) =>
  page.locator('[data-name-field] text').evaluate((text) => {
    const sign = text.closest('svg')?.getBoundingClientRect() ?? new DOMRect();
    const { left, right, top, bottom } = text.getBoundingClientRect();
    const beyond = Math.max(
      ...[sign.left - left, right - sign.right, sign.top - top, bottom - sign.bottom],
    );
    return { letters: [...text.children].map((line) => line.textContent).join(' '), beyond };
  });

for (const [typed, painted] of [
  ['Sudha Sweets', 'SUDHA SWEETS'],
  ['श्री गणेश मिष्ठान्न', 'श्री गणेश मिष्ठान्न'],
  ['🍬 राजू मिठाई', '🍬 राजू मिठाई'],
  ['shop '.repeat(12), 'SHOP '.repeat(8).trim()],
] as const) {
  test(`the sign is painted while "${typed}" is typed, at 320 px`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto('/');
    const placeholder = await page.locator('[data-name-field] text').textContent();
    const field = page.getByLabel(nameField.label);
    await field.fill(typed);
    await expect.poll(async () => (await readSign(page)).letters).toBe(painted);
    expect((await readSign(page)).beyond).toBeLessThan(0);
    await field.fill('');
    await expect.poll(async () => (await readSign(page)).letters).toBe(placeholder?.toUpperCase());
  });
}

test('an empty field leads to the page with the name typed there before', async ({ page }) => {
  await page.goto(nameField.to);
  await expect(page.getByRole('link', { name: paint.save })).toBeVisible();
  await page.getByLabel(paint.name).fill(name);
  await page.goto('/');
  await page.getByRole('button', { name: nameField.button }).click();
  await expect(page.getByLabel(paint.name)).toHaveValue(name);
});

test('Tab leads from the field to its button, in view at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/');
  const button = page.getByRole('button', { name: nameField.button });
  await page.getByLabel(nameField.label).focus();
  await expect(page.getByLabel(nameField.label)).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Tab');
  await expect(button).toBeFocused();
  await expect(button).toBeInViewport({ ratio: 1 });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const language of ['en', 'hi']) {
    test(`the button leads to the page (${language})`, async ({ page }) => {
      const path = localPath(language, nameField.to);
      await page.goto(localPath(language, '/'));
      await page.locator('[data-name-field] input').fill(name);
      await page.locator('[data-name-field] button').click();
      await expect(page).toHaveURL(new RegExp(`${path}\\?$`));
      await expect(page.locator('h1')).toBeVisible();
    });
  }
});
