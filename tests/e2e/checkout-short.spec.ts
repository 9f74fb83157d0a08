import { fill } from '#contract/fill.ts';
import { localPath } from '#contract/local-path.ts';
import { formatPrice } from '#contract/money.ts';
import { checkoutProps } from '#src/features/checkout/checkout-props.ts';
import { payableServices } from '#src/features/checkout/selection.ts';
import { checkoutPath } from '#src/site/checkout-path.ts';
import { displayPhone } from '#src/site/links.ts';
import { checkoutContent, pricedServices } from '#tests/fixtures/content.ts';
import { readAllSites } from '#tests/fixtures/site.ts';
import {
  boardsPath,
  checkout,
  checkoutLabels,
  costsOf,
  openOrder,
  orderPath,
  pathOf,
} from './checkout-parts.ts';
import { agency, first, labels, navigation } from './content.ts';
import { path as statusPath } from './payment-status-parts.ts';
import { expect, test } from './site.fixture.ts';

/** Furthest from the top of the page at which a phone shows them, in px. */
const furthest = { field: 420, pay: 900 };
/** The first thing to type: the width of what is sold by its size, otherwise the name. */
const firstField = 'form input, main [inputmode=decimal]';

const phone = first(agency.contact.phones);
const longest = (lengthOf: (service: (typeof pricedServices)[number]) => number) =>
  first(pricedServices.toSorted((a, b) => lengthOf(b) - lengthOf(a)));
const paths = {
  'the longest name': pathOf(longest(({ name }) => name.length)),
  'the longest line of what is included': pathOf(longest(({ includes }) => includes?.length ?? 0)),
  'the boards of a plan': boardsPath,
};

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 800 } });

  const orders = readAllSites().flatMap(({ language }) =>
    Object.entries(paths).map(([what, path]) => ({
      what,
      language,
      path: localPath(language, path),
    })),
  );
  for (const { language, what, path } of orders) {
    test(`the form begins on the first screen and Pay comes soon, with ${what}, in ${language}`, async ({
      page,
    }) => {
      await openOrder(page, path);
      const [first, pay] = [page.locator(firstField).first(), page.locator('form button')];
      const [field, button] = await Promise.all([first.boundingBox(), pay.boundingBox()]);
      expect(field?.y).toBeLessThanOrEqual(furthest.field);
      expect((button?.y ?? Infinity) + (button?.height ?? 0)).toBeLessThanOrEqual(furthest.pay);
    });
  }
});

const phones = [
  { width: 360, height: 740, path: orderPath },
  ...(boardsPath === orderPath ? [] : [{ width: 360, height: 740, path: boardsPath }]),
  { width: 320, height: 640, path: orderPath },
];
for (const { language } of readAllSites()) {
  for (const { width, height, path } of phones) {
    test(`${width} × ${height} shows Pay above the bar at once, ${language}: ${path}`, async ({
      page,
    }) => {
      test.skip(checkoutContent.gstPercent > 0, 'The rows of GST push it down.');
      await page.setViewportSize({ width, height });
      await openOrder(page, localPath(language, path));
      const [button, bar] = await Promise.all([
        page.getByRole('form').getByRole('button').boundingBox(),
        page.locator('[data-chat]').boundingBox(),
      ]);
      expect((button?.y ?? Infinity) + (button?.height ?? 0)).toBeLessThan(bar?.y ?? 0);
    });
  }
}

test('on a tablet the form is as wide as the page, with email and phone side by side', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await openOrder(page);
  const { form, name, email, phone } = checkout(page);
  const heading = page.getByRole('heading', { level: 1 });
  const [line, sheet, ...boxes] = await Promise.all(
    [heading, form, name, email, phone].map((part) => part.boundingBox()),
  );
  const [nameBox, emailBox, phoneBox] = boxes;
  expect(sheet?.x).toBeCloseTo(line?.x ?? 0);
  expect(sheet?.width).toBeCloseTo(line?.width ?? 0);
  expect(emailBox?.y).toBeGreaterThan(nameBox?.y ?? Infinity);
  expect(phoneBox?.y).toBe(emailBox?.y);
  expect(phoneBox?.x).toBeGreaterThan((emailBox?.x ?? Infinity) + (emailBox?.width ?? 0));
});

test('on a small computer the marks of ways to pay are in one row', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await openOrder(page);
  const marks = page.getByRole('main').getByText(/^(?:UPI|RuPay|Visa|Mastercard|PhonePe)$/);
  await expect(marks).toHaveCount(5);
  const tops = await marks.evaluateAll((all) =>
    all.map((mark) => mark.getBoundingClientRect().top),
  );
  expect(new Set(tops).size).toBe(1);
});

