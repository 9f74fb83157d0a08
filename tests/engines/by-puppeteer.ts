import puppeteer, { type LaunchOptions } from 'puppeteer-core';
import { findTestBrowser, launchOptions } from '#tests/chromium.ts';
import { onPath } from '#tests/fixtures/installed.ts';
import type { Browser, Engine } from './browser.ts';

const findFirefox = () => onPath('firefox-esr', 'firefox');

/** Launches a browser of the machine: Firefox is driven by WebDriver BiDi, Chromium by its own protocol. */
async function launch(options: LaunchOptions): Promise<Browser> {
  const browser = await puppeteer.launch({
    timeout: 240_000,
    protocolTimeout: 240_000,
    ...options,
  });
  // In Firefox the first page never has the focus, so that Enter presses no button.
  const page = await browser.newPage();
  page.setDefaultTimeout(240_000);
  return {
    resize: (width, height) => page.setViewport({ width, height }),
    open: async (address) => void (await page.goto(address)),
    reload: async () => void (await page.reload()),
    address: async () => page.url(),
    run: <Result>(script: string, ...values: unknown[]) =>
      // An expression: a page whose policy forbids eval runs it all the same.
      page.evaluate(
        `(function () { ${script}\n }).apply(null, ${JSON.stringify(values)})`,
      ) as Promise<Result>,
    point: async (pointing, x, y) => {
      if (pointing === 'touch') await page.touchscreen.tap(x, y);
      else if (pointing === 'mouse') await page.mouse.click(x, y);
      else await page.mouse.move(x, y);
    },
    type: (text) => page.keyboard.type(text),
    pressKey: (key) => page.keyboard.press(key),
    close: () => browser.close(),
  };
}

/** Gecko: Debian's firefox-esr, or another Firefox on the PATH. */
export const firefox: Engine = {
  name: 'Firefox',
  missing: () => (findFirefox() ? undefined : 'neither firefox-esr nor firefox is installed'),
  open: () => launch({ browser: 'firefox', executablePath: findFirefox() ?? '' }),
};

/** Blink: the Chromium of all tests, for what the journeys of tests/e2e do not try. */
export const chromium: Engine = {
  name: 'Chromium',
  missing: () => {
    try {
      findTestBrowser();
      return undefined;
    } catch (error) {
      return String(error);
    }
  },
  open: () => launch({ browser: 'chrome', ...launchOptions() }),
};
