import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { localPath } from '#contract/local-path.ts';
import { districtPath } from '#src/site/routes.ts';
import { sites } from './agency.ts';
import { type Fault, noFaults } from './faults.ts';
import { openTab, type Tab } from './tab.ts';

let tab: Tab;

beforeAll(async () => {
  tab = await openTab();
});
afterAll(() => tab.close());

/** Runs in the browser: prices of signs that are links, with their lines of text. */
function signPrices() {
  const prices = document.querySelectorAll('main li:has(> h3 > a) > p > span');
  return [...prices].map((price) => {
    const text = document.createRange();
    text.selectNodeContents(price);
    const tops = [...text.getClientRects()].map(({ top }) => Math.round(top));
    return { text: text.toString(), lines: new Set(tops).size };
  });
}

it.each([320, 360])('keeps price and unit on one line of a sign at %i px', async (width) => {
  const faults: Fault[] = [];
  await tab.page.setViewportSize({ width, height: 740 });
  for (const { language, pages } of sites) {
    const path = localPath(language, '/');
    const signs = pages
      .filter(({ slug }) => slug === 'index')
      .flatMap(({ sections }) => sections)
      .flatMap((section) => (section.type === 'service-board' ? section.items : []));
    await tab.page.goto(inject('origin') + path);
    const prices = await tab.page.evaluate(signPrices);
    expect(prices.length > 0).toBe(signs.some(({ from }) => from));
    const broken = prices.filter(({ lines }) => lines > 1);
    faults.push(...broken.map(({ text, lines }) => ({ path, fault: `"${text}": ${lines} lines` })));
  }
  noFaults(faults);
});

/** Runs in the browser: sizes of the letters of the sticker's service, and of its price. */
function stickerSizes() {
  const [service, from] = document.querySelectorAll('main h1 ~ p > a > span');
  const sizeOf = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize);
  return {
    service: [service, ...(service?.children ?? [])].flatMap((one) => (one ? sizeOf(one) : [])),
    price: Math.max(0, ...[...(from?.children ?? [])].map(sizeOf)),
  };
}

it('sets the service of a sticker smaller than its price, also beside a map', async () => {
  const faults: Fault[] = [];
  await tab.page.setViewportSize({ width: 360, height: 740 });
  for (const { language, districts } of sites) {
    for (const { slug } of districts) {
      const path = localPath(language, districtPath(slug));
      await tab.page.goto(inject('origin') + path);
      const { service, price } = await tab.page.evaluate(stickerSizes);
      // A district whose services are all on request has none.
      if (Math.max(...service) >= price) faults.push({ path, fault: `${service} px, ${price} px` });
    }
  }
  noFaults(faults);
});