test('on a wide screen ways to pay and refund rule are below the order, beside the form', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openOrder(page);
  const order = await page.getByRole('region', { name: checkoutLabels.summary }).boundingBox();
  const form = await page.getByRole('form').boundingBox();
  for (const words of ['RuPay', checkoutLabels.refundLink]) {
    const box = await page.getByRole('main').getByText(words, { exact: true }).boundingBox();
    expect(box?.y).toBeGreaterThan((order?.y ?? Infinity) + (order?.height ?? 0));
    expect((box?.x ?? Infinity) + (box?.width ?? 0)).toBeLessThan(form?.x ?? 0);
  }
});

for (const site of readAllSites()) {
  test(`third-party costs of each service are in one line on a phone, ${site.language}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const { services } = checkoutProps(site);
    // One of the services without any, too.
    const named = services.filter(({ costs }, at) => costs || at === 0);
    for (const { name, amountPaise } of named) {
      await openOrder(page, localPath(site.language, checkoutPath(name, amountPaise)));
      const line = page.getByRole('form').getByText(costsOf(site, name), { exact: true });
      const isOneLine = await line.evaluate((element) => {
        const { height } = element.getBoundingClientRect();
        return height < 1.5 * Number.parseFloat(getComputedStyle(element).lineHeight);
      });
      expect(isOneLine, name).toBe(true);
    }
  });
}

for (const { language, catalogue, payment } of readAllSites()) {
  test(`the order is in sight before any script has come, ${language}`, async ({ page }) => {
    await page.route('**/*.js', (route) => route.abort());
    for (const { name, label, amountPaise, unit, unitLabel, includes } of payableServices(
      catalogue,
    )) {
      await page.goto(localPath(language, checkoutPath(name, amountPaise)));
      const order = page.getByRole('region', { name: payment.checkout.summary });
      const painted = await order.locator('p:visible').evaluateAll((all) =>
        all
          .flatMap((one) => ['::before', '::after'].map((end) => getComputedStyle(one, end)))
          .filter(({ content, visibility }) => content.startsWith('"') && visibility === 'visible')
          .map(({ content }) => JSON.parse(content).trim()),
      );
      const texts = [
        label,
        formatPrice(amountPaise, unit && unitLabel),
        payment.checkout.paysFor[unit ?? 'job'],
        ...(includes ? [includes] : []),
      ];
      expect(painted).toEqual(expect.arrayContaining(texts));
    }
  });
}

/** Amounts of an element that break across lines. */
function findBroken(element: Element): string[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const broken: string[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const range = document.createRange();
    range.selectNodeContents(node);
    const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
    if (node.nodeValue?.startsWith('₹') && lines.size > 1) broken.push(node.nodeValue);
  }
  return broken;
}

test('on small computers no amount breaks', async ({ page }) => {
  for (const width of [896, 1024, 1100]) {
    await page.setViewportSize({ width, height: 768 });
    for (const { name, amountPaise } of pricedServices) {
      await openOrder(page, checkoutPath(name, amountPaise, 3));
      const order = page.getByRole('region', { name: checkoutLabels.summary });
      await expect(order).toContainText('₹');
      expect(await order.evaluate(findBroken), `${name} at ${width} px`).toEqual([]);
    }
  }
});

test('says what the service includes', async ({ page }) => {
  for (const service of pricedServices.filter(({ includes }) => includes)) {
    await openOrder(page, pathOf(service));
    await expect(page.getByText(service.includes ?? '')).toBeVisible();
  }
});

test('names the refund rule and the phone below the button, and the hours once they are known', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openOrder(page);
  const { pay } = checkout(page);
  const main = page.getByRole('main');
  const call = fill(labels.footer.call, { phone: displayPhone(phone) });
  const below = [
    main.getByText(checkoutLabels.refund),
    main.getByRole('link', { name: checkoutLabels.refundLink }),
    ...(agency.contact.opening ? [main.getByText(agency.contact.opening.words)] : []),
    main.locator(`a[href="tel:${phone}"]`, { hasText: call }),
  ];
  const button = await pay.boundingBox();
  for (const part of below) {
    await expect(part).toBeVisible();
    expect((await part.boundingBox())?.y).toBeGreaterThan(button?.y ?? Infinity);
  }
});

for (const path of ['/payment', statusPath]) {
  test(`${path} has the header and footer of every page`, async ({ page }) => {
    // An answer without a page: the visitor stays here.
    await page.route('**/pricing', (route) => route.fulfill({ status: 204 }));
    await page.goto(path);
    await expect(page.getByRole('banner').getByRole('navigation')).toBeVisible();
    const footer = page.getByRole('contentinfo');
    for (const { name } of [...navigation.services.items, ...navigation.policies]) {
      await expect(footer.getByRole('link', { name, exact: true })).toBeVisible();
    }
  });
}
