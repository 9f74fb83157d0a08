// Makes sure that the deployment tests have a Caddy. On Debian it unpacks the package beside the
// tests instead of installing it, because an installed Caddy starts and takes port 80.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { findCaddy, unpackedCaddy } from '../tests/deploy/caddy-program.ts';

const run = (program: string, ...args: string[]) =>
  spawnSync(program, args, { cwd: unpackedCaddy, stdio: ['ignore', 'ignore', 'inherit'] })
    .status === 0;

const download = () => run('/usr/bin/apt-get', 'download', '-qq', 'caddy');

function unpackDebianPackage(): void {
  if (!existsSync('/usr/bin/apt-get')) return;
  console.log('No Caddy found. Unpacking the Debian package "caddy" …');
  mkdirSync(unpackedCaddy, { recursive: true });
  const done = download() || (run('/usr/bin/apt-get', 'update', '-qq') && download());
  const archive = readdirSync(unpackedCaddy).find((file) => file.endsWith('.deb'));
  if (done && archive) run('/usr/bin/dpkg-deb', '-x', archive, '.');
}

if (!findCaddy()) unpackDebianPackage();
const caddy = findCaddy();
console.log(
  caddy
    ? `Caddy of the deployment tests: ${caddy}`
    : 'There is no Caddy, so the tests of deploy/Caddyfile are skipped. Put one on the PATH.',
);
