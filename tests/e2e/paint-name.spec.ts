import type { Page } from '@playwright/test';
import { fill } from '#contract/fill.ts';
import { chatText, sectionOf } from './content.ts';
import { expect, test } from './site.fixture.ts';

const path = '/paint-your-name';
const section = sectionOf('paint-your-name', 'paint');
const name = 'Sudha Sweets';

/** What is shown once the picture is ready, in a browser that shares no files. */
const saveLink = (page: Page) => page.getByRole('link', { name: section.save });

test('a name is painted, told to screen readers, kept in the tab and sent nowhere', async ({
  page,
}) => {
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url() + request.postData()));
  await page.goto(path);
  const field = page.getByLabel(section.name);
  await field.pressSequentially(name);
  const told = fill(section.told, {
    name,
    kind: section.kinds.hoarding,
    colours: section.colours.sindoor,
  });
  await expect(page.getByRole('img', { name: told })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: told })).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(path);
  await page.reload();
  await expect(field).toHaveValue(name);
  await expect(page.getByRole('img', { name: told })).toBeVisible();
  expect(addresses.filter((address) => /sudha/i.test(address))).toEqual([]);
});

test('Devanagari letters are fetched for a name that has some, not before', async ({ page }) => {
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

test('the keyboard reaches every control, in order, and leaves again', async ({ page }) => {
  await page.goto(path);
  await expect(saveLink(page)).toBeVisible();
  await page.getByLabel(section.name).focus();
  const studio = page.locator('main section').first();
  const controls = [
    page.getByRole('radio', { name: section.kinds.hoarding }),
    page.getByRole('radio', { name: section.colours.sindoor }),
    saveLink(page),
    page.getByLabel(section.districtLabel),
    page.getByRole('link', { name: section.ask }),
  ];
  for (const control of controls) {
    await page.keyboard.press('Tab');
    await expect(control).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await expect(studio.locator(':focus')).toHaveCount(0);
});

test('what is typed and chosen while the script is on its way stays', async ({ page }) => {
  const scripts = Promise.withResolvers<void>();
  await page.route('**/_astro/PaintStudio*', async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await page.goto(path);
  await page.getByLabel(section.name).fill(name);
  await page.getByRole('radio', { name: section.kinds.wall }).check();
  scripts.resolve();
  const told = fill(section.told, {
    name,
    kind: section.kinds.wall,
    colours: section.colours.sindoor,
  });
  await expect(page.getByRole('img', { name: told })).toBeVisible();
  await expect(page.getByLabel(section.name)).toHaveValue(name);
});

test('an alert shows where no picture can be made', async ({ page }) => {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.toBlob = (done) => done(null);
  });
  await page.goto(path);
  await expect(page.getByRole('alert')).toHaveText(section.failed);
});

test('where no drawing can be fetched, the name is painted all the same', async ({ page }) => {
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
