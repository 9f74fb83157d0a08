import type { Engine } from './browser.ts';
import { chromium, firefox } from './by-puppeteer.ts';
import { webkit } from './webkit.ts';

/** The engines that tests/e2e does not try, installed or not. */
export const engines: Engine[] = [firefox, webkit];
/** Every engine, for what tests/e2e leaves to the tests here. */
export const allEngines: Engine[] = [chromium, ...engines];
