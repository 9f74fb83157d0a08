import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { parse } from 'yaml';
import { catalogueSchema } from '#contract/catalogue.ts';
import { fill } from '#contract/fill.ts';
import { groupDigits } from '#contract/money.ts';
import type { ContentServer } from '#tests/fixtures/content-server.ts';
import { expectAccess } from './axe-faults.ts';
import { test } from './editing.fixture.ts';
import { memberName, windows } from './office.fixture.ts';
import { office, words } from './office-parts.ts';

// A publication builds the whole site.
test.describe.configure({ mode: 'serial', timeout: 900_000 });

const { content, editor } = office;
const { drafts, photographs, prices, publish, published } = content;
const built = { timeout: 400_000 };

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const alerts = (page: Page) => page.getByRole('alert').filter({ hasText: /./ });

/** Headline of a page in the edited content, by language, and the address of its field in the editor. */
async function headlineOf({ root }: ContentServer, slug: string) {
  const read = async (language: string): Promise<{ sections: { type: string; title: string }[] }> =>
    parse(await readFile(join(root, 'content', language, 'pages', `${slug}.yaml`), 'utf8'));
  const [english, hindi] = [await read('en'), await read('hi')];
  const index = english.sections.findIndex(({ type }) => type === 'hero');
  const titleIn = ({ sections }: typeof english) => sections[index]?.title ?? '';
  return {
    field: `/content/edit/pages/${slug}?at=sections.${index}.title`,
    english: titleIn(english),
    hindi: titleIn(hindi),
  };
}

/** Opens the editor at a field, which gets the focus. */
async function openField(page: Page, address: string) {
  await page.goto(address);
  const field = page.locator('input:focus, textarea:focus');
  await expect(field).toBeVisible();
  return field;
}

const saveButton = (page: Page) => page.getByRole('button', { name: editor.save, exact: true });

/** Waits until the editor says that everything is saved. */
const expectSaved = (page: Page) =>
  expect(
    page.getByRole('status').filter({ hasText: fill(editor.savedAt, { time: '' }) }),
  ).toBeVisible();

/** HTML of a page of the public site, as served now. */
const served = async ({ site }: ContentServer, path: string) =>
  await (await fetch(`${site}${path}`)).text();

/** Presses a button that starts a publication, and waits for its end. */
async function publishBy(page: Page, name: string) {
  await button(page, name).click();
  await expect(page.getByText(publish.running)).toBeVisible();
  await expect(page.getByText(publish.running)).toBeHidden(built);
  await expect(alerts(page)).toHaveCount(0);
}

/** A service of the site that has a price. */
const service = catalogueSchema
  .parse(parse(await readFile('content/en/catalogue.yaml', 'utf8')))
  .categories.flatMap(({ services }) => services)
  .find(({ amountPaise }) => amountPaise !== undefined);
if (!service?.amountPaise) throw new Error('No service has a price');
const newRupees = service.amountPaise / 100 + 7;

async function changePrice(page: Page) {
  await page.goto('/content/prices');
  const name = fill(prices.priceOf, { service: service?.label ?? '' });
  const field = page.getByRole('textbox', { name, exact: true });
  await field.fill('abc');
  await button(page, prices.save).click();
  await expect(page.getByText(prices.priceWrong)).toBeVisible();
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('abc');
  await field.fill(groupDigits(newRupees));
  await button(page, prices.save).click();
  await expect(page.getByRole('link', { name: prices.preview })).toBeVisible();
}

async function changeHeadline(page: Page, field: string, english: string, hindi: string) {
  const first = await openField(page, field);
  await first.fill('');
  await saveButton(page).click();
  await expect(alerts(page).first()).toBeVisible();
  await page.locator('[aria-invalid="true"]').first().fill(english);
  const twin = page.locator('fieldset', { has: page.locator(':focus') }).last();
  await twin.getByRole('textbox', { name: 'हिन्दी' }).fill(hindi);
  await saveButton(page).click();
  await expectSaved(page);
}

async function changeReview(page: Page, text: string) {
  await page.goto('/content/reviews');
  const first = page
    .getByRole('listitem')
    .filter({ has: page.locator('blockquote') })
    .first();
  const address = await first.getByRole('link').getAttribute('href');
  const field = await openField(page, address ?? '');
  await field.fill('Hm');
  await saveButton(page).click();
  await expect(alerts(page).first()).toBeVisible();
  await page.locator('[aria-invalid="true"]').first().fill(text);
  await saveButton(page).click();
  await expectSaved(page);
}

