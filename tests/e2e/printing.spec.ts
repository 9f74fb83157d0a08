import { localPath } from '#contract/local-path.ts';
import { formatPaise } from '#contract/money.ts';
import type { Site } from '#src/content/site.ts';
import { districtServices } from '#src/site/district-sections.ts';
import { displayPhone } from '#src/site/links.ts';
import { districtPath } from '#src/site/routes.ts';
import { type PrintedSheet, printSheets, withoutSpace } from '#tests/fixtures/printed-sheets.ts';
import { readAllSites } from '#tests/fixtures/site.ts';
import { first } from './content.ts';
import { expect, test } from './site.fixture.ts';

/** A PDF keeps the letters of Latin words only. */
const isLatin = (text: string) => !/[^\x20-\x7e₹·]/.test(text);

/** Expects one sheet of A4 with all these texts on it, and nothing beyond its edges. */
function expectOneSheet(sheets: PrintedSheet[], texts: string[]): void {
  expect(sheets).toHaveLength(1);
  const sheet = first(sheets);
  expect([sheet.widthMm, sheet.heightMm, sheet.cutOff]).toEqual([210, 297, []]);
  const expected = texts.filter(isLatin).map(withoutSpace);
  expect(expected.filter((text) => !sheet.text.includes(text))).toEqual([]);
}

/** What the foot of every printed page has. */
const footOf = ({ agency }: Site, path: string) => [
  ...agency.contact.phones.map(displayPhone),
  agency.url.replace('https://', '') + path,
  String(new Date().getFullYear()),
];

/** The district whose page says most. */
const longestDistrict = ({ districts }: Site) =>
  first(
    districts.toSorted((one, other) => JSON.stringify(other).length - JSON.stringify(one).length),
  );

for (const site of readAllSites()) {
  const { catalogue, language } = site;

  test.describe(`on paper, ${language}`, () => {
    test('the rate card is one sheet with every service, price and the disclaimer', async ({
      page,
    }) => {
      const path = localPath(language, '/pricing');
      await page.goto(path);
      const services = catalogue.categories.flatMap((category) => category.services);
      const prices = services.flatMap(({ amountPaise = [] }) =>
        [amountPaise].flat().map(formatPaise),
      );
      const disclaimers = first(
        site.pages.filter(({ slug }) => slug === 'pricing'),
      ).sections.flatMap((section) => (section.type === 'rate-card' ? [section.disclaimer] : []));
      expectOneSheet(await printSheets(page), [
        ...services.map(({ label }) => label),
        ...prices,
        ...disclaimers,
        ...footOf(site, path),
      ]);
      // The code is fetched by printing alone.
      const code = page.locator('[data-print-foot] img');
      expect(await code.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(
        0,
      );
    });

    test('a district is one sheet with its services, formats and prices', async ({ page }) => {
      const district = longestDistrict(site);
      const path = localPath(language, districtPath(district.slug));
      await page.goto(path);
      expectOneSheet(await printSheets(page), [
        ...district.services.flatMap(({ title, text }) => [title, text]),
        ...district.formats.map(({ text }) => text),
        ...districtServices(district, catalogue).map(({ amountPaise = 0 }) =>
          formatPaise(amountPaise),
        ),
        ...footOf(site, path),
      ]);
    });
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the rate card has its print styles', async ({ page }) => {
    await page.goto('/pricing');
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('footer')).toBeHidden();
    await expect(page.locator('[data-print-foot]')).toBeVisible();
  });
});

test('is black on white in the dark scheme, with the QR code, without controls', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/pricing');
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
  const look = await page.evaluate(() =>
    [...document.body.querySelectorAll('[data-printed] *, [data-print-foot] *')]
      .filter((element) => element.checkVisibility())
      .map((element) => {
        const { backgroundColor, color } = getComputedStyle(element);
        return `${color} on ${backgroundColor}`;
      }),
  );
  expect(new Set(look)).toEqual(new Set(['rgb(0, 0, 0) on rgba(0, 0, 0, 0)']));
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'light');
  await expect(page.locator('[data-print-foot] img')).toBeVisible();
  expect(
    await page.locator('[data-printed] a, nav, footer').filter({ visible: true }).count(),
  ).toBe(0);
});
