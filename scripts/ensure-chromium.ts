// Makes sure that the tests and benches have a browser, the font for Hindi of Android phones and one as wide
// as Arial. Without the first font Hindi is drawn otherwise and later than on phones; without the second the
// fonts that stand in for the display font have other widths. As root on Debian it installs what is missing.
import { spawnSync } from 'node:child_process';
import { exitWithMessage } from '../server/config.ts';
import { findTestBrowser } from '../tests/chromium.ts';
import { onPath } from '../tests/fixtures/installed.ts';
import { installDebianPackages } from './debian-packages.ts';

const missing = ['chromium', 'chromium-headless-shell'].filter((name) => !onPath(name));
if (!process.env.CHROMIUM_PATH && missing.length > 0) installDebianPackages(...missing);
const hasFont = (pattern: string): boolean =>
  Boolean(spawnSync('fc-list', [pattern], { encoding: 'utf8' }).stdout);
if (!hasFont('Noto Sans Devanagari')) installDebianPackages('fontconfig', 'fonts-noto-core');
if (!hasFont('Arial') && !hasFont('Liberation Sans')) installDebianPackages('fonts-liberation');
try {
  console.log(`Browser of the tests: ${findTestBrowser()}`);
} catch (error) {
  exitWithMessage(error);
}