async function addPhotograph(page: Page) {
  await page.goto('/content/photographs?add');
  const jpeg = await sharp({
    create: { width: 1_600, height: 1_200, channels: 3, background: '#b0211a' },
  })
    .jpeg()
    .toBuffer();
  await page.getByLabel(photographs.choose).setInputFiles([
    { name: 'board.jpg', mimeType: 'image/jpeg', buffer: jpeg },
    { name: 'bill.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('%PDF-1.7 a bill') },
  ]);
  await expect(page.getByText(photographs.sent)).toBeVisible();
  await expect(page.getByText(content.photographProblems.notAPhotograph)).toBeVisible();
  await button(page, fill(photographs.removeNumber, { number: 2 })).click();
  await button(page, photographs.save).click();
  await expect(page.getByText(photographs.missing).first()).toBeVisible();
  await page.getByLabel(photographs.format).selectOption({ label: words.formats['shop-board'] });
  await page.getByLabel(photographs.district).selectOption('siwan');
  const texts = { English: 'A red board in the bazaar', हिन्दी: 'बाज़ार में लाल बोर्ड, दूर से दिखता है' };
  for (const [language, text] of Object.entries(texts)) {
    for (const field of [photographs.alt, photographs.place, photographs.job]) {
      await page.getByLabel(fill(photographs.inLanguage, { field, language })).fill(text);
    }
  }
  await page.getByLabel(photographs.width).fill('12');
  await page.getByLabel(photographs.height).fill('4');
  await page.getByLabel(photographs.month).fill('2026-10');
  await page.getByLabel(photographs.consent).fill('The owner, on the phone, in October');
  await button(page, photographs.save).click();
  await expect(page.getByText(photographs.saved)).toBeVisible();
}

test.describe('on a phone, and back on a computer', () => {
  test.use({ viewport: windows['at 360 px'] });

  test('a headline, a price, a review and a photograph are published, and undone', async ({
    edited,
    openAs,
  }) => {
    const page = await openAs();
    const before = await headlineOf(edited, 'about');
    const [english, hindi] = ['We paint the whole bazaar', 'हम पूरा बाज़ार रंगते हैं'];
    const review = 'They painted our wall in two days, and people ask for tiles now.';
    await changePrice(page);
    await changeHeadline(page, before.field, english, hindi);
    await changeReview(page, review);
    await addPhotograph(page);

    await page.goto('/content');
    const list = page.getByRole('region', { name: new RegExp(`^${drafts.title}`) });
    await expect(list.getByRole('checkbox')).toHaveCount(4);
    await expect(list).toContainText(`₹${groupDigits(newRupees)}`);
    await expectAccess(page, [1280, 360]);

    await page.goto('/content/preview?document=pages/about');
    const frame = page.frameLocator('iframe');
    await expect(frame.getByRole('heading', { level: 1 })).toContainText(english, built);
    await page.getByRole('radio', { name: 'हिन्दी' }).check();
    await expect(frame.getByRole('heading', { level: 1 })).toContainText(hindi);
    expect(await served(edited, '/about')).toContain(before.english);

    await page.goto('/content');
    await button(page, fill(publish.button, { count: 4 })).click();
    await publishBy(page, publish.confirm);
    expect(await served(edited, '/about')).toContain(english);
    expect(await served(edited, '/hi/about')).toContain(hindi);
    expect(await served(edited, '/pricing')).toContain(groupDigits(newRupees));
    expect(await served(edited, '/work')).toContain('A red board in the bazaar');

    await page.setViewportSize(windows['at 1280 px']);
    await publishBy(page, published.undo);
    expect(await served(edited, '/about')).toContain(before.english);
    expect(await served(edited, '/pricing')).not.toContain(groupDigits(newRupees));
    expect(await headlineOf(edited, 'about')).toEqual(before);
  });
});

for (const [width, viewport] of Object.entries(windows)) {
  test.describe(width, () => {
    test.use({ viewport });

    test('of two members who change one headline, the second decides, and nothing is lost', async ({
      edited,
      openAs,
    }) => {
      const { field } = await headlineOf(edited, 'about');
      const first = memberName();
      const [one, other] = [await openAs(first), await openAs()];
      const [theirs, mine] = [await openField(one, field), await openField(other, field)];
      await theirs.fill('Headline of the first');
      await saveButton(one).click();
      await expectSaved(one);
      await mine.fill('Headline of the second');
      await saveButton(other).click();
      await expect(other.getByText(fill(editor.conflictTitle, { name: first }))).toBeVisible();
      await expect(other.getByText('Headline of the first')).toBeVisible();
      await other.getByRole('radio', { name: new RegExp(editor.keepMine) }).check();
      await button(other, editor.conflictSave).click();
      await expectSaved(other);
      await one.goto('/content');
      await expect(one.getByText('Headline of the second')).toBeVisible();
      for (const discard of await button(one, new RegExp(drafts.discard)).all()) {
        await discard.click();
        await button(one, drafts.discardConfirm).click();
      }
      await expect(one.getByText(drafts.none)).toBeVisible();
    });
  });
}
