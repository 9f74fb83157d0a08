import { spawnSync } from 'node:child_process';
import { chromiumFlags, findChromium } from '#tests/chromium.ts';
import { onPath } from '#tests/fixtures/installed.ts';
import { type Engine, openByDriver } from './engine.ts';

const findDriver = () => onPath('chromedriver');

/** First number of a program's version: a driver fits only the browser of the same one. */
function majorOf(program: string): string | undefined {
  const { stdout } = spawnSync(program, ['--version'], { encoding: 'utf8' });
  return /\d+/.exec(stdout ?? '')?.[0];
}

function missing(): string | undefined {
  const driver = findDriver();
  if (!driver) return 'chromedriver is not installed';
  const browser = findChromium();
  return majorOf(driver) === majorOf(browser) ? undefined : `${driver} does not fit ${browser}`;
}

/** Blink: the Chromium of all tests, by chromedriver (Debian's package chromium-driver). */
export const chromium: Engine = {
  name: 'Chromium',
  missing,
  open: () =>
    openByDriver(findDriver() ?? '', {
      browserName: 'chrome',
      'goog:chromeOptions': {
        binary: findChromium(),
        args: ['--headless=new', ...chromiumFlags],
        // Loads nothing ahead: the driver loses its window to a page that was rendered before.
        prefs: { 'net.network_prediction_options': 2 },
      },
    }),
};
