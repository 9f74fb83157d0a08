// Makes sure that the tests have a browser; on a Debian machine of one's own it installs one.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findChromium } from '../tests/chromium.ts';

const found = () => {
  try {
    return findChromium();
  } catch (error) {
    return error as Error;
  }
};

/** Installs Debian's package where that is possible: as root, with apt-get. */
function installDebianPackage(): void {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  console.log('No Chromium found. Installing the Debian package "chromium" …');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit', env });
  spawnSync('apt-get', ['install', '-y', '-qq', 'chromium'], { stdio: 'inherit', env });
}

if (found() instanceof Error && !process.env.CHROMIUM_PATH) installDebianPackage();
const browser = found();
if (browser instanceof Error) {
  console.error(browser.message);
  process.exit(1);
}
console.log(`Browser of the tests: ${browser}`);
