import type { Locator, Page } from '@playwright/test';
import { fill } from '#contract/fill.ts';
import { localPath } from '#contract/local-path.ts';
import { readAllSites } from '#tests/fixtures/site.ts';
import { chatText, sectionOf } from './content.ts';
import { expect, test } from './site.fixture.ts';

const path = '/paint-your-name';
const section = sectionOf('paint-your-name', 'paint');
const name = 'Sudha Sweets';

/** What is shown once the picture is ready, in a browser that shares no files. */
const saveLink = (page: Page) => page.getByRole('link', { name: section.save });

test('a name is painted, announced to screen readers, kept in the tab and not sent anywhere', async ({
  page,
}) => {
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url() + request.postData()));
  await page.goto(path);
  const field = page.getByLabel(section.name);
  await field.pressSequentially(name);
  const pictureLabel = fill(section.pictureLabel, {
    name,
    kind: section.kinds.hoarding,
    colours: section.colours.sindoor,
  });
  await expect(page.getByRole('img', { name: pictureLabel })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: pictureLabel })).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(path);
  await page.reload();
  await expect(field).toHaveValue(name);
  await expect(page.getByRole('img', { name: pictureLabel })).toBeVisible();
  expect(addresses.filter((address) => /sudha/i.test(address))).toEqual([]);
});

test('Devanagari letters are fetched only for a name that has some', async ({ page }) => {
  const fonts: string[] = [];
  page.on('request', (request) => fonts.push(request.url()));
  await page.goto(path);
  await expect(saveLink(page)).toBeVisible();
  const isDevanagari = (url: string) => url.includes('anek-devanagari');
  expect(fonts.filter(isDevanagari)).toEqual([]);
  const fetched = page.waitForRequest((request) => isDevanagari(request.url()));
  await page.getByLabel(section.name).fill('सुधा');
  await fetched;
});

test('Tab reaches every control, in order, and leaves again', async ({ page }) => {
  await page.goto(path);
  await expect(saveLink(page)).toBeVisible();
  await page.getByLabel(section.name).focus();
  const studio = page.locator('main section').first();
  const controls = [
    page.getByRole('radio', { name: section.kinds.hoarding }),
    page.getByRole('radio', { name: section.colours.sindoor }),
    page.getByLabel(section.districtLabel),
    page.getByRole('link', { name: section.ask }),
    saveLink(page),
  ];
  for (const control of controls) {
    await page.keyboard.press('Tab');
    await expect(control).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await expect(studio.locator(':focus')).toHaveCount(0);
});

test('input from before the script arrives is kept', async ({ page }) => {
  const scripts = Promise.withResolvers<void>();
  await page.route('**/_astro/PaintStudio*', async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await page.goto(path);
  await page.getByLabel(section.name).fill(name);
  await page.getByRole('radio', { name: section.kinds.wall }).check();
  scripts.resolve();
  const pictureLabel = fill(section.pictureLabel, {
    name,
    kind: section.kinds.wall,
    colours: section.colours.sindoor,
  });
  await expect(page.getByRole('img', { name: pictureLabel })).toBeVisible();
  await expect(page.getByLabel(section.name)).toHaveValue(name);
});

for (const { language } of readAllSites()) {
  test(`board, choices and question fit on one screen of a phone in ${language}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(localPath(language, path));
    const board = page.locator('main [role=img]');
    const ask = page.locator('main a[target=_blank]');
    const boxOf = async (part: Locator) => (await part.boundingBox()) ?? { y: NaN, height: NaN };
    const [boardBox, askBox, header, bar] = await Promise.all(
      [board, ask, page.locator('header'), page.locator('[data-chat]')].map(boxOf),
    );
    if (!boardBox || !askBox || !header || !bar) throw new Error('a part is missing');
    const screen = bar.y - header.y - header.height;
    expect(askBox.y + askBox.height - boardBox.y).toBeLessThanOrEqual(screen);
    const rows = await page
      .getByRole('radio')
      .evaluateAll((all) => new Set(all.map((one) => one.getBoundingClientRect().y)).size);
    expect(rows).toBe(2);
    await ask.focus();
    await expect(board).toBeInViewport({ ratio: 1 });
    await expect(ask).toBeInViewport({ ratio: 1 });
  });
}

test('a picture that cannot be shared is saved while the question opens', async ({ page }) => {
  await page.goto(path);
  await page.getByLabel(section.name).fill(name);
  await expect(page.getByText(section.attach)).toBeVisible();
  const saved = page.waitForEvent('download');
  const opened = page.waitForEvent('popup');
  await page.getByRole('link', { name: section.ask }).click();
  expect((await saved).suggestedFilename()).toMatch(/\.png$/);
  expect(chatText((await opened).url())).toContain(name);
});

test('the board is sketched with the name until its scene has loaded', async ({ page }) => {
  const scenes = Promise.withResolvers<void>();
  await page.route('**/paint/*.svg', async (route) => {
    await scenes.promise;
    await route.continue();
  });
  await page.goto(path);
  await page.getByLabel(section.name).fill(name);
  const board = page.getByRole('img', { name: new RegExp(name) });
  await expect(board.locator('svg text')).toHaveText(name, { ignoreCase: true });
  scenes.resolve();
  await expect(board.locator('canvas')).toBeVisible();
});

test('the board is painted before it replaces the sketch', async ({ page }) => {
  await page.addInitScript(() => {
    // Called right after the canvas is in the page, before a frame can show it.
    const observer = new MutationObserver(() => {
      const canvas = document.querySelector('canvas');
      if (!canvas) return;
      observer.disconnect();
      const [...pixel] = canvas.getContext('2d')?.getImageData(540, 420, 1, 1).data ?? [];
      document.documentElement.dataset.firstPixel = pixel.slice(0, 3).join(' ');
    });
    observer.observe(document, { childList: true, subtree: true });
  });
  await page.goto(path);
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-first-pixel', /./);
  await expect(html).not.toHaveAttribute('data-first-pixel', '0 0 0');
});

test('an alert is shown if no picture can be made', async ({ page }) => {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.toBlob = (done) => done(null);
  });
  await page.goto(path);
  await expect(page.getByRole('alert')).toHaveText(section.failed);
});

test('the name is painted even if no drawing can be fetched', async ({ page }) => {
  await page.route('**/paint/**', (route) => route.abort());
  await page.goto(path);
  await page.getByLabel(section.name).fill(name);
  await expect(saveLink(page)).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a plain form asks for a proposal on WhatsApp', async ({ page, context }) => {
    await page.goto(path);
    await expect(page.locator('canvas')).toBeHidden();
    await expect(page.getByLabel(section.name)).toBeHidden();
    const field = page.getByLabel(section.withoutScripts.label);
    await expect(field).toHaveValue(section.withoutScripts.text);
    await field.fill(`${section.withoutScripts.text}\n${name}`);
    const left = context.waitForEvent('request', (one) => one.url().startsWith('https://wa.me/'));
    await page.getByRole('button', { name: section.ask }).click();
    const typed = chatText((await left).url()).replaceAll('\r\n', '\n');
    expect(typed).toBe(`${section.withoutScripts.text}\n${name}`);
  });
});
