import { fill } from '#contract/fill.ts';
import { chatText, sectionOf } from './content.ts';
import { expect, test } from './site.fixture.ts';

const path = '/paint-your-name';
const section = sectionOf('paint-your-name', 'paint');
const name = 'Sudha Sweets';

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

test('the letters for names are fetched when the form is touched, not before', async ({ page }) => {
  const fonts: string[] = [];
  page.on('request', (request) => fonts.push(request.url()));
  await page.goto(path);
  await expect(page.locator('[data-way]')).toHaveCount(1);
  const isPainting = (url: string) => url.includes('painting');
  expect(fonts.filter(isPainting)).toEqual([]);
  const fetched = page.waitForRequest((request) => isPainting(request.url()));
  await page.locator('[value=wall]').click();
  await fetched;
});

test('the keyboard reaches every control, in order, and leaves again', async ({ page }) => {
  await page.goto(path);
  await expect(page.locator('[data-way]')).toHaveCount(1);
  await page.getByLabel(section.name).focus();
  const reached: string[] = [];
  for (let step = 0; step < 6; step++) {
    await page.keyboard.press('Tab');
    reached.push(
      await page.evaluate(() => {
        const { id = '', dataset, name = '' } = document.activeElement as HTMLInputElement;
        return id || name || Object.keys(dataset).join();
      }),
    );
  }
  expect(reached).toEqual(['kind', 'colours', 'save', 'board-district', 'ask', '']);
});

test('where no drawing can be fetched, the name is painted all the same', async ({ page }) => {
  await page.route('**/paint/**', (route) => route.abort());
  await page.goto(path);
  await page.getByLabel(section.name).fill(name);
  await expect(page.locator('[data-way]')).toHaveCount(1);
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
