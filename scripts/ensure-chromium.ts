// Makes sure that the tests have a browser; as root on Debian it installs one.
import { exitWith } from '../server/startup-error.ts';
import { findChromium } from '../tests/chromium.ts';
import { installDebianPackages } from './debian-packages.ts';

try {
  findChromium();
} catch {
  if (!process.env.CHROMIUM_PATH) installDebianPackages('chromium');
}
try {
  console.log(`Browser of the tests: ${findChromium()}`);
} catch (error) {
  exitWith(error);
}
