// Takes pictures of pages of a running site, to be looked at: three widths, light and dark.
// Usage: npm run screenshots -- [http://localhost:4321] [path ...]; they land in screenshots/.
import { mkdir } from 'node:fs/promises';
import { chromium } from '@playwright/test';
import { layOutBelowFold } from '../tests/below-fold.ts';
import { launchOptions } from '../tests/chromium.ts';

const [origin = 'http://localhost:4321', ...named] = process.argv.slice(2);
const paths = named.length > 0 ? named : ['/', '/pricing', '/services/seo', '/contact'];
const sizes = [
  { width: 360, height: 800 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
];

await mkdir('screenshots', { recursive: true });
const browser = await chromium.launch(launchOptions());
for (const colorScheme of ['light', 'dark'] as const) {
  for (const viewport of sizes) {
    const context = await browser.newContext({ viewport, colorScheme, reducedMotion: 'reduce' });
    const page = await context.newPage();
    for (const path of paths) {
      await page.goto(origin + path);
      await page.evaluate(layOutBelowFold);
      await page.evaluate(() => document.fonts.ready);
      const name = path === '/' ? 'home' : path.slice(1).replaceAll('/', '-');
      const file = `screenshots/${name}-${viewport.width}-${colorScheme}.png`;
      await page.screenshot({ path: file, fullPage: true });
      console.log(file);
    }
    await context.close();
  }
}
await browser.close();
