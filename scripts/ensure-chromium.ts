// Makes sure that the tests have a browser; on a Debian machine of one's own it installs one.
import { findChromium } from '../tests/chromium.ts';
import { installDebianPackages } from './debian-packages.ts';

const found = () => {
  try {
    return findChromium();
  } catch (error) {
    return error as Error;
  }
};

if (found() instanceof Error && !process.env.CHROMIUM_PATH) installDebianPackages('chromium');
const browser = found();
if (browser instanceof Error) {
  console.error(browser.message);
  process.exit(1);
}
console.log(`Browser of the tests: ${browser}`);
