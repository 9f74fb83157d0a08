// Says which engines the journeys can be made in, and installs the missing ones on a Debian machine
// of one's own: npm run engines.
import { engines } from '../tests/engines/engines.ts';
import { installDebianPackages } from './debian-packages.ts';

const isMissingAny = () => engines.some(({ missing }) => missing());

if (isMissingAny()) {
  installDebianPackages('firefox-esr', 'webkit2gtk-driver', 'xvfb');
}
for (const { name, missing } of engines) console.log(`${name}: ${missing() ?? 'installed'}`);
if (isMissingAny()) process.exitCode = 1;
