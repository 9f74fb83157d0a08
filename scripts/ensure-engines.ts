// npm run engines: lists the installed browser engines, and as root on Debian installs missing ones.
import { engines } from '../tests/engines/engines.ts';
import { installDebianPackages } from './debian-packages.ts';

const isMissingAny = () => engines.some(({ missing }) => missing());

if (isMissingAny()) {
  installDebianPackages('firefox-esr', 'webkit2gtk-driver', 'xvfb');
}
for (const { name, missing } of engines) console.log(`${name}: ${missing() ?? 'installed'}`);
if (isMissingAny()) process.exitCode = 1;
