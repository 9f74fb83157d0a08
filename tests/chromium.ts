import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { onPath } from './fixtures/installed.ts';

const systemNames = ['google-chrome', 'google-chrome-stable', 'chromium-browser', 'chromium'];

/**
 * The whole browser, as visitors have it: CHROMIUM_PATH, one on the PATH, Playwright's download, in
 * that order. Throws an Error that says plainly what to do if there is none.
 */
export function findChromium(): string {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (existsSync(named)) return named;
    throw new Error(`CHROMIUM_PATH is ${named}, but there is no such file.`);
  }
  const found = [onPath(...systemNames), chromium.executablePath()].find(
    (file) => file && existsSync(file),
  );
  if (found) return found;
  throw new Error(
    'This needs a Chromium. Install one with "apt-get install chromium" (Debian), ' +
      '"npx playwright install chromium" (elsewhere), or set CHROMIUM_PATH to yours.',
  );
}

/**
 * The browser of the tests: CHROMIUM_PATH, Debian's headless shell, or any other; throws as findChromium does. The
 * shell is Chromium without windows and services of its own, half the work of a visit. It has no back/forward cache.
 */
export const findTestBrowser = (): string =>
  (!process.env.CHROMIUM_PATH && onPath('chromium-headless-shell')) || findChromium();

/** Flags for a quiet Chromium without a sandbox of its own, as in containers. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Letters as wide as on phones: the headless shell would round their widths.
  '--font-render-hinting=none',
];

/**
 * Features by which Chromium loads two pages of its address bar with every page that is opened, though none
 * can be seen: half the work of a short visit. The headless shell has no address bar.
 */
export const hiddenPages = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'AimEnabled'];

/** How Playwright launches the browser of the tests; throws as findChromium does. */
export const launchOptions = (): { executablePath: string; args: string[] } => ({
  executablePath: findTestBrowser(),
  args: chromiumFlags,
});

/** Launches the whole browser with the back/forward cache, which Playwright switches off. */
export const withBackForwardCache = () => ({
  executablePath: findChromium(),
  args: chromiumFlags,
  ignoreDefaultArgs: ['--disable-back-forward-cache'],
});
