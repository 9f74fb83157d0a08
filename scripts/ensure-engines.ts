// Says which engines the journeys can be made in, and installs the missing ones on a Debian machine
// of one's own: npm run engines.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { engines } from '../tests/engines/engines.ts';

const packages = ['chromium-driver', 'firefox-esr', 'webkit2gtk-driver', 'xvfb'];

const isMissingAny = () => engines.some(({ missing }) => missing());

/** Installs Debian's packages where that is possible: as root, with apt-get. */
function installDebianPackages(): void {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const run = (...words: string[]) => spawnSync('apt-get', words, { stdio: 'inherit', env });
  run('update', '-qq');
  run('install', '-y', '-qq', '--no-install-recommends', ...packages);
}

if (isMissingAny()) installDebianPackages();
for (const { name, missing } of engines) console.log(`${name}: ${missing() ?? 'installed'}`);
if (isMissingAny()) process.exitCode = 1;
