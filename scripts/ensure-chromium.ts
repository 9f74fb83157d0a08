// Makes sure that the tests have a browser, and it letters for Hindi, as every phone in India has them: without
// any, each sign of a syllable is a box of its own. As root on Debian it installs what is missing.
import { spawnSync } from 'node:child_process';
import { exitWith } from '../server/startup-error.ts';
import { findChromium } from '../tests/chromium.ts';
import { installDebianPackages } from './debian-packages.ts';

try {
  findChromium();
} catch {
  if (!process.env.CHROMIUM_PATH) installDebianPackages('chromium');
}
const fonts = spawnSync('fc-list', [':lang=hi'], { encoding: 'utf8' });
if (!fonts.stdout) installDebianPackages('fontconfig', 'fonts-lohit-deva');
try {
  console.log(`Browser of the tests: ${findChromium()}`);
} catch (error) {
  exitWith(error);
}
