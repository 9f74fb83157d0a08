import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import sharp from 'sharp';
import { languagesIn } from '#contract/content/languages.ts';
import { openSampleOffice, type SampleOrders } from '#tests/fixtures/sample-office.ts';
import { contactSheet } from './contact-sheet.ts';

const sizes = [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
];

type SampleOffice = Awaited<ReturnType<typeof openSampleOffice>>;

/** Every page, and the forms of an order, by the names of their files. */
const pagesOf = ({ paid, flagged, refunded }: SampleOrders): [name: string, path: string][] => [
  ['today', '/'],
  ['find', '/orders'],
  ['find-none', '/orders?q=nobody'],
  ['order', `/orders/${paid}`],
  ['order-flagged', `/orders/${flagged}`],
  ['order-refunded', `/orders/${refunded}`],
  ['note', `/orders/${paid}#note`],
  ['resolve', `/orders/${flagged}#resolve`],
  ['refund', `/orders/${paid}#refund`],
  ['forget', `/orders/${paid}#forget`],
  ['receipt', `/orders/${paid}/receipt`],
  ['sheet', '/sheet'],
  ['leads', '/leads?period=month'],
  ['devices', '/devices'],
  ['unknown', '/nowhere'],
];

/** A tab in that language, signed in by default. */
async function openTab(
  browser: Browser,
  { session }: SampleOffice,
  { language, isSignedIn = true, ...options }: TabOptions,
): Promise<Page> {
  const context = await browser.newContext({ ...options, reducedMotion: 'reduce' });
  if (isSignedIn) await context.addCookies([session]);
  await context.addInitScript(
    (chosen) => localStorage.setItem('office-language', chosen),
    language,
  );
  return await context.newPage();
}

interface TabOptions extends BrowserContextOptions {
  language: string;
  isSignedIn?: boolean;
}

/** Opens a page and waits until it shows what it loads. */
async function show(page: Page, address: string): Promise<void> {
  await page.goto('about:blank');
  await page.goto(address);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForFunction(() => !document.querySelector('main [aria-busy=true]'));
  // The stream of events keeps the network busy: the pages' own requests are done after this.
  await page.waitForTimeout(700);
  await page.evaluate(() => document.fonts.ready);
}

/** Pictures of every page of the office in every language, at two widths, light and dark. */
export async function captureOffice(browser: Browser): Promise<void> {
  const office = await openSampleOffice();
  for (const language of languagesIn()) {
    for (const colorScheme of ['light', 'dark'] as const) {
      for (const viewport of sizes) {
        const kind = `${language}-${viewport.width}-${colorScheme}`;
        const pictures: Buffer[] = [];
        const take = async (page: Page, name: string, path: string) => {
          await show(page, office.origin + path);
          const file = `screenshots/office-${name}-${kind}.png`;
          pictures.push(await page.screenshot({ path: file, fullPage: true }));
          console.log(file);
        };
        const options = { language, colorScheme, viewport };
        const stranger = await openTab(browser, office, { ...options, isSignedIn: false });
        await take(stranger, 'signed-out', '/');
        await take(stranger, 'sign-in', `/#sign-in=${(await office.invite()).token}`);
        await stranger.context().close();
        const page = await openTab(browser, office, options);
        for (const [name, path] of pagesOf(office.orderIds)) await take(page, name, path);
        await page.context().close();
        await contactSheet(pictures, viewport, `screenshots/sheet-office-${kind}.png`);
      }
    }
  }
  await office.close();
}

const phone = { width: 360, height: 740 };
const gap = 24;
const scale = 1.5;

/** Draws docs/pictures/office.png: Today and one order on two phones, side by side. */
export async function drawPhones(browser: Browser): Promise<void> {
  const office = await openSampleOffice();
  const page = await openTab(browser, office, {
    language: 'en',
    viewport: phone,
    deviceScaleFactor: scale,
  });
  const pictures: Buffer[] = [];
  for (const path of ['/', `/orders/${office.orderIds.refunded}`]) {
    await show(page, office.origin + path);
    pictures.push(await page.screenshot());
  }
  await page.context().close();
  await office.close();
  const [width, height] = [phone.width * scale, phone.height * scale];
  await sharp({
    create: {
      width: 2 * width + gap,
      height,
      channels: 4,
      background: '#0000',
    },
  })
    .composite(pictures.map((input, index) => ({ input, left: index * (width + gap), top: 0 })))
    .png({ palette: true, colours: 64, effort: 10 })
    .toFile('docs/pictures/office.png');
}
