// npm run screenshots -- [http://localhost:4321] [path …]: pictures of every page, or of these, of a running site in
// every language, at three widths, light and dark. They land in screenshots/, with a contact sheet of the tops of the
// pages for each language, width and scheme. Without a path the built office follows, with sample orders; with
// `office` for the address it comes alone, and the README's picture of it is drawn. With Roboto and Noto Sans
// Devanagari installed they show what Android shows.
import { mkdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import { chromium } from '@playwright/test';
import { localPath } from '#contract/local-path.ts';
import { checkoutPath } from '#src/site/checkout-path.ts';
import { isAlias, routesOf } from '#src/site/routes.ts';
import { service } from '#tests/fixtures/content.ts';
import { readAllSites, readSite } from '#tests/fixtures/site.ts';
import { layOutBelowFold } from '../tests/below-fold.ts';
import { launchOptions } from '../tests/chromium.ts';
import { contactSheet } from './pictures/contact-sheet.ts';
import { captureOffice, drawPhones } from './pictures/office.ts';

const [origin = 'http://localhost:4321', ...named] = process.argv.slice(2);
const isOffice = origin === 'office';
const sizes = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
];
/** Kinds with many similar pages, such as districts: the first two represent all. */
const alike = ['district', 'branch', 'policy'];

const routes = routesOf(readSite()).filter((route) => !isAlias(route) && !route.place);
const everyKind = routes
  .filter(({ kind }, index) => {
    const before = routes.slice(0, index).filter((route) => route.kind === kind).length;
    return !alike.includes(kind) || before < 2;
  })
  .map(({ path }) =>
    path === '/payment' ? checkoutPath(service.name, service.amountPaise) : path,
  );
const paths = named.length > 0 ? named : everyKind;

await mkdir('screenshots', { recursive: true });
const browser = await chromium.launch({
  ...launchOptions(),
  env: { ...process.env, FONTCONFIG_FILE: resolve('scripts/pictures/android-fonts.conf') },
});
for (const { language } of isOffice ? [] : readAllSites()) {
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const viewport of sizes) {
      const context = await browser.newContext({ viewport, colorScheme, reducedMotion: 'reduce' });
      const page = await context.newPage();
      const pictures: Buffer[] = [];
      const kind = `${language}-${viewport.width}-${colorScheme}`;
      for (const path of paths) {
        await page.goto(origin + localPath(language, path));
        await page.evaluate(layOutBelowFold);
        await page.evaluate(() => document.fonts.ready);
        const name = new URL(page.url()).pathname.slice(1).replaceAll('/', '-') || 'home';
        const file = `screenshots/${name}-${kind}.png`;
        pictures.push(await page.screenshot({ path: file, fullPage: true }));
        console.log(file);
      }
      await contactSheet(pictures, viewport, `screenshots/sheet-${kind}.png`);
      await context.close();
    }
  }
}
if (named.length === 0) await captureOffice(browser);
if (isOffice) await drawPhones(browser);
await browser.close();
